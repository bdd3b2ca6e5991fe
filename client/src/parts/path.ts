/** Where the stones of the garden path lie: rows that wind like a brook, in a box of any shape. */
export interface Stone {
  x: number;
  y: number;
}

/** `count` stones (the first is the start, number 0) in a box; margins leave room for the rabbits that stand on them. */
export function layPath(count: number, width: number, height: number, scale = 1): { stones: Stone[]; step: number } {
  const side = 20 * scale;
  const top = 42 * scale;
  const bottom = 26 * scale;
  const usableWidth = Math.max(60, width - 2 * side);
  const usableHeight = Math.max(20, height - top - bottom);
  // As many rows as make the way between rows about 1.7 times the way between stones.
  let rows = Math.max(1, Math.round(Math.sqrt((count * usableHeight) / (1.7 * usableWidth))));
  rows = Math.min(rows, Math.max(1, Math.floor(usableHeight / (34 * scale)) + 1));
  const gap = rows > 1 ? usableHeight / (rows - 1) : 0;
  // Measured along one long line: straight pieces and half circles between rows.
  const radius = gap / 2;
  const straight = Math.max(10, usableWidth - (rows > 1 ? 2 * Math.min(radius, usableWidth / 4) : 0));
  const turn = rows > 1 ? Math.PI * Math.min(radius, usableWidth / 4) : 0;
  const bend = Math.min(radius, usableWidth / 4);
  const length = rows * straight + (rows - 1) * turn;
  const step = length / Math.max(1, count - 1);
  const wave = rows > 1 ? Math.min(26, gap * 0.2) : Math.min(usableHeight / 2, 24);
  const bends = Math.max(2, Math.round(straight / 190)); // whole half waves, so that rows and turns meet
  const stones = Array.from({ length: count }, (_, n) => {
    let along = n * step;
    let row = 0;
    while (row < rows - 1 && along > straight + turn) {
      along -= straight + turn;
      row += 1;
    }
    const right = row % 2 === 0;
    // The path climbs: the start is at the bottom.
    const y = height - bottom - row * gap - (rows === 1 ? usableHeight / 2 : 0);
    const left = side + (rows > 1 ? bend : 0);
    if (along <= straight) {
      const x = right ? left + along : left + straight - along;
      return { x, y: y + Math.sin((along / straight) * Math.PI * bends) * wave };
    }
    const angle = ((along - straight) / turn) * Math.PI;
    const centre = right ? left + straight : left;
    return { x: centre + (right ? 1 : -1) * Math.sin(angle) * bend, y: y - radius + Math.cos(angle) * radius };
  });
  return { stones, step };
}

/** How many stones: the target's, or for games without one enough for everyone and a little more. */
export function stonesFor(target: number | null, best: number): number {
  if (target !== null) return target;
  return Math.max(15, Math.ceil((best + 3) / 5) * 5);
}

/** The places of `count` who share a stone, by the size of a rabbit: a polite half circle, from five on in two rows, every initial in sight. */
export function sharing(count: number, index: number, size: number): Stone {
  if (count <= 1) return { x: 0, y: 0 };
  const front = count > 4 ? Math.ceil(count / 2) : count;
  const behind = index >= front;
  const across = behind ? count - front : front;
  const place = (behind ? index - front : index) - (across - 1) / 2;
  const pace = Math.min(size * 0.5, (size * 1.9) / across);
  return { x: place * pace, y: -Math.abs(place) * pace * 0.2 - (behind ? size * 0.5 : 0) };
}

/** Where one of `count` rabbits stands on a stone: beside the others, and all of them inside a box of this width. */
export function standingOn(stone: Stone, count: number, index: number, size: number, width: number): Stone {
  const reach = Math.max(...Array.from({ length: count }, (_, n) => sharing(count, n, size).x)) + size / 2;
  const aside = sharing(count, index, size);
  return { x: Math.max(reach, Math.min(width - reach, stone.x)) + aside.x, y: stone.y + aside.y };
}
