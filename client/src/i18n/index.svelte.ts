/** Words of the reader's language. English is the source of keys; a new language is one file beside `en.ts` and one line here. */
import type { en } from "./en";

export type Key = keyof typeof en;
/** A message, or its plural forms chosen by `{n}` (Intl.PluralRules). */
export type Message = string | ({ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>);
export type Words = Record<Key, Message>;
export type Params = Record<string, string | number>;

const LANGUAGES = {
  en: { name: "English", load: () => import("./en").then((file) => file.en as Words) },
  fr: { name: "Français", load: () => import("./fr").then((file) => file.fr) },
  nl: { name: "Nederlands", load: () => import("./nl").then((file) => file.nl) },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Every language with its own name, for the switch. */
export const languages = (Object.keys(LANGUAGES) as Language[]).map((code) => ({ code, name: LANGUAGES[code].name }));

const STORED_AS = "lapin.language";

const current = $state<{ code: Language; words: Words | null }>({ code: "en", words: null });
// Made when first needed and kept: making one costs a phone milliseconds.
let plurals: Intl.PluralRules | null = null;
let numbers: Intl.NumberFormat | null = null;

function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** What the reader chose before, else what the browser asks for, else English. */
export function preferredLanguage(asked: readonly string[] = navigator.languages): Language {
  const stored = readStored();
  for (const tag of stored === null ? asked : [stored, ...asked]) {
    const code = tag.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(code)) return code;
  }
  return "en";
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORED_AS);
  } catch {
    return null; // storage may be forbidden; the browser's wish is then enough
  }
}

/** Loads a language and speaks it from now on. Call once before mounting, then whenever the reader switches. */
export async function speak(code: Language, options: { remember?: boolean } = {}): Promise<void> {
  const words = await LANGUAGES[code].load();
  plurals = numbers = null;
  current.code = code;
  current.words = words;
  document.documentElement.lang = code;
  if (options.remember) {
    try {
      localStorage.setItem(STORED_AS, code);
    } catch {
      // not remembered then
    }
  }
}

/** The language now spoken (reactive). */
export function language(): Language {
  return current.code;
}

/** The message of a key with its `{params}` filled in; plural forms go by `n`. */
export function t(key: Key, params: Params = {}): string {
  return fill(current.words?.[key] ?? key, params);
}

/** Words for a code that came over the wire; `fallback` where this client is older than the server. */
export function tCode(prefix: "error" | "gone" | "trouble", code: string, params: Params = {}): string {
  const key = `${prefix}.${code}`;
  const message = current.words?.[key as Key];
  return message === undefined ? t("error.unknown", { code }) : fill(message, params);
}

function fill(message: Message, params: Params): string {
  const text = typeof message === "string" ? message : (message[formOf(Number(params["n"] ?? 0))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : typeof value === "number" ? number(value) : value;
  });
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

/** The quotation marks of the reader's language. */
export function quoteMarks(): readonly [string, string] {
  return current.code === "fr" ? ["«\u00a0", "\u00a0»"] : current.code === "nl" ? ["‘", "’"] : ["“", "”"];
}

/** Text in the reader's quotation marks. */
export function quoted(text: string): string {
  const [open, close] = quoteMarks();
  return open + text + close;
}
