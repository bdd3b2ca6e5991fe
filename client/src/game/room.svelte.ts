import { at } from "../wire/base";
import { language } from "../i18n/index.svelte";
import { Connection, type Answer, type Asked, type Link } from "../wire/connection";
import { PROTOCOL } from "../wire/server";
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
import { after, type View } from "./view";

/** Says that this tab has been renewed for the server's protocol. */
const RENEWED = "lapin.renewed";

export interface Refusal {
  code: string;
  facts: Readonly<Record<string, unknown>>;
  /** Counts up, so that the same refusal twice is two notices. */
  n: number;
}

export interface Clock {
  /** When the phase closes, on this browser's own clock (`performance.now()`), if time runs. */
  closesAt: number;
  /** Milliseconds that were left when the server said so: what is left while the game is paused. */
  left: number;
  /** Time does not run: the game is paused, or somebody reads how to play. */
  stands: boolean;
}

/**
 * One room as this browser sees it. The newest view is the whole truth; nothing here is computed from events. Only the table of
 * a round that was just scored stays until its reveal lies over it, so that nobody sees the next turn first.
 */
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
  /** What is left of the phase's time, or `null` where nobody counts. */
  clock = $state.raw<Clock | null>(null);
  /** Seats whose move is on its way. */
  busy = $state<Record<Seat, boolean>>({});

  readonly #connection: Connection;
  #view: View | null = null;
  /** The newest game waits behind the last one until the reveal is in sight. */
  #held = false;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page follows it
  #lastMove = new Map<string, number>();
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #refusals = 0;

  constructor(id: string, { watching = false }: { watching?: boolean } = {}) {
    this.id = id;
    this.watching = watching;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#connection = new Connection({
      url: `${scheme}://${location.host}${at(`/ws/${id}`)}`,
      outboxKey: `lapin.outbox.${id}`,
      hello: () => ({ protocol: PROTOCOL, language: language(), watch: this.watching }),
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

  /** What would be done if the time ran out now; nobody else learns of it, and nothing is said if it comes too late. */
  draft(seat: Seat, intent: Intent | null): void {
    void this.#connection.ask({ t: "draft", seat, turn: this.game?.turn ?? 0, ...(intent === null ? {} : { intent }) });
  }

  /** The reveal covers the table: what lies under it may change. */
  revealShown(): void {
    if (!this.#held || this.#view === null) return;
    this.#held = false;
    this.#lay(this.#view);
  }

  /** The reveal has been played, or skipped: bots need not wait for us any more. */
  revealDone(): void {
    if (this.reveal !== null && this.session.seats.length > 0)
      void this.#connection.ask({ t: "seen", turn: this.reveal.turn });
    this.revealShown();
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
      case "gone":
        this.gone = message.code;
        if (message.code === "protocol") renewPage();
        break;
      case "ack":
      case "refused":
      case "pong":
        break;
    }
  }

  #take(frame: Update | Welcome): void {
    if (this.version !== null && frame.version < this.version) return;
    const shown = after(this.#view, frame);
    if (shown === null) return;
    const before = this.#view?.game ?? null;
    const sameGame = before !== null && this.room?.game_number === shown.room.game_number;
    const round = shown.game?.last_round ?? null;
    // Scored while this page looked on (also while its line was cut), not merely found on arrival.
    const scoredSince = sameGame && round !== null && round.turn !== before.last_round?.turn;
    this.#view = shown;
    if (frame.cards !== undefined) this.descriptions = { ...this.descriptions, ...frame.cards };
    this.version = shown.version;
    this.room = shown.room;
    this.session = shown.session;
    if (frame.clock !== undefined) {
      const left = frame.clock.closes_in_ms;
      this.clock = left === null ? null : { closesAt: performance.now() + left, left, stands: frame.clock.stands };
    }
    this.trouble = shown.room.saving ? null : "cannot_save";
    if (scoredSince) {
      this.#held ||= this.reveal === null;
      this.reveal = round;
    } else if (!sameGame || shown.room.status === "lobby") {
      this.#held = false;
      this.reveal = null;
    }
    if (!this.#held) this.#lay(shown);
  }

  #lay({ game, own }: View): void {
    this.game = game;
    this.own = own;
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

/** The server speaks another protocol since this page was loaded: load it anew, once. */
function renewPage(): void {
  if (sessionStorage.getItem(RENEWED) !== null) return;
  sessionStorage.setItem(RENEWED, "yes");
  location.reload();
}
