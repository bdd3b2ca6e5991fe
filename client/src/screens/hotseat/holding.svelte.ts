import { untrack } from "svelte";
import type { RoomStore } from "../../game/room.svelte";
import type { OwnView, PublicView, RoomView, Seat } from "../../game/types";
import { nextHolder } from "./holder";

interface Looking {
  store: RoomStore;
  room: RoomView;
  game: PublicView;
}

/**
 * Whose eyes look at the table: one's own seat; on a shared device the seat that holds it; else nobody's. What a seat may
 * see is covered until the one who takes the device says so. Make it while a component is made: it follows the game.
 */
export class Holding {
  readonly #looking: () => Looking;
  #holder = $state<Seat | null>(null);
  /** Who asked for the device out of turn, still covered. */
  #peeking = $state<Seat | null>(null);
  #peeked = $state<Seat | null>(null);

  constructor(looking: () => Looking) {
    this.#looking = looking;
    $effect(() => {
      const { game } = looking();
      // Who has played gives the device back: their hand is not left on the screen.
      const holder = this.#holder;
      if (holder !== null && !game.awaited.includes(holder) && untrack(() => this.#peeked) !== holder)
        this.#holder = null;
    });
    $effect(() => {
      const { store, room } = looking();
      // A reveal and a pause are everybody's: whoever takes the device afterwards says so, the last holder too.
      if (store.reveal !== null || room.paused) this.#holder = this.#peeked = this.#peeking = null;
    });
  }

  get mine(): readonly Seat[] {
    return this.#looking().store.session.seats;
  }

  get shared(): boolean {
    return this.mine.length > 1;
  }

  get held(): boolean {
    return this.#holder !== null;
  }

  get peeking(): boolean {
    return this.#peeking !== null;
  }

  /** The seat whose view is to be uncovered before anything of it is shown. */
  readonly covered = $derived.by((): Seat | null => {
    const { store, room, game } = this.#looking();
    if (!this.shared || store.reveal !== null || room.paused) return null;
    const due = nextHolder(game, this.mine, this.#holder);
    return this.#peeking ?? (due !== null && due !== this.#holder ? due : null);
  });

  readonly viewer = $derived.by((): Seat | null => (this.shared ? this.#holder : (this.mine[0] ?? null)));

  readonly own = $derived.by((): OwnView | null =>
    this.viewer === null ? null : this.#looking().store.ownOf(this.viewer),
  );

  uncover(seat: Seat): void {
    this.#peeked = this.#peeking === null ? null : seat;
    this.#holder = seat;
    this.#peeking = null;
  }

  /** Somebody wants the device though it is not their turn, or no longer does. */
  peek(seat: Seat | null): void {
    this.#peeking = seat;
  }

  /** The device is laid down. */
  giveBack(): void {
    this.#holder = this.#peeked = null;
  }
}
