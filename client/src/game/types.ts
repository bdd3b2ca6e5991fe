// The JSON of lapin.rules.projection, lapin.rules.events and the room, as the screens read it.

export type Seat = number;
export type Slot = number;
export type CardId = string;

export type Edition = "classic" | "odyssey" | "disney";
export type Mode = "standard" | "party" | "team";
export type Phase = "claim" | "clue" | "hand_in" | "vote" | "over";

export type Clue =
  | { kind: "text"; text: string }
  | { kind: "recorded"; recording: string; transcript?: string | null }
  | { kind: "performed" };

export interface RulesView {
  edition: Edition;
  mode: Mode;
  players: number;
  hand_size: number;
  cards_each: number;
  most_votes: number;
  bonus_cap: number | null;
  crowd_cap: number;
  target: number | null;
  tellings: number | null;
  turn_limit: number | null;
  blind_clue: boolean;
  storyteller_votes: boolean;
  red_vote: boolean;
  own_card_votable: boolean;
  lone_vote_bonus: boolean;
  teammate_bonus: boolean;
  /** Seats that score together; empty where everyone plays for themselves. */
  teams: Seat[][];
}

export interface Pact {
  proposer: Seat;
  giver: Seat;
  agreed: boolean;
}

export interface Ballot {
  slots: Slot[];
  red: Slot | null;
}

export interface Detail {
  told: number;
  found: number;
  spared: number;
  bonus: number;
  lone: number;
  crowd: number;
}

export interface ShownCard {
  slot: Slot;
  card: CardId;
  owner: Seat;
}

export type RoundOutcome = "all" | "none" | "some" | "party";

/** A finished round: what the reveal plays and the gallery keeps. */
export interface RoundScored {
  turn: number;
  storyteller: Seat;
  clue: Clue;
  table: ShownCard[];
  ballots: (Ballot | null)[];
  outcome: RoundOutcome;
  points: number[];
  details: Detail[];
  /** After this round. */
  scores: number[];
}

export type EndReason = "target" | "pile_empty" | "everyone_told" | "turn_limit";

export interface Outcome {
  winners: Seat[];
  reason: EndReason;
}

/** What everybody sees; lists "of seats" have one entry per seat. */
export interface PublicView {
  rules: RulesView;
  phase: Phase;
  turn: number;
  storyteller: Seat | null;
  awaited: Seat[];
  clue: Clue | null;
  table: CardId[];
  /** One entry per team. */
  pacts: (Pact | null)[];
  acted: Seat[];
  scores: number[];
  told: number[];
  hand_counts: number[];
  pile_count: number;
  discard_count: number;
  commitment: string;
  secret: string | null;
  last_round: RoundScored | null;
  outcome: Outcome | null;
}

export interface Choices {
  claim: boolean;
  give_clue: boolean;
  hand_in: boolean;
  propose: Seat[];
  agree: Seat | null;
  vote: Slot[];
  red: Slot[];
}

export interface OwnView {
  seat: Seat;
  /** `null`: face down, even for its owner (Party). */
  hand: CardId[] | null;
  handed: CardId[];
  own_slots: Slot[];
  ballot: Ballot | null;
  choices: Choices;
}

export type Intent =
  | { t: "claim" }
  | { t: "give_clue"; clue: Clue; card?: CardId | null }
  | { t: "hand_in"; cards: CardId[] }
  | { t: "propose_giver"; giver: Seat }
  | { t: "agree_giver"; giver: Seat }
  | { t: "vote"; slots: Slot[]; red?: Slot | null };

export interface RabbitLook {
  /** 0–11 */
  colour: number;
  /** 0–11 */
  pattern: number;
}

export interface SeatView {
  seat: Seat;
  name: string;
  rabbit: RabbitLook;
  kind: "person" | "bot";
  level?: string | null;
  present: boolean;
  played_by_bot: boolean;
}

export interface Options {
  target?: number | null;
  turn_limit?: number | null;
  tellings?: number | null;
  first_storyteller?: "claim" | "random";
  teammate_bonus?: boolean;
}

export type TimerKind = "off" | "fixed" | "dynamic";
export type TimedPhase = "claim" | "clue" | "hand_in" | "vote";

export interface Timers {
  kind: TimerKind;
  seconds: Record<TimedPhase, number>;
}

export interface Talk {
  n: number;
  seat: Seat | null;
  name: string;
  kind: "say" | "react";
  text?: string | null;
  emoji?: string | null;
}

export interface RoomView {
  room: string;
  code: string;
  status: "lobby" | "playing" | "over";
  game_number: number;
  edition: Edition;
  mode: Mode;
  options: Options;
  /** The numbers of players this edition and mode allow. */
  seat_limits: number[];
  timers: Timers;
  deck: string;
  host: Seat | null;
  locked: boolean;
  paused: boolean;
  chat: boolean;
  reactions: boolean;
  seats: SeatView[];
  spectators: number;
  talk: Talk[];
  saving: boolean;
}

export interface Session {
  seats: Seat[];
  host: boolean;
}

export interface Clock {
  closes_in_ms: number | null;
  phase_ms: number | null;
}

/** A card in words, for who sees the picture. */
export interface CardWords {
  short: string;
  long: string;
}

/** Events are for motion, sound and the log; the view alone is the truth. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

export interface Update {
  t: "welcome" | "update";
  version: number;
  room: RoomView;
  game: PublicView | null;
  own: OwnView[];
  events: GameEvent[];
  cards: Record<CardId, CardWords>;
  session: Session;
  clock: Clock;
}

export type ServerMessage =
  | Update
  | { t: "ack"; id: string; facts?: Record<string, unknown> | null }
  | { t: "refused"; id: string; clause: string; code: string; facts?: Record<string, unknown> | null }
  | { t: "trouble"; code: string | null }
  | { t: "gone"; code: string }
  | { t: "pong" };

/** Pictures are asked for by token, in two sizes. */
export const cardPicture = (card: CardId, size: "small" | "large"): string => `/cards/${card}/${size}`;
export const cardBackPicture = (size: "small" | "large"): string => `/cards/back/${size}`;
