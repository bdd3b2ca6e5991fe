import { at } from "../wire/base";

/** Where a card's picture is, and having it ready before it is shown. */
export type PictureSize = "thumbnail" | "small" | "large";

/** `card` is the picture's token in this room; it tells nothing about the picture or its holder. */
export function pictureUrl(card: string, size: PictureSize): string {
  return at(`/cards/${card}/${size}`);
}

/** What the browser may choose from, by how wide a card is shown (`sizes`) and how fine the screen is. */
export function pictureSet(card: string): string {
  return `${pictureUrl(card, "thumbnail")} 240w, ${pictureUrl(card, "small")} 400w, ${pictureUrl(card, "large")} 800w`;
}

/** How wide a card in the hand is, at the most. */
export const IN_HAND = "(min-width: 64rem) 11rem, 30vw";

/** How wide a card of `count` on the table is: a phone lays up to four in two columns, more in three. */
export function onTable(count: number): string {
  return `(min-width: 110rem) 24rem, (min-width: 64rem) 20rem, ${count <= 4 ? 46 : 32}vw`;
}

const asked = new Map<string, Promise<void>>();
const shown = new Map<string, string>();

/** The picture of this card that has been fetched for the hand or the table, to be shown until a finer one is here. */
export function pictureAtHand(card: string): string | undefined {
  return shown.get(card);
}

/** Fetches and decodes pictures, each once; resolves when all are ready to be shown (or could not be fetched). */
function fetchPictures(
  cards: Iterable<string>,
  key: string,
  choose: (image: HTMLImageElement, card: string) => void,
): Promise<void> {
  const waiting = [];
  for (const card of cards) {
    const name = `${card} ${key}`;
    let picture = asked.get(name);
    if (!picture) {
      const image = new Image();
      choose(image, card);
      picture = image.decode().then(
        () => void shown.set(card, image.currentSrc),
        () => void asked.delete(name), // to be tried again
      );
      asked.set(name, picture);
    }
    waiting.push(picture);
  }
  return Promise.all(waiting).then(() => undefined);
}

/** The pictures a card shown this wide has on this screen. */
export function preloadCards(cards: Iterable<string>, sizes: string): Promise<void> {
  return fetchPictures(cards, sizes, (image, card) => {
    image.sizes = sizes;
    image.srcset = pictureSet(card);
  });
}

/** The large pictures, for looking closer. */
export function preloadLarge(cards: Iterable<string>): Promise<void> {
  return fetchPictures(cards, "large", (image, card) => {
    image.src = pictureUrl(card, "large");
  });
}

/** Milliseconds after the pictures in sight: the large ones are for looking closer, and must not make the first sight wait. */
const LARGE_AFTER = 1_500;

/**
 * The pictures in sight now, the large ones when the page has come to rest; on a phone, which may pay for every byte, only
 * when somebody looks closer. Returns how to think better of it.
 */
export function preloadForPlay(cards: readonly string[], sizes: string): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let unwanted = false;
  void preloadCards(cards, sizes).then(() => {
    if (!unwanted && matchMedia("(min-width: 64rem)").matches)
      wait = setTimeout(() => void preloadLarge(cards), LARGE_AFTER);
  });
  return () => {
    unwanted = true;
    clearTimeout(wait);
  };
}

/** A slight tilt that is always the same for a place, as if laid by hand: −1…1. */
export function leaning(place: number): number {
  return Math.sin(place * 12.9898 + 4.1414) * 0.9;
}

/** Was it a finger? (Clicks are pointer events in today's browsers; keys and screen readers have no pointer type.) */
export function byFinger(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}
