/** Walking a list of cards by keys: one of them is in the tab order, arrows go to the next, Home and End to the ends. */
export class Walking {
  #active = $state(0);
  readonly #count: () => number;
  readonly #list: () => HTMLElement | undefined;

  constructor(count: () => number, list: () => HTMLElement | undefined) {
    this.#count = count;
    this.#list = list;
  }

  /** The card in the tab order. */
  get current(): number {
    return Math.min(this.#active, Math.max(0, this.#count() - 1));
  }

  /** This one was clicked, or has the focus. */
  readonly at = (index: number): void => {
    this.#active = index;
  };

  /** Goes where an arrow key points, a row up or down where there are rows; false if the key is for something else. */
  key(event: KeyboardEvent, index: number, { rows }: { rows: boolean }): boolean {
    const list = this.#list();
    const forward = list !== undefined && getComputedStyle(list).direction === "rtl" ? -1 : 1;
    const row = rows ? this.#columns() : 1;
    if (event.key === "ArrowRight") this.#go(index + forward);
    else if (event.key === "ArrowLeft") this.#go(index - forward);
    else if (event.key === "ArrowDown") this.#go(index + row);
    else if (event.key === "ArrowUp") this.#go(index - row);
    else if (event.key === "Home") this.#go(0);
    else if (event.key === "End") this.#go(this.#count() - 1);
    else return false;
    return true;
  }

  #go(to: number): void {
    this.#active = Math.max(0, Math.min(this.#count() - 1, to));
    (this.#list()?.children[this.#active] as HTMLElement | undefined)?.focus();
  }

  /** How many stand in the first row, as they lie. */
  #columns(): number {
    const places = [...(this.#list()?.children ?? [])] as HTMLElement[];
    return places.filter((place) => place.offsetTop === places[0]?.offsetTop).length || 1;
  }
}
