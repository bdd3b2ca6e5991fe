/**
 * Words of the reader's language. English is the source of keys; a new language is one file beside `en.ts`, named by its
 * tag (`pt-BR.ts`), whose default export are its words. Nothing else has to be told of it.
 */
import type en from "./en";

export type Key = keyof typeof en;
/** A message, or its plural forms (Intl.PluralRules), chosen by `{n}` or else by the first number that is filled in. */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Words = Record<Key, Message>;
export type Params = Record<string, string | number>;
/** A language by its tag: "fr", "pt-BR". */
export type Language = string;

const ENGLISH = "en";
const FILES = import.meta.glob<Partial<Words>>(["./*.ts", "!./*.svelte.ts", "!./*.test.ts"], { import: "default" });
const CODES = Object.keys(FILES).map((path) => path.slice("./".length, -".ts".length));
/** A stand-in for languages nobody has written yet, longer than any: for tests, and only for who asks for it by name. */
const PSEUDO = /^xx(-Arab)?$/;

/** Every language with its own name, English first, for the switch. */
export const languages: readonly { code: Language; name: string }[] = CODES.map((code) => ({
  code,
  name: ownName(code),
})).sort(
  (one, other) => Number(other.code === ENGLISH) - Number(one.code === ENGLISH) || (one.name < other.name ? -1 : 1),
);

function ownName(code: Language): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

const STORED_AS = "lapin.language";

const current = $state<{ code: Language; words: Partial<Words> | null; english: Partial<Words> | null }>({
  code: ENGLISH,
  words: null,
  english: null,
});
// Made when first needed and kept: making one costs a phone milliseconds.
let plurals: Intl.PluralRules | null = null;
let numbers: Intl.NumberFormat | null = null;

/** The one of ours nearest to a tag: itself, the same language in the same script, the same language; or none. */
export function nearest(tag: string, codes: readonly Language[] = CODES): Language | null {
  let wanted: Intl.Locale;
  try {
    wanted = new Intl.Locale(tag);
  } catch {
    return null; // not a tag at all
  }
  const same = codes.filter((code) => new Intl.Locale(code).language === wanted.language);
  const script = (code: string) => new Intl.Locale(code).maximize().script;
  return (
    same.find((code) => code === wanted.baseName) ??
    same.find((code) => code === wanted.language && script(code) === script(tag)) ??
    same.find((code) => script(code) === script(tag)) ??
    same[0] ??
    null
  );
}

/** What the reader chose before, else what the browser asks for, else English. */
export function preferredLanguage(asked: readonly string[] = navigator.languages): Language {
  const stored = readStored();
  if (stored !== null && PSEUDO.test(stored)) return stored;
  for (const tag of stored === null ? asked : [stored, ...asked]) {
    const code = nearest(tag);
    if (code !== null) return code;
  }
  return ENGLISH;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null; // storage may be forbidden; the browser's wish is then enough
  }
}

async function wordsOf(code: Language): Promise<Partial<Words>> {
  if (PSEUDO.test(code)) return (await import("./pseudo/pseudo")).pseudo(await wordsOf(ENGLISH), code);
  return (await FILES[`./${code}.ts`]?.()) ?? {};
}

/** Loads a language and speaks it from now on. Call once before mounting, then whenever the reader switches. */
export async function speak(code: Language, options: { remember?: boolean } = {}): Promise<void> {
  useWords(code, await wordsOf(code));
  if (options.remember) {
    try {
      localStorage.setItem(STORED_AS, code);
    } catch {
      // not remembered then
    }
  }
}

/** Speaks with these words; what they lack is said in English. */
export function useWords(code: Language, words: Partial<Words>): void {
  plurals = numbers = null;
  current.code = code;
  current.words = words;
  document.documentElement.lang = code;
  document.querySelector('meta[name="description"]')?.setAttribute("content", t("app.about"));
  document.documentElement.dir = words["text.direction"] === "rtl" ? "rtl" : "ltr";
}

/** The language now spoken (reactive). */
export function language(): Language {
  return current.code;
}

/** The message of a key with its `{params}` filled in and its plural form chosen. */
export function t(key: Key, params: Params = {}): string {
  return fill(current.words?.[key] ?? english(key) ?? "", params);
}

/** Words for a code that came over the wire; `fallback` where this client is older than the server. */
export function tCode(prefix: "error" | "gone" | "trouble", code: string, params: Params = {}): string {
  const key = `${prefix}.${code}` as Key;
  const message = current.words?.[key] ?? english(key);
  return message === undefined ? t("error.unknown", { code }) : fill(message, params);
}

let fetching = false;

/** What a language does not say yet is said in English, which is fetched when first missed; the page then follows. */
function english(key: Key): Message | undefined {
  if (current.code !== ENGLISH && current.english === null && !fetching) {
    fetching = true;
    wordsOf(ENGLISH).then(
      (words) => {
        current.english = words;
      },
      () => {
        fetching = false;
      },
    );
  }
  return current.english?.[key];
}

function fill(message: Message, params: Params): string {
  const text =
    typeof message === "string" ? message : (message[formOf(countIn(message.other, params))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : typeof value === "number" ? number(value) : value;
  });
}

/** The number a plural goes by. */
function countIn(text: string, params: Params): number {
  if (params["n"] !== undefined) return Number(params["n"]);
  const filled = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => params[name]);
  return filled.find((value) => typeof value === "number") ?? 0;
}

function formOf(n: number): Intl.LDMLPluralRule {
  plurals ??= new Intl.PluralRules(current.code);
  return plurals.select(n);
}

/** A number as the reader writes it. */
export function number(value: number): string {
  numbers ??= new Intl.NumberFormat(current.code);
  return numbers.format(value);
}

/** "Ann, Bob and Cy" in the reader's language. */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(current.code, { type: "conjunction" }).format(names);
}

/** "tea, milk or water" in the reader's language. */
export function either(choices: readonly string[]): string {
  return new Intl.ListFormat(current.code, { type: "disjunction" }).format(choices);
}

/** Text in the reader's quotation marks. */
export function quoted(text: string): string {
  return t("text.quoted", { text });
}

/** The quotation marks of the reader's language. */
export function quoteMarks(): readonly [string, string] {
  const [open = "", close = ""] = t("text.quoted", { text: "\n" }).split("\n");
  return [open, close];
}

/** "Clue: the moon", with the colon as the reader sets it. */
export function labelled(label: string, text: string): string {
  return t("text.labelled", { label, text });
}
