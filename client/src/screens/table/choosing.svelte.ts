import { list, t } from "../../i18n/index.svelte";
import { DraftBook } from "../../game/drafts.svelte";
import type { RoomStore } from "../../game/room.svelte";
import type { CardId, ClueInput, Intent, OwnView, PublicView, RoomView, Slot } from "../../game/types";
import { play } from "../../sound/sound.svelte";
import { HttpRefused, sendRecording } from "../../wire/http";
import { LIMITS } from "../../wire/server";
import { blobOf } from "./recording";

/** The one button: what it says, and what it does. Not ready: it says what is missing. */
export interface Primary {
  label: string;
  ready: boolean;
  /** The move it would be, where it can be told at once. */
  intent?: Intent;
  act: () => Promise<unknown>;
}

interface Looking {
  store: RoomStore;
  room: RoomView;
  game: PublicView;
  own: OwnView | null;
}

/** A seat's choice in the making: what is picked up, and the one button that plays it. */
export class Choosing {
  readonly #book = new DraftBook();
  readonly #looking: () => Looking;
  /** A recording is on its way to the server. */
  sending = $state(false);
  #order: CardId[] = [];

  constructor(looking: () => Looking) {
    this.#looking = looking;
  }

  /** Turn to the page of this turn and seat; call before rendering. */
  open(): void {
    const { room, game, own } = this.#looking();
    if (own !== null) this.#book.open({ room: room.room, game: room.game_number, turn: game.turn, seat: own.seat });
  }

  get draft() {
    return this.#book.value;
  }

  readonly change = (changes: Parameters<DraftBook["change"]>[0]): void => {
    if ((changes.cards?.length ?? changes.slots?.length ?? 0) > 0) play("select");
    this.#book.change(changes);
  };

  /** Hand and handed-in cards in an order that stays: what was handed in keeps its place in the strip. */
  get cards(): CardId[] | null {
    const { own } = this.#looking();
    if (own === null || own.hand === null) return null;
    const held = [...own.hand, ...(own.choices.hand_in ? own.handed : [])];
    const kept = this.#order.filter((card) => held.includes(card));
    this.#order = [...kept, ...held.filter((card) => !kept.includes(card))];
    return this.#order;
  }

  get mostCards(): number {
    const { game, own } = this.#looking();
    return own?.choices.hand_in ? game.rules.cards_each : 1;
  }

  get picksCards(): boolean {
    const { game, own } = this.#looking();
    return own !== null && (own.choices.hand_in || (own.choices.give_clue && !game.rules.blind_clue));
  }

  get chosenCards(): CardId[] {
    const { own } = this.#looking();
    if (own === null || !this.picksCards) return [];
    const held = this.cards ?? [];
    const drafted = this.draft.cards.filter((card) => held.includes(card));
    return drafted.length > 0 || !own.choices.hand_in ? drafted : [...own.handed];
  }

  get chosenSlots(): Slot[] {
    const { own } = this.#looking();
    if (own === null || own.choices.vote.length === 0) return [];
    const drafted = this.draft.slots.filter((slot) => own.choices.vote.includes(slot));
    return drafted.length > 0 ? drafted : [...(own.ballot?.slots ?? [])];
  }

  get chosenRed(): Slot | null {
    const { own } = this.#looking();
    if (own === null || own.choices.red.length === 0) return null;
    return this.draft.red ?? own.ballot?.red ?? null;
  }

