import { language } from "../i18n/index.svelte";
import { Connection, type Answer, type Asked, type Link } from "../wire/connection";
import { LOST_SHOWS_AFTER, SLIP_OF_THE_FINGER } from "../wire/timing";
import type {
  CardId,
  CardWords,
  Intent,
  OwnView,
  PublicView,
  RoomView,
  RoundScored,
  Seat,
  ServerMessage,
  Session,
  Update,
  Welcome,
} from "./types";

export interface Refusal {
  code: string;
  facts: Readonly<Record<string, unknown>>;
  /** Counts up, so that the same refusal twice is two notices. */
  n: number;
}

/** One room as this browser sees it. The newest view is the whole truth; nothing here is computed from events. */
export class RoomStore {
  readonly id: string;
  readonly watching: boolean;

  room = $state.raw<RoomView | null>(null);
  game = $state.raw<PublicView | null>(null);
  own = $state.raw<readonly OwnView[]>([]);
  session = $state.raw<Session>({ seats: [], host: false });
  /** Cards in words, for the pictures this browser may see. */
  descriptions = $state.raw<Readonly<Record<CardId, CardWords>>>({});
  version = $state.raw<number | null>(null);

  link = $state<Link>("connecting");
  /** The line has been gone long enough to say so. */
  lostShown = $state(false);
  gone = $state<string | null>(null);
  trouble = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** A round that was scored while we looked and has not been played through yet. */
  reveal = $state.raw<RoundScored | null>(null);
  /** When the phase closes, on this browser's own clock (`performance.now()`), or `null`. */
  closesAt = $state<number | null>(null);
  /** Seats whose move is on its way. */
  busy = $state<Record<Seat, boolean>>({});

  readonly #connection: Connection;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page follows it
  #lastMove = new Map<string, number>();
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;

  constructor(id: string, { watching = false }: { watching?: boolean } = {}) {
    this.id = id;
    this.watching = watching;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection({
      url: `${scheme}://${location.host}/ws/${id}`,
      outboxKey: `lapin.outbox.${id}`,
      hello: () => ({ language: language(), since: this.version, watch: this.watching }),
      onMessage: (message) => this.receive(message),
      onLink: (link) => this.#linkChanged(link),
    });
  }

  connect(): void {
    this.#connection.start();
  }

  leave(): void {
    clearTimeout(this.#lostTimer);
    this.#connection.stop();
  }

  /** Have everything told anew, in the language now spoken. */
  speakAgain(): void {
    this.#connection.greet();
  }

  /** What this browser's seat knows, if it holds it. */
  ownOf(seat: Seat): OwnView | null {
    return this.own.find((own) => own.seat === seat) ?? null;
  }

  /** A move of the game. The same one again within a finger's slip, or any while one is on its way, is dropped. */
  async play(seat: Seat, intent: Intent): Promise<boolean> {
    const move = `${seat} ${intent.t}`;
    if (this.busy[seat] || performance.now() - (this.#lastMove.get(move) ?? -Infinity) < SLIP_OF_THE_FINGER)
      return false;
    this.busy = { ...this.busy, [seat]: true };
    const answer = await this.#connection.ask({ t: "play", seat, turn: this.game?.turn ?? 0, intent });
    this.busy = { ...this.busy, [seat]: false };
    this.#lastMove.set(move, performance.now());
    this.#tell(answer);
    return answer.ok;
  }

  /** A wish about the room: sit, configure, kick, say… */
  async command(asked: Asked): Promise<Answer> {
    const answer = await this.#connection.ask(asked);
    this.#tell(answer);
    return answer;
  }

  /** The reveal has been played, or skipped. */
  revealDone(): void {
    this.reveal = null;
  }

  /** Look at the last round again. */
  revealAgain(): void {
    this.reveal = this.game?.last_round ?? null;
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
      case "update":
        this.#take(message);
        break;
      case "trouble":
        this.trouble = message.code;
        break;
      case "gone":
        this.gone = message.code;
        break;
      case "ack":
      case "refused":
      case "pong":
        break;
    }
  }

  #take(update: Update | Welcome): void {
    if (this.version !== null && update.version < this.version) return;
    const before = this.game;
    const sameGame = before !== null && this.room?.game_number === update.room.game_number;
    const round = update.game?.last_round ?? null;
    // Scored while this page looked on (also while its line was cut), not merely found on arrival.
    const scoredSince = sameGame && round !== null && round.turn !== before.last_round?.turn;
    if (Object.keys(update.cards).length > 0) this.descriptions = { ...this.descriptions, ...update.cards };
    this.version = update.version;
    this.room = update.room;
    this.game = update.game;
    this.own = update.own;
    this.session = update.session;
    this.closesAt = update.clock.closes_in_ms === null ? null : performance.now() + update.clock.closes_in_ms;
    this.trouble = update.room.saving ? null : "cannot_save";
    if (scoredSince) this.reveal = round;
    else if (!sameGame || this.room.status === "lobby") this.reveal = null;
  }

  #tell(answer: Answer): void {
    if (!answer.ok) this.refuse(answer.code ?? "unknown", answer.facts);
  }

  /** Say that something was not done, and why. */
  refuse(code: string, facts: Readonly<Record<string, unknown>> = {}): void {
    this.#refusals += 1;
    this.refusal = { code, facts, n: this.#refusals };
  }

  #linkChanged(link: Link): void {
    this.link = link;
    clearTimeout(this.#lostTimer);
    if (link === "live" || link === "ended") this.lostShown = false;
    else this.#lostTimer = setTimeout(() => (this.lostShown = true), LOST_SHOWS_AFTER);
  }
}
