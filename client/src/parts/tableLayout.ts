/** How cards lie on the table, and how they get there. */
import { moving } from "../theme/motion";

export interface Room {
  count: number;
  /** Pixels there are. */
  width: number;
  height: number;
  gap: number;
  /** All of them must be in sight at once, small if need be. */
  atOnce: boolean;
}

/** So many cards lie on a phone without scrolling. */
export const FEW = 6;

/** Narrower than this a card has room for a rabbit, not for a name. */
export const SMALL = 90;

/** As many columns as make the cards largest; a phone has three (two for four cards), and for more than a few four or a scroll. */
export function layoutOf({ count: cards, width, height, gap, atOnce }: Room): { columns: number; card: number } {
  const count = Math.max(1, cards);
  if (width < 560) {
    const columns = count <= 4 ? Math.min(2, count) : count <= FEW || !atOnce ? 3 : 4;
    const widest = (width - (columns - 1) * gap) / columns;
    const rows = Math.ceil(count / columns);
    const tallest = (((height - (rows - 1) * gap * 1.4) / rows) * 2) / 3;
    return { columns, card: (count <= FEW || atOnce) && height > 0 ? Math.min(widest, tallest) : widest };
  }
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const card = Math.min((width - (columns - 1) * gap) / columns, ((height - (rows - 1) * gap * 1.4) / rows / 3) * 2);
    // a fuller last row wins a near tie
    if (card > best.card * 1.01) best = { columns, card };
  }
  return best;
}

/** Every place glides from where it lay (`from`) to where it lies now. */
export function glide(places: Iterable<Element>, from: readonly (DOMRect | undefined)[], duration: number): void {
  [...places].forEach((place, n) => {
    const before = from[n];
    const now = place.getBoundingClientRect();
    if (!before || now.width === 0 || duration === 0) return;
    if (before.width === now.width && before.x === now.x && before.y === now.y) return;
    const there = `translate(${before.x - now.x}px, ${before.y - now.y}px) scale(${before.width / now.width})`;
    place.animate(
      [
        { transformOrigin: "0 0", transform: there },
        { transformOrigin: "0 0", transform: "none" },
      ],
      { duration, easing: "ease-in-out" },
    );
  });
}

/** A card comes from a place elsewhere on the page, or goes there. */
export async function fly(card: Element, there: DOMRect, way: "from" | "to"): Promise<void> {
  const here = card.getBoundingClientRect();
  const duration = moving(260);
  if (duration === 0 || here.width === 0 || there.width === 0) return;
  const x = there.x + there.width / 2 - (here.x + here.width / 2);
  const y = there.y + there.height / 2 - (here.y + here.height / 2);
  const frames = [{ transform: `translate(${x}px, ${y}px) scale(${there.width / here.width})` }, { transform: "none" }];
  const flight = card.animate(way === "from" ? frames : frames.toReversed(), {
    duration,
    easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
    fill: way === "to" ? "forwards" : "none",
  });
  await flight.finished.catch(() => undefined);
}

/** Where these cards lie on the page's table just now, those that do. */
export function onTheTable(cards: readonly string[]): (DOMRect | undefined)[] {
  return cards.map((card) =>
    document.querySelector(`main ul.grid img[src*="${card}"]`)?.closest("li")?.getBoundingClientRect(),
  );
}
