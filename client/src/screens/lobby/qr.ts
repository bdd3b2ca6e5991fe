/**
 * QR codes of addresses, drawn here because only the page knows by which address people reach it (a proxy may stand between).
 * Byte mode, error correction M, versions 1–10 (up to 213 bytes), all eight masks tried: ISO/IEC 18004.
 */

// Per version: total data codewords, error correction codewords per block, blocks in group 1 and 2 (level M, table 9).
const VERSIONS = [
  { data: 16, check: 10, blocks: [1, 0] },
  { data: 28, check: 16, blocks: [1, 0] },
  { data: 44, check: 26, blocks: [1, 0] },
  { data: 64, check: 18, blocks: [2, 0] },
  { data: 86, check: 24, blocks: [2, 0] },
  { data: 108, check: 16, blocks: [4, 0] },
  { data: 124, check: 18, blocks: [4, 0] },
  { data: 154, check: 22, blocks: [2, 2] },
  { data: 182, check: 22, blocks: [3, 2] },
  { data: 216, check: 26, blocks: [4, 1] },
] as const;

/** Centres of the alignment patterns (annex E). */
const ALIGNMENT = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
] as const;

// The field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? 0;

function checkWords(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let root = 0; root < count; root += 1) {
    const next = [...generator, 0];
    generator.forEach((factor, place) => {
      if (factor !== 0) next[place + 1] = at(next, place + 1) ^ at(EXP, at(LOG, factor) + root);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let place = 0; place < data.length; place += 1) {
    const lead = at(rest, place);
    if (lead === 0) continue;
    generator.forEach((factor, step) => {
      rest[place + step] = at(rest, place + step) ^ at(EXP, at(LOG, factor) + at(LOG, lead));
    });
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const spec = VERSIONS[version - 1];
  if (spec === undefined) throw new Error("address too long for a QR code");
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(4, 4); // byte mode
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, spec.data * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let start = 0; start < bits.length; start += 8)
    data.push(bits.slice(start, start + 8).reduce((byte, bit) => byte * 2 + bit, 0));
  for (let pad = 0; data.length < spec.data; pad += 1) data.push(pad % 2 === 0 ? 0xec : 0x11);

  const [short, long] = spec.blocks;
  const size = Math.floor(spec.data / (short + long));
  const blocks: number[][] = [];
  for (let block = 0, start = 0; block < short + long; block += 1) {
    const length = block < short ? size : size + 1;
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  const checks = blocks.map((block) => checkWords(block, spec.check));
  const words: number[] = [];
  for (let place = 0; place <= size; place += 1)
    for (const block of blocks) if (place < block.length) words.push(at(block, place));
  for (let place = 0; place < spec.check; place += 1) for (const block of checks) words.push(at(block, place));
  return words;
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

type Grid = (boolean | null)[][];

function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - bits);
  return rest;
}

function frame(version: number, mask: number): Grid {
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (row: number, column: number, dark: boolean): void => {
    const line = grid[row];
    if (line !== undefined && column >= 0 && column < size) line[column] = dark;
  };
  for (const [top, start] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let row = -1; row <= 7; row += 1) {
      for (let column = -1; column <= 7; column += 1) {
        const edge = Math.max(Math.abs(row - 3), Math.abs(column - 3));
        set(top + row, start + column, edge !== 2 && edge !== 4);
      }
    }
  }
  const centres = ALIGNMENT[version - 1] ?? [];
  for (const row of centres) {
    for (const column of centres) {
      if (grid[row]?.[column] !== null) continue; // a finder is there
      for (let down = -2; down <= 2; down += 1) {
        for (let across = -2; across <= 2; across += 1)
          set(row + down, column + across, Math.max(Math.abs(down), Math.abs(across)) !== 1);
      }
    }
  }
  for (let place = 8; place < size - 8; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  set(size - 8, 8, true);
  const format = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412; // level M is 00
  for (let bit = 0; bit < 15; bit += 1) {
    const dark = ((format >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  if (version >= 7) {
    const marks = (version << 12) | remainder(version, 0x1f25, 12);
    for (let bit = 0; bit < 18; bit += 1) {
      const dark = ((marks >> bit) & 1) === 1;
      set(Math.floor(bit / 3), size - 11 + (bit % 3), dark);
      set(size - 11 + (bit % 3), Math.floor(bit / 3), dark);
    }
  }
  return grid;
}

function fill(words: readonly number[], version: number, mask: number): boolean[][] {
  const grid = frame(version, mask);
  const size = grid.length;
  const hides = MASKS[mask] ?? (() => false);
  let bit = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1; // the timing column is skipped
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (line === undefined || line[column] !== null) continue;
        const dark = ((at(words, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = dark !== hides(row, column);
        bit += 1;
      }
    }
    upwards = !upwards;
  }
  return grid.map((line) => line.map((dark) => dark === true));
}

/** How hard a pattern is to read (7.8.3): long runs, blocks, lookalikes of finders, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, column) => grid.map((line) => line[column] === true))];
  let points = 0;
  for (const line of lines) {
    let run = 1;
    for (let place = 1; place <= size; place += 1) {
      if (place < size && line[place] === line[place - 1]) run += 1;
      else {
        if (run >= 5) points += run - 2;
        run = 1;
      }
    }
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const look of ["00001011101", "10111010000"]) {
      for (let found = text.indexOf(look); found >= 0; found = text.indexOf(look, found + 1)) points += 40;
    }
  }
  let dark = 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const colour = grid[row]?.[column];
      if (colour) dark += 1;
      if (
        colour === grid[row]?.[column + 1] &&
        colour === grid[row + 1]?.[column] &&
        colour === grid[row + 1]?.[column + 1]
      )
        points += 3;
    }
  }
  return points + Math.floor(Math.abs((dark * 100) / (size * size) - 50) / 5) * 10;
}

/** The modules of the smallest code that carries the text; with `mask`, that one instead of the best. */
export function qrModules(text: string, mask?: number): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex((spec, index) => bytes.length <= spec.data - (index < 9 ? 2 : 3)) + 1;
  const words = codewords(bytes, version);
  if (mask !== undefined) return fill(words, version, mask);
  return MASKS.map((_, one) => fill(words, version, one)).reduce((best, grid) =>
    penalty(grid) < penalty(best) ? grid : best,
  );
}

/** One path of all dark modules, a unit each, with the quiet zone of four around. */
export function qrPath(text: string): { path: string; size: number } {
  const modules = qrModules(text);
  const path = modules
    .flatMap((line, row) => line.flatMap((dark, column) => (dark ? [`M${column + 4} ${row + 4}h1v1h-1z`] : [])))
    .join("");
  return { path, size: modules.length + 8 };
}
