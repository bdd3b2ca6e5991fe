interface Options {
  /** Is there a card on this side? */
  has: (by: 1 | -1) => boolean;
  turn: (by: 1 | -1) => void;
}

/** Where the right arrow leads. */
export const onwards = (): 1 | -1 => (document.documentElement.dir === "rtl" ? -1 : 1);

/** How close "closer" is. */
export const CLOSER = 2.2;
const CLOSEST = 4;
/** Pixels a finger travels before it is a swipe, and at the most if it is a tap. */
const SWIPE = 48;
const TAP = 8;
/** Where there is no card to come, one follows the finger so little. */
const HELD_BACK = 0.25;
/** Milliseconds between the two taps of a double tap, at the most. */
const DOUBLE = 320;

/** A card under fingers: one swipes to the next (or moves a card that is zoomed), two pinch, a double tap zooms. */
export class Gestures {
  scale = $state(1);
  shift = $state({ x: 0, y: 0 });
  swipe = $state(0);
  readonly #options: Options;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page follows it
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #from: { x: number; y: number; distance: number; scale: number; shift: { x: number; y: number } } | null = null;
  #lastTap = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  get closer(): boolean {
    return this.scale > 1;
  }

  /** Does the card follow fingers just now? */
  get moving(): boolean {
    return this.#fingers.size > 0 || this.swipe !== 0;
  }

  zoom(to: number): void {
    this.scale = Math.min(CLOSEST, Math.max(1, to));
    if (this.scale === 1) this.shift = { x: 0, y: 0 };
  }

  readonly down = (event: PointerEvent & { currentTarget: HTMLElement }): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#from = {
      x: event.clientX,
      y: event.clientY,
      distance: this.#spread(),
      scale: this.scale,
      shift: { ...this.shift },
    };
  };

  readonly move = (event: PointerEvent): void => {
    const from = this.#from;
    if (from === null || !this.#fingers.has(event.pointerId)) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2 && from.distance > 0) this.zoom((from.scale * this.#spread()) / from.distance);
    else if (this.closer)
      this.shift = { x: from.shift.x + event.clientX - from.x, y: from.shift.y + event.clientY - from.y };
    else {
      const way = event.clientX - from.x;
      this.swipe = this.#options.has(this.#towards(way)) ? way : way * HELD_BACK;
    }
  };

  readonly up = (event: PointerEvent): void => {
    const from = this.#from;
    if (from === null) return;
    this.#fingers.delete(event.pointerId);
    const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y);
    const by = this.#towards(this.swipe);
    if (!this.closer && Math.abs(this.swipe) > SWIPE && this.#options.has(by)) this.#options.turn(by);
    else if (moved < TAP) {
      if (event.timeStamp - this.#lastTap < DOUBLE) this.zoom(this.closer ? 1 : CLOSER);
      this.#lastTap = event.timeStamp;
    }
    this.swipe = 0;
    if (this.#fingers.size === 0) this.#from = null;
  };

  #towards(way: number): 1 | -1 {
    return (way < 0 ? 1 : -1) === onwards() ? 1 : -1;
  }

  #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
