// Made by tools/protocol_types.py from src/lapin/web/wire.py. Do not edit: change the Python types.

/** The box the rules come from (R1). */
export type Edition = "classic" | "odyssey" | "disney";

/** Why a game ended. */
export type EndReason = "target" | "pile_empty" | "everyone_told" | "turn_limit";

/** How the first storyteller is found (R2.3). */
export type FirstStoryteller = "claim" | "random";

/** Why the server ends a connection for good. */
export type GoneCode = "kicked" | "banned" | "room_closed" | "too_many" | "bad_frame" | "stopping" | "protocol";

/** How well a bot plays. */
export type Level = "easy" | "medium" | "hard";

/** The way of playing; Party and Team belong to Odyssey (R1). */
export type Mode = "standard" | "party" | "team";

/** How long bots take: like people who take their time, briskly, or no time at all. */
export type Pace = "calm" | "lively" | "at_once";

/** Where in a turn the game stands. */
export type Phase = "claim" | "clue" | "hand_in" | "vote" | "over";

/** Why something was not done. */
export type RefusalCode = "another_turn" | "bad_body" | "bad_frame" | "banned" | "blank" | "body_too_large" | "cannot_kick_yourself" | "cannot_save" | "card_already_handed_in" | "card_missing" | "card_not_in_hand" | "card_twice_in_deck" | "chat_is_off" | "clue_blank" | "clue_is_tied_to_no_card" | "clue_too_long" | "cross_site" | "deck_too_small" | "extended_enough" | "game_not_over" | "game_running" | "giver_not_agreed" | "giver_of_another_team" | "hello_first" | "host_only" | "joins_next_turn" | "json_only" | "link_used_or_old" | "locked" | "method_not_allowed" | "no_game_running" | "no_red_vote" | "no_seat" | "no_such_deck" | "no_such_game" | "no_such_language" | "no_such_picture" | "no_such_recording" | "no_such_room" | "no_such_seat" | "no_such_slot" | "no_teams" | "no_time_runs" | "nobody_to_kick" | "not_a_person" | "not_a_sound" | "not_a_voter" | "not_an_emoji" | "not_awaited" | "not_handed_to_bot" | "not_in_the_lobby" | "not_now" | "not_paused" | "not_the_storyteller" | "not_your_seat" | "nothing_here" | "nothing_to_agree_to" | "option_not_of_this_mode" | "option_out_of_bounds" | "own_card" | "paused" | "played_by_bot" | "rabbit_taken" | "reactions_are_off" | "recording_too_large" | "recordings_full" | "red_vote_missing" | "room_full" | "room_full_of_history" | "same_card_twice" | "sat_elsewhere" | "seat_taken" | "server_error" | "stacked_characters" | "storyteller_has_chosen" | "storytellers_team_does_not_choose" | "teammate_gives" | "too_fast" | "too_long" | "too_many_games" | "too_many_recordings" | "too_many_requests" | "too_many_rooms" | "too_many_wrong_codes" | "too_slow" | "unknown_edition_or_mode" | "unseen_characters" | "wrong_host" | "wrong_number_of_cards" | "wrong_number_of_votes" | "wrong_player_count" | "wrong_secret_length";

/** How many of the voters found the storyteller's card (R4.1–2); Party has no such card. */
export type RoundOutcome = "all" | "none" | "some" | "party";

/** Who sits there. */
export type SeatKind = "person" | "bot";

/** Before, during and after a game. */
export type Status = "lobby" | "playing" | "over";

/** A line or an emoji. */
export type TalkKind = "say" | "react";

/** Off; fixed per phase; dynamic: the time starts when most are done. */
export type TimerKind = "off" | "fixed" | "dynamic";

