/** What is said aloud by a screen reader, politely or at once; the newest sentence of each kind wins. */
export const said = $state({ polite: "", assertive: "" });

let flip = false;

/** Says a sentence. The same sentence twice is said twice: an unseen character makes it new. */
export function announce(text: string, how: "polite" | "assertive" = "polite"): void {
  flip = !flip;
  said[how] = text + (flip ? "\u200b" : "");
}
