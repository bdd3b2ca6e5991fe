import type { CardId, Seat, Slot } from "./types";

/** A choice that is being made: kept per room, game, turn and seat, so that a reload loses nothing. */
export interface Draft {
  cards: CardId[];
  slots: Slot[];
  red: Slot | null;
  clueKind: "text" | "recorded" | "performed";
  text: string;
  transcript: string;
  /** The recorded sound as a data address; small enough for sessionStorage (≤ 64 kB). */
  sound: string | null;
}

const EMPTY: Draft = { cards: [], slots: [], red: null, clueKind: "text", text: "", transcript: "", sound: null };

export interface DraftPlace {
  room: string;
  game: number;
  turn: number;
  seat: Seat;
}

const prefix = (place: DraftPlace): string => `lapin.draft.${place.room}.`;
const keyOf = (place: DraftPlace): string => `${prefix(place)}${place.game}.${place.turn}.${place.seat}`;

function read(key: string): Draft {
  try {
    return { ...structuredClone(EMPTY), ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Draft>) };
  } catch {
    return structuredClone(EMPTY);
  }
}

/** The draft of one seat's turn. `value` is reactive; `keep()` writes it down. */
export class DraftBook {
  value = $state<Draft>(structuredClone(EMPTY));
  #key = "";

  /** Turn to a seat's page; pages of turns gone by are torn out. */
  open(place: DraftPlace): void {
    const key = keyOf(place);
    if (key === this.#key) return;
    this.#key = key;
    this.value = read(key);
    try {
      const current = `${prefix(place)}${place.game}.${place.turn}.`;
      for (const other of Object.keys(sessionStorage)) {
        if (other.startsWith(prefix(place)) && !other.startsWith(current)) sessionStorage.removeItem(other);
      }
    } catch {
      // storage forbidden: drafts live as long as the page
    }
  }

  change(changes: Partial<Draft>): void {
    Object.assign(this.value, changes);
    if (this.#key === "") return;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.value));
    } catch {
      // storage forbidden or full: the draft lives as long as the page
    }
  }
}
