/** What parts need to know of players, cards and rounds; the views that come over the wire fit as they are. */

export interface RabbitLook {
  colour: number;
  pattern: number;
}

export interface Someone {
  name: string;
  rabbit: RabbitLook;
}

export interface Walker extends Someone {
  seat: number;
  score: number;
}

export interface Description {
  short: string;
  long: string;
}

export type Descriptions = Record<string, Description>;

export type Clue =
  | { kind: "text"; text: string }
  | { kind: "recorded"; recording: string; transcript?: string | null }
  | { kind: "performed" };

export interface Vote {
  slots: readonly number[];
  red?: number | null;
}

export interface PointsDetail {
  told: number;
  found: number;
  spared: number;
  bonus: number;
  lone: number;
  crowd: number;
}

export interface Round {
  turn: number;
  storyteller: number;
  clue: Clue;
  table: readonly { slot: number; card: string; owner: number }[];
  ballots: readonly (Vote | null)[];
  outcome: "all" | "none" | "some" | "party";
  points: readonly number[];
  details: readonly PointsDetail[];
  scores: readonly number[];
}

export interface Player extends Someone {
  seat: number;
}

export interface TokenOnCard extends Someone {
  kind?: "vote" | "red";
}
