/** What parts need to know of players, cards and rounds: pieces of what comes over the wire. */
import type { Ballot, CardWords, Clue, Detail, Rabbit, RoundScored } from "../wire/protocol";

export type { Clue };
export type PointsDetail = Detail;
export type RabbitLook = Rabbit;
export type Description = CardWords;
export type Descriptions = Readonly<Record<string, CardWords>>;
export type Vote = Ballot;
/** A round as it was scored; the event it was is no matter here. */
export type Round = Omit<RoundScored, "type">;

export interface Someone {
  name: string;
  rabbit: RabbitLook;
}

export interface Player extends Someone {
  seat: number;
}

export interface Walker extends Player {
  score: number;
}

export interface TokenOnCard extends Someone {
  kind?: "vote" | "red";
  /** It lay there before: it does not drop. */
  still?: boolean;
}
