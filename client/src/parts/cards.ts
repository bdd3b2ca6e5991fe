/** Where a card's picture is, and having it ready before it is shown. */
export type PictureSize = "small" | "large";

/** `card` is the picture's token in this room; it tells nothing about the picture or its holder. */
export function pictureUrl(card: string, size: PictureSize): string {
  return `/cards/${card}/${size}`;
}

const asked = new Map<string, Promise<void>>();

/** Fetches and decodes pictures, each once; resolves when all are ready to be shown (or could not be fetched). */
export function preloadCards(cards: Iterable<string>, size: PictureSize = "small"): Promise<void> {
  const waiting = [];
  for (const card of cards) {
    const address = pictureUrl(card, size);
    let picture = asked.get(address);
    if (!picture) {
      const image = new Image();
      image.src = address;
      picture = image.decode().catch(() => {
        asked.delete(address); // to be tried again
      });
      asked.set(address, picture);
    }
    waiting.push(picture);
  }
  return Promise.all(waiting).then(() => undefined);
}

/** Milliseconds after the small pictures: the large ones are for looking closer, and must not make the first sight wait. */
const LARGE_AFTER = 1_500;

/** Small pictures now, large ones when the page has come to rest. Returns how to think better of it. */
export function preloadForPlay(cards: readonly string[]): () => void {
  let wait: ReturnType<typeof setTimeout> | undefined;
  let unwanted = false;
  void preloadCards(cards, "small").then(() => {
    if (!unwanted) wait = setTimeout(() => void preloadCards(cards, "large"), LARGE_AFTER);
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