  toggleCard(card: CardId): void {
    if (!this.picksCards) return;
    const chosen = this.chosenCards;
    this.change({
      cards: chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card].slice(-this.mostCards),
    });
  }

  toggleSlot(slot: Slot): void {
    const { game, own } = this.#looking();
    if (own === null || !own.choices.vote.includes(slot)) return;
    const chosen = this.chosenSlots;
    this.change({
      slots: chosen.includes(slot)
        ? chosen.filter((one) => one !== slot)
        : [...chosen, slot].slice(-game.rules.most_votes),
    });
  }

  get primary(): Primary | null {
    const { room, game, own } = this.#looking();
    if (own === null || room.paused) return null;
    if (own.choices.claim) return { label: t("do.claim"), ready: true, act: () => this.#play({ t: "claim" }) };
    if (own.choices.give_clue) return this.#clue();
    if (own.choices.hand_in) return this.#handIn(own, game);
    if (own.choices.vote.length > 0) return this.#vote(own);
    return null;
  }

  /** What was chosen and not confirmed, as it is told to the server: done if the time runs out. */
  get drafted(): string {
    const { store, own } = this.#looking();
    if (store.clock === null || own === null) return "";
    return JSON.stringify({ seat: own.seat, intent: this.primary?.intent ?? null });
  }

  get busy(): boolean {
    const { store, own } = this.#looking();
    return this.sending || (own !== null && store.busy[own.seat] === true);
  }

  readonly confirm = (): void => {
    const primary = this.primary;
    if (primary?.ready && !this.busy) void primary.act();
  };

  #missing(label: string): Primary {
    return { label, ready: false, act: () => Promise.resolve() };
  }

  #clue(): Primary {
    const { game } = this.#looking();
    const draft = this.draft;
    const card = this.chosenCards[0] ?? null;
    if (!game.rules.blind_clue && card === null) return this.#missing(t("do.clue.choose_card"));
    if (draft.clueKind === "text" && draft.text.trim() === "") return this.#missing(t("do.clue.write"));
    const length = [...(draft.clueKind === "text" ? draft.text : draft.transcript).trim()].length;
    if (draft.clueKind !== "performed" && length > LIMITS.clue)
      return this.#missing(t("error.clue_too_long", { length, most: LIMITS.clue }));
    if (draft.clueKind === "recorded" && draft.sound === null) return this.#missing(t("do.clue.record_first"));
    const clue: ClueInput | null =
      draft.clueKind === "text"
        ? { kind: "text", text: draft.text }
        : draft.clueKind === "performed"
          ? { kind: "performed" }
          : null;
    const intent: Intent | null = clue && { t: "give_clue", clue, ...(card === null ? {} : { card }) };
    const act = () => this.#giveClue(card);
    return { label: t("do.clue.give"), ready: true, act, ...(intent === null ? {} : { intent }) };
  }

  async #giveClue(card: CardId | null): Promise<void> {
    if (this.sending) return;
    const { room, store } = this.#looking();
    const draft = this.draft;
    let clue: ClueInput;
    if (draft.clueKind === "text") clue = { kind: "text", text: draft.text.trim() };
    else if (draft.clueKind === "performed") clue = { kind: "performed" };
    else {
      this.sending = true;
      try {
        const recording = await sendRecording(room.room, blobOf(draft.sound ?? ""));
        const transcript = draft.transcript.trim();
        clue = { kind: "recorded", recording, ...(transcript === "" ? {} : { transcript }) };
      } catch (error) {
        if (error instanceof HttpRefused) store.refuse(error.code, error.facts);
        else store.refuse("unreachable");
        return;
      } finally {
        this.sending = false;
      }
    }
    const given = await this.#play({ t: "give_clue", clue, ...(card === null ? {} : { card }) });
    if (given) this.change({ cards: [], text: "", transcript: "", sound: null }); // what is given is no draft any more
  }

  #handIn(own: OwnView, game: PublicView): Primary | null {
    const n = game.rules.cards_each;
    const chosen = this.chosenCards;
    if (chosen.length < n) {
      return this.#missing(n === 1 ? t("do.hand_in.choose") : t("do.hand_in.more", { n: n - chosen.length }));
    }
    const same = own.handed.length === chosen.length && chosen.every((card) => own.handed.includes(card));
    if (same) return null;
    const label = own.handed.length > 0 && n === 1 ? t("do.hand_in.instead") : t("do.hand_in", { n });
    const intent: Intent = { t: "hand_in", cards: chosen };
    return {
      label,
      ready: true,
      intent,
      act: async () => {
        await this.#play(intent);
        this.change({ cards: [] });
      },
    };
  }

  #vote(own: OwnView): Primary | null {
    const slots = this.chosenSlots;
    const red = this.chosenRed;
    if (slots.length === 0) return this.#missing(t("do.vote.choose"));
    if (own.choices.red.length > 0 && red === null) return this.#missing(t("do.vote.red"));
    const before = own.ballot;
    if (
      before !== null &&
      before.slots.length === slots.length &&
      slots.every((slot) => before.slots.includes(slot)) &&
      before.red === red
    )
      return null;
    const numbers = list(slots.map(String));
    const label =
      red === null
        ? t("do.vote", { n: slots.length, slots: numbers })
        : t("do.vote.red.confirm", { slots: numbers, red });
    const intent: Intent = red === null ? { t: "vote", slots } : { t: "vote", slots, red };
    return {
      label,
      ready: true,
      intent,
      act: async () => {
        await this.#play(intent);
        this.change({ slots: [], red: null });
      },
    };
  }

  async #play(intent: Parameters<RoomStore["play"]>[1]): Promise<boolean> {
    const { store, own } = this.#looking();
    return own !== null && (await store.play(own.seat, intent));
  }
}