/** Done and saved. `facts`: the seat of a `sit` as `seat`, the token of a `move_link` as `token`. */
export interface Ack {
  readonly t: "ack";
  readonly id: string;
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** Whose move the dice made when time was up, or when the host did not wait (R9.6). */
export interface ActedFor {
  readonly turn: number;
  readonly phase: Phase;
  readonly seats: readonly number[];
}

/** The votes of one seat; the Party storyteller's red one too (R7.3). */
export interface Ballot {
  readonly slots: readonly number[];
  readonly red: number | null;
}

/** What a card shows, in the connection's language. */
export interface CardWords {
  readonly short: string;
  readonly long: string;
}

/** What this seat may do now; a tuple is empty where there is nothing to choose. */
export interface Choices {
  readonly claim: boolean;
  readonly give_clue: boolean;
  readonly hand_in: boolean;
  readonly propose: readonly number[];
  readonly agree: number | null;
  readonly vote: readonly number[];
  readonly red: readonly number[];
}

/** The running phase's time; `None` where none runs. `reveal_ms`: what is left of the last round's reveal. */
export interface ClockView {
  readonly closes_in_ms: number | null;
  readonly phase_ms: number | null;
  readonly reveal_ms: number;
  readonly stands: boolean;
}

/** A deck that can be played with. */
export interface DeckInfo {
  readonly id: string;
  readonly name: string;
  readonly cards: number;
  readonly author: string;
  readonly licence: string;
}

/** Where a seat's points of one round come from. */
export interface Detail {
  readonly told: number;
  readonly found: number;
  readonly spared: number;
  readonly bonus: number;
  readonly lone: number;
  readonly crowd: number;
}

/** `GET /api/rooms/<room>/gallery`: every finished round of every game of a room. */
export interface Gallery {
  readonly room: string;
  readonly status: Status;
  readonly games: readonly GalleryGame[];
  readonly cards: Readonly<Record<string, CardWords>>;
}

/** A game's finished rounds; `names` in seat order. */
export interface GalleryGame {
  readonly number: number;
  readonly edition: Edition;
  readonly mode: Mode;
  readonly names: readonly string[];
  readonly rabbits: readonly Rabbit[];
  readonly rounds: readonly RoundScored[];
  readonly winners: readonly number[] | null;
}

/** The last frame of a connection. After `stopping` and `too_many`, come back later; after `protocol`, renewed. */
export interface Gone {
  readonly t: "gone";
  readonly code: GoneCode;
}

/** The seat is this browser's now. */
export interface Moved {
  readonly seat: number;
}

/** What a room may set otherwise than the book (R2.3, R6.3, R7.7, R8.6, R8.7). */
export interface Options {
  readonly target: number | null;
  readonly turn_limit: number | null;
  readonly tellings: number | null;
  readonly first_storyteller: FirstStoryteller;
  readonly teammate_bonus: boolean;
}

/** Winners (who share the victory) and the reason the game ended. */
export interface Outcome {
  readonly winners: readonly number[];
  readonly reason: EndReason;
}

/** What one seat knows besides. */
export interface OwnView {
  readonly seat: number;
  readonly hand: readonly string[] | null;
  readonly handed: readonly string[];
  readonly own_slots: readonly number[];
  readonly ballot: Ballot | null;
  readonly choices: Choices;
}

/** Team: who proposed which of the two to give a card, and whether the other agreed (R8.2). */
export interface Pact {
  readonly proposer: number;
  readonly giver: number;
  readonly agreed: boolean;
}

/** A clue given aloud or mimed at the table or on a call (R3.1). */
export interface PerformedClue {
  readonly kind: "performed";
}

/** Name and words of whoever asked are known no more in this room. */
export interface PersonGone {
  readonly room: string;
}

/** Yes. */
export interface Pong {
  readonly t: "pong";
}

/** Why a request was not answered. */
export interface Problem {
  readonly clause: string;
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A pawn: one of twelve colours and one of twelve patterns (R2.1). */
export interface Rabbit {
  readonly colour: number;
  readonly pattern: number;
}

/** A clue sung, hummed or spoken into a microphone; the sound itself is kept elsewhere (R3.1). */
export interface RecordedClue {
  readonly kind: "recorded";
  readonly recording: string;
  readonly transcript: string | null;
}

/** What to name in a recorded clue. */
export interface RecordingMade {
  readonly recording: string;
}

/** Not done, and why: a clause of the rules or "room", a code, and facts. The words are the client's. */
export interface Refused {
  readonly t: "refused";
  readonly id: string | null;
  readonly clause: string;
  readonly code: RefusalCode;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Where a code leads. */
export interface RoomFound {
  readonly room: string;
}

/** Where the new room is. */
export interface RoomMade {
  readonly room: string;
  readonly code: string;
}

/** The room as everyone in it sees it. */
export interface RoomView {
  readonly room: string;
  readonly code: string;
  readonly name: string;
  readonly status: Status;
  readonly game_number: number;
  readonly edition: Edition;
  readonly mode: Mode;
  readonly options: Options;
  readonly seat_limits: readonly number[];
  readonly timers: Timers;
  readonly pace: Pace;
  readonly deck: string;
  readonly language: string;
  readonly host: number | null;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly chat: boolean;
  readonly reactions: boolean;
  readonly acted_for: ActedFor | null;
  readonly seats: readonly SeatView[];
  readonly spectators: number;
  readonly saving: boolean;
}

/** The reveal: votes, owners and points all at once (R3.6, R4). The cards are discarded (R5.1). */
export interface RoundScored {
  readonly type: "round_scored";
  readonly turn: number;
  readonly storyteller: number;
  readonly clue: Clue;
  readonly table: readonly ShownCard[];
  readonly ballots: readonly (Ballot | null)[];
  readonly outcome: RoundOutcome;
  readonly points: readonly number[];
  readonly details: readonly Detail[];
  readonly scores: readonly number[];
}

/** What holds for the whole game on the table: its rules, and the promise that its dice were not touched. */
export interface RulesSection {
  readonly rules: RulesView;
  readonly commitment: string;
  readonly secret: string | null;
}

/** The numbers and capabilities of this table, for rules pages, hints and bots. */
export interface RulesView {
  readonly edition: Edition;
  readonly mode: Mode;
  readonly players: number;
  readonly hand_size: number;
  readonly cards_each: number;
  readonly most_votes: number;
  readonly bonus_cap: number | null;
  readonly crowd_cap: number;
  readonly target: number | null;
  readonly tellings: number | null;
  readonly turn_limit: number | null;
  readonly blind_clue: boolean;
  readonly storyteller_votes: boolean;
  readonly red_vote: boolean;
  readonly own_card_votable: boolean;
  readonly lone_vote_bonus: boolean;
  readonly teammate_bonus: boolean;
  readonly teams: readonly (readonly number[])[];
}

/** A seat as everyone sees it. */
export interface SeatView {
  readonly seat: number;
  readonly name: string;
  readonly rabbit: Rabbit;
  readonly kind: SeatKind;
  readonly level: Level | null;
  readonly present: boolean;
  readonly played_by_bot: boolean;
  readonly free: boolean;
  readonly reading: boolean;
  readonly joins_next: boolean;
}

/** How long each phase may take. */
export interface Seconds {
  readonly claim: number;
  readonly clue: number;
  readonly hand_in: number;
  readonly vote: number;
}

/** `GET /api/session`: the language the browser asks for, and the protocol spoken here. */
export interface SessionInfo {
  readonly language: string;
  readonly protocol: number;
}

/** What this browser is in this room. */
export interface SessionView {
  readonly seats: readonly number[];
  readonly host: boolean;
}

/** A card of a finished round, and whose it was. */
export interface ShownCard {
  readonly slot: number;
  readonly card: string;
  readonly owner: number;
}

/** The table as everybody sees it: `lapin.rules.PublicView` without what stands in sections of its own. */
export interface TableView {
  readonly phase: Phase;
  readonly turn: number;
  readonly storyteller: number | null;
  readonly awaited: readonly number[];
  readonly clue: Clue | null;
  readonly table: readonly string[];
  readonly pacts: readonly (Pact | null)[];
  readonly acted: readonly number[];
  readonly scores: readonly number[];
  readonly told: readonly number[];
  readonly hand_counts: readonly number[];
  readonly pile_count: number;
  readonly discard_count: number;
  readonly outcome: Outcome | null;
}

/** Something said, or an emoji; `n` counts up. */
export interface TalkLine {
  readonly n: number;
  readonly kind: TalkKind;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string | null;
  readonly emoji: string | null;
}

/** A clue in words, or a sound in letters (R3.1). */
export interface TextClue {
  readonly kind: "text";
  readonly text: string;
}

/** A room's clock; off unless the host says otherwise. */
export interface Timers {
  readonly kind: TimerKind;
  readonly seconds: Seconds;
}

/** The sections that changed since the last frame, each whole: replace what you had by what comes. */
export interface Update {
  readonly t: "update";
  readonly version: number;
  readonly room?: RoomView;
  readonly talk?: readonly TalkLine[];
  readonly rules?: RulesSection | null;
  readonly table?: TableView | null;
  readonly last_round?: RoundScored | null;
  readonly session?: SessionView;
  readonly own?: readonly OwnView[];
  readonly cards?: Readonly<Record<string, CardWords>>;
  readonly clock?: ClockView;
}

/** The answer to `hello`: every section. */
export interface Welcome {
  readonly t: "welcome";
  readonly version: number;
  readonly room?: RoomView;
  readonly talk?: readonly TalkLine[];
  readonly rules?: RulesSection | null;
  readonly table?: TableView | null;
  readonly last_round?: RoundScored | null;
  readonly session?: SessionView;
  readonly own?: readonly OwnView[];
  readonly cards?: Readonly<Record<string, CardWords>>;
  readonly clock?: ClockView;
}

/** A bot takes the next free seat. */
export interface AddBot {
  readonly t: "add_bot";
  readonly level?: Level;
  readonly id: string;
}

/** In Team play: yes to the teammate's proposal; naming the giver makes a late yes harmless (R8.2). */
export interface AgreeGiver {
  readonly t: "agree_giver";
  readonly giver: number;
}

/** Chat and reactions, on or off. */
export interface Allow {
  readonly t: "allow";
  readonly chat?: boolean | null;
  readonly reactions?: boolean | null;
  readonly id: string;
}

/** One slot, two where allowed (R3.5); the Party storyteller names a red one too (R7.3). */
export interface CastVote {
  readonly t: "vote";
  readonly slots: readonly number[];
  readonly red?: number | null;
}

/** "I have a clue": become the first storyteller (R2.3). */
export interface Claim {
  readonly t: "claim";
}

/** What will be played, by which clock, with which cards. */
export interface Configure {
  readonly t: "configure";
  readonly edition?: Edition | null;
  readonly mode?: Mode | null;
  readonly options?: OptionsInput | null;
  readonly timers?: TimersInput | null;
  readonly pace?: Pace | null;
  readonly deck?: string | null;
  readonly language?: string | null;
  readonly id: string;
}

/** What this seat would do if its time ran out now; without an intent it thinks again. Nobody else is told. */
export interface Draft {
  readonly t: "draft";
  readonly seat: number;
  readonly turn: number;
  readonly intent?: Intent | null;
  readonly id: string;
}

/** Another name or rabbit. */
export interface Dress {
  readonly t: "dress";
  readonly seat: number;
  readonly name?: string | null;
  readonly rabbit?: Rabbit | null;
  readonly id: string;
}

/** More time for this phase; anyone who is awaited may ask too. */
export interface Extend {
  readonly t: "extend";
  readonly id: string;
}

/** `POST /api/rooms/find`. */
export interface FindRequest {
  readonly code: string;
}

/** The storyteller's clue and, unless clues are given blind, the card behind it (R3.1, R7.1). */
export interface GiveClue {
  readonly t: "give_clue";
  readonly clue: ClueInput;
  readonly card?: string | null;
}

/** The card or cards that fit the clue best (R3.2). */
export interface HandIn {
  readonly t: "hand_in";
  readonly cards: readonly string[];
}

/** A bot plays this seat until it is taken back. */
export interface HandToBot {
  readonly t: "hand_to_bot";
  readonly seat: number;
  readonly id: string;
}

/** The first frame; again, to speak another language. `protocol`: which one; `watch`: a table screen. */
export interface Hello {
  readonly t: "hello";
  readonly protocol?: number;
  readonly language?: string;
  readonly watch?: boolean;
}

/** Send whoever holds a seat away; with `ban`, for good. */
export interface Kick {
  readonly t: "kick";
  readonly seat: number;
  readonly ban?: boolean;
  readonly id: string;
}

/** Nobody new comes in. */
export interface Lock {
  readonly t: "lock";
  readonly locked: boolean;
  readonly id: string;
}

/** A one-time link that moves a seat of one's own to another device; the answer carries its token. */
export interface MoveLink {
  readonly t: "move_link";
  readonly seat: number;
  readonly id: string;
}

/** `POST /api/rooms/<room>/move`: take the seat that a one-time link carries. */
export interface MoveRequest {
  readonly token: string;
}

/** Change places: whoever sits at `to` comes here. */
export interface MoveSeat {
  readonly t: "move_seat";
  readonly seat: number;
  readonly to: number;
  readonly id: string;
}

/** Another code; the old one finds nothing any more. */
export interface NewCode {
  readonly t: "new_code";
  readonly id: string;
}

/** What a room may set otherwise than the book (R2.3, R6.3, R7.7, R8.6, R8.7). */
export interface OptionsInput {
  readonly target?: number | null;
  readonly turn_limit?: number | null;
  readonly tellings?: number | null;
  readonly first_storyteller?: FirstStoryteller;
  readonly teammate_bonus?: boolean;
}

/** Another person runs the room. */
export interface PassHost {
  readonly t: "pass_host";
  readonly seat: number;
  readonly id: string;
}

/** Nobody moves, no time runs. */
export interface Pause {
  readonly t: "pause";
  readonly id: string;
}

/** Is anyone there? */
export interface Ping {
  readonly t: "ping";
}

/** A move of the game, meant for a turn. */
export interface Play {
  readonly t: "play";
  readonly seat: number;
  readonly turn: number;
  readonly intent: Intent;
  readonly id: string;
}

/** In Team play: which of the two should hand in a card (R8.2). */
export interface ProposeGiver {
  readonly t: "propose_giver";
  readonly giver: number;
}

/** One emoji for the whole table. */
export interface React {
  readonly t: "react";
  readonly seat: number;
  readonly emoji: string;
  readonly id: string;
}

/** Somebody reads how to play, or has read it: bots and clocks wait for them, for a while. */
export interface Read {
  readonly t: "read";
  readonly open: boolean;
  readonly id: string;
}

/** A clue sung, hummed or spoken into a microphone; the sound itself is kept elsewhere (R3.1). */
export interface RecordedClueInput {
  readonly kind: "recorded";
  readonly recording: string;
  readonly transcript?: string | null;
}

/** After a game: deal again to the same people, or with `lobby` go back to the lobby first. */
export interface Rematch {
  readonly t: "rematch";
  readonly lobby?: boolean;
  readonly id: string;
}

/** Clear a seat in the lobby. */
export interface RemoveSeat {
  readonly t: "remove_seat";
  readonly seat: number;
  readonly id: string;
}

/** Go on. */
export interface Resume {
  readonly t: "resume";
  readonly id: string;
}

/** `POST /api/rooms`: a new room; the sender is its host. */
export interface RoomRequest {
  readonly name?: string | null;
  readonly edition?: Edition | null;
  readonly mode?: Mode | null;
  readonly options?: OptionsInput | null;
  readonly timers?: TimersInput | null;
  readonly pace?: Pace | null;
  readonly deck?: string | null;
  readonly language?: string | null;
  readonly bots?: number;
  readonly seat?: SeatRequest | null;
}

/** A line for the whole table (R8.2: team talk is open to all). */
export interface Say {
  readonly t: "say";
  readonly seat: number;
  readonly text: string;
  readonly id: string;
}

/** Who sits down. */
export interface SeatRequest {
  readonly name: string;
  readonly rabbit?: Rabbit | null;
}

/** How long each phase may take. */
export interface SecondsInput {
  readonly claim?: number;
  readonly clue?: number;
  readonly hand_in?: number;
  readonly vote?: number;
}

/** Somebody has seen the reveal of this turn: once everyone here has, no bot waits for its end. */
export interface Seen {
  readonly t: "seen";
  readonly turn: number;
  readonly id: string;
}

/** Take a seat; with `seat`, take over that of a bot or of someone who left. Again: one more seat on this device. */
export interface Sit {
  readonly t: "sit";
  readonly name: string;
  readonly rabbit?: Rabbit | null;
  readonly seat?: number | null;
  readonly id: string;
}

/** The dice act for an awaited seat (R9.6). */
export interface Skip {
  readonly t: "skip";
  readonly seat: number;
  readonly id: string;
}

/** Leave a seat of one's own; in a running game a bot plays it on. */
export interface Stand {
  readonly t: "stand";
  readonly seat: number;
  readonly id: string;
}

/** Deal. */
export interface Start {
  readonly t: "start";
  readonly id: string;
}

/** The seat's holder plays again; the holder may say so too. */
export interface TakeBack {
  readonly t: "take_back";
  readonly seat: number;
  readonly id: string;
}

/** A room's clock; off unless the host says otherwise. */
export interface TimersInput {
  readonly kind?: TimerKind;
  readonly seconds?: SecondsInput;
}

export type ClientMessage =
  | Hello
  | Ping
  | Play
  | Draft
  | Sit
  | Stand
  | Dress
  | MoveLink
  | Configure
  | AddBot
  | RemoveSeat
  | MoveSeat
  | Start
  | Rematch
  | Kick
  | HandToBot
  | TakeBack
  | Pause
  | Resume
  | Skip
  | Extend
  | Lock
  | NewCode
  | PassHost
  | Allow
  | Read
  | Seen
  | Say
  | React;

export type RoomCommand =
  | Play
  | Draft
  | Sit
  | Stand
  | Dress
  | MoveLink
  | Configure
  | AddBot
  | RemoveSeat
  | MoveSeat
  | Start
  | Rematch
  | Kick
  | HandToBot
  | TakeBack
  | Pause
  | Resume
  | Skip
  | Extend
  | Lock
  | NewCode
  | PassHost
  | Allow
  | Read
  | Seen
  | Say
  | React;

export type Intent =
  | Claim
  | GiveClue
  | HandIn
  | ProposeGiver
  | AgreeGiver
  | CastVote;

export type ClueInput =
  | TextClue
  | RecordedClueInput
  | PerformedClue;

export type Clue =
  | TextClue
  | RecordedClue
  | PerformedClue;

export type ServerMessage =
  | Welcome
  | Update
  | Ack
  | Refused
  | Gone
  | Pong;
