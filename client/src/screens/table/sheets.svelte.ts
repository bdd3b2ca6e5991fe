import { untrack } from "svelte";
import type { RoomView, Seat } from "../../game/types";

interface Looking {
  room: RoomView;
  mine: readonly Seat[];
}

/** Which sheets lie over the table, and what has been said since the talk was last read. Make it while a component is made. */
export class TableSheets {
  menu = $state(false);
  talking = $state(false);
  path = $state(false);
  /** The seat whose sheet is open. */
  picked = $state<Seat | null>(null);
  readonly #looking: () => Looking;
  #readUpTo = $state(0);

  constructor(looking: () => Looking) {
    this.#looking = looking;
    const last = (): number => looking().room.talk.at(-1)?.n ?? 0;
    this.#readUpTo = untrack(last);
    $effect(() => {
      if (this.talking) this.#readUpTo = last();
    });
  }

  readonly pick = (seat: Seat): void => {
    this.picked = seat;
  };

  readonly unread = $derived.by((): number => {
    const { room, mine } = this.#looking();
    return room.talk.filter(
      (line) => line.kind === "say" && line.n > this.#readUpTo && (line.seat === null || !mine.includes(line.seat)),
    ).length;
  });
}
