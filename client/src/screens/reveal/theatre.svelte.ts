import { play } from "../../sound/sound.svelte";

/** When each act begins, in milliseconds. */
const ACTS = { tokens: 500, breath: 2300, owners: 3000, answer: 4100, points: 5500, hop: 6600, end: 8200 } as const;
export type Act = keyof typeof ACTS;
const ORDER = Object.keys(ACTS) as Act[];
/** After the last act the points stay up this long, unless somebody wants to read on. */
const REST = 4000;
/** Tokens land one by one, this far apart at the most. */
const PACE = 260;

interface Cast {
  /** How many tokens will land. */
  tokens: () => number;
  /** How many of them lie there already. */
  laid: () => number;
  /** Is there somebody to say "go on", once it was brought to its end? */
  waits: () => boolean;
  /** Does it stay in any case? */
  lingers: () => boolean;
  entered: (act: Act) => void;
  over: () => void;
}

/** The acts of a reveal in time: what has been reached, and how many tokens have landed. */
export class Theatre {
  act = $state<Act | "begin">("begin");
  landed = $state(0);
  readonly #cast: Cast;
  #kept = false;
  #over = false;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(cast: Cast) {
    this.#cast = cast;
  }

  reached(act: Act): boolean {
    return this.act !== "begin" && ORDER.indexOf(this.act) >= ORDER.indexOf(act);
  }

  play(): void {
    this.landed = this.#cast.laid();
    for (const act of ORDER) this.#later(ACTS[act], () => this.#enter(act));
  }

  /** Straight to the last act, which then stays. */
  toTheEnd(): void {
    this.stop();
    this.landed = this.#cast.tokens();
    this.#kept = this.#cast.waits();
    this.#enter("end");
  }

  /** Somebody touches the screen at the end: they read on. */
  keep(): void {
    if (this.act === "end" && this.#cast.waits()) this.#kept = true;
  }

  done(): void {
    if (this.#over) return;
    this.#over = true;
    this.stop();
    this.#cast.over();
  }

  stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }

  #enter(act: Act): void {
    this.act = act;
    if (act === "tokens") {
      const laid = this.#cast.laid();
      const count = this.#cast.tokens() - laid;
      const pace = Math.min(PACE, (ACTS.breath - ACTS.tokens) / Math.max(1, count));
      for (let n = 0; n < count; n += 1)
        this.#later(n * pace, () => {
          this.landed = Math.max(this.landed, laid + n + 1);
          play("wood");
        });
    } else if (act === "owners") play("paper");
    else if (act === "answer") play("chord");
    else if (act === "points") play("point");
    else if (act === "hop") play("hop");
    this.#cast.entered(act);
    if (act === "end") this.#later(REST, () => !this.#kept && !this.#cast.lingers() && this.done());
  }

  #later(wait: number, what: () => void): void {
    this.#timers.push(setTimeout(what, wait));
  }
}
