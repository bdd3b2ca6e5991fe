/** The twelve rabbits: body colour, colour of the pattern on it, and the ink of their edge. Lightness is spread so that grey tells some of them apart already; patterns do the rest. */
export interface Coat {
  body: string;
  mark: string;
  edge: string;
}

export const COATS: readonly Coat[] = [
  { body: "#c8402f", mark: "#7c1b15", edge: "#5d130f" }, // red
  { body: "#f2c63c", mark: "#a8760a", edge: "#7d5605" }, // yellow
  { body: "#2d5fae", mark: "#a9c9f5", edge: "#152f60" }, // blue
  { body: "#8fd6b8", mark: "#2f7f66", edge: "#20594a" }, // mint
  { body: "#7b4ba6", mark: "#d7b9ee", edge: "#3f2260" }, // violet
  { body: "#ee8a34", mark: "#8f3f06", edge: "#743204" }, // orange
  { body: "#2e6a43", mark: "#a8dcae", edge: "#143821" }, // dark green
  { body: "#f0a3bd", mark: "#a83f66", edge: "#7f2b4a" }, // pink
  { body: "#3a3a46", mark: "#a6a8bb", edge: "#15151c" }, // black
  { body: "#f4efe2", mark: "#8d8a80", edge: "#6b6759" }, // white
  { body: "#8a5a3a", mark: "#e2bd97", edge: "#472a17" }, // brown
  { body: "#86c3ea", mark: "#235f8c", edge: "#194766" }, // sky blue
];

export const PATTERN_COUNT = 12;

export function coatOf(colour: number): Coat {
  return COATS[((colour % COATS.length) + COATS.length) % COATS.length] as Coat;
}

/** The first character of a name as people count characters, in capitals. */
export function initialOf(name: string): string {
  const [first = "?", next = ""] = name.trim();
  // Below U+0300 nothing joins what comes before it; a segmenter is for the rest, for making one costs a phone milliseconds.
  if (first < "\u0300" && next < "\u0300") return first.toLocaleUpperCase();
  return (
    new Intl.Segmenter().segment(name.trim())[Symbol.iterator]().next().value?.segment ?? first
  ).toLocaleUpperCase();
}

/** One pawn, seen from the front: two ears, a round head, a body that stands well. In a box of 60 × 84. */
export const SILHOUETTE =
  "M12 82C8 82 6.5 79 7.2 75.5C8.8 66 12.6 58.4 19 53C14.4 49.8 12.6 43.6 13.8 37.8C14.7 33.2 17.2 30 20.4 28" +
  "C14.6 20 12.2 9.6 14.6 4.4C16 1.2 19.6 1.2 21.6 4C25.2 9 27.7 18.4 28.1 25.6C29.3 25.4 30.7 25.4 31.9 25.6" +
  "C32.3 18.4 34.8 9 38.4 4C40.4 1.2 44 1.2 45.4 4.4C47.8 9.6 45.4 20 39.6 28C42.8 30 45.3 33.2 46.2 37.8" +
  "C47.4 43.6 45.6 49.8 41 53C47.4 58.4 51.2 66 52.8 75.5C53.5 79 52 82 48 82Z";
