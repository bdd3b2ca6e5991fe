/** A language for tests: English with accents, four tenths longer, in brackets. What is not bracketed was never translated. */
import type { Key, Message, Words } from "../index.svelte";

const ACCENTED: Record<string, string> = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  c: "ç",
  n: "ñ",
  y: "ý",
  A: "Á",
  E: "É",
  O: "Ó",
};
/** What is read by machines, not by people. */
const KEPT: readonly string[] = ["text.direction"] satisfies Key[];

function stretched(text: string): string {
  if (!/[a-z]/i.test(text.replace(/\{\w+\}/g, ""))) return text; // marks and signs alone
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith("{") ? part : part.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter)))
    .join("");
  const missing = Math.ceil(text.replace(/\{\w+\}/g, "").length * 0.4);
  // In words, as a longer language would be: one endless word would break where no language does.
  return `⟦${accented}${" óñé twó".repeat(Math.ceil(missing / 8)).slice(0, missing)}⟧`;
}

const spoken = (message: Message): Message =>
  typeof message === "string"
    ? stretched(message)
    : (Object.fromEntries(Object.entries<string>(message).map(([form, text]) => [form, stretched(text)])) as Message);

/** "xx", or "xx-Arab" to be laid out from right to left. */
export function pseudo(english: Partial<Words>, code: string): Partial<Words> {
  const words = Object.entries(english).map(([key, message]) => [key, KEPT.includes(key) ? message : spoken(message)]);
  return { ...(Object.fromEntries(words) as Partial<Words>), "text.direction": code.endsWith("-Arab") ? "rtl" : "ltr" };
}
