/** Nothing is said in one language only, nothing is said that is not written here, nothing here is never said. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { beforeAll, describe, expect, it } from "vitest";
import en from "./en";
import fr from "./fr";
import { speak, t, tCode, type Message } from "./index.svelte";

const SOURCE = join(import.meta.dirname, "..");
const SERVER = join(import.meta.dirname, "../../../src/lapin");

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

const pages = files(SOURCE, /\.svelte$/);
const scripts = files(SOURCE, /\.ts$/).filter((name) => !name.includes("/i18n/") && !name.endsWith(".test.ts"));
const code =
  [...pages, ...scripts].map((name) => readFileSync(name, "utf8")).join("\n") +
  readFileSync(join(import.meta.dirname, "index.svelte.ts"), "utf8");

const forms = (message: Message): string[] =>
  typeof message === "string" ? [message] : Object.values<string>(message);
const params = (message: Message): string[] =>
  [...new Set(forms(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const languages = import.meta.glob<Record<string, Message>>(["./*.ts", "!./*.svelte.ts", "!./*.test.ts"], {
  import: "default",
  eager: true,
});

describe.each(Object.entries(languages).filter(([file]) => file !== "./en.ts"))("%s", (_language, words) => {
  it("says exactly what English says", () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
  });
  it("fills in the same things", () => {
    const different = Object.entries(en).filter(
      ([key, message]) => String(params(message)) !== String(params(words[key] ?? "")),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });
  it("leaves nothing empty and nothing in English", () => {
    const same = Object.entries(en).filter(
      ([key, message]) =>
        typeof message === "string" && message.replace(/\{\w+\}/g, "").length > 8 && words[key] === message,
    );
    expect(same.map(([key]) => key)).toEqual([]);
    expect(Object.entries(words).filter(([, message]) => forms(message).some((text) => text.trim() === ""))).toEqual(
      [],
    );
  });
});

describe("typography", () => {
  const sentences = (words: Record<string, Message>): string[] => Object.values(words).flatMap(forms);

  it.each(Object.entries(languages))(
    "%s has one kind of apostrophe and no straight quotation marks",
    (_file, words) => {
      expect(sentences(words).filter((text) => /['"]/.test(text))).toEqual([]);
    },
  );
  it("fr has a narrow no-break space before ; : ! ?", () => {
    const wrong = /(?<!^|\u202f|[\d–])[;:!?]/;
    expect(sentences(fr).filter((text) => wrong.test(text))).toEqual([]);
  });
  it.each(Object.entries(languages).filter(([file]) => file !== "./fr.ts"))(
    "%s has no space before ; : ! ?",
    (_file, words) => {
      expect(sentences(words).filter((text) => /\s[;:!?]/.test(text))).toEqual([]);
    },
  );
});

describe("what others say of the page", () => {
  const page = readFileSync(join(SOURCE, "../index.html"), "utf8");
  const manifest = JSON.parse(readFileSync(join(SOURCE, "../public/manifest.webmanifest"), "utf8")) as {
    description: string;
    description_localized: Record<string, string>;
  };

  it("is said in every language", () => {
    const { description, description_localized: others } = manifest;
    const ours = Object.entries(languages).map(([file, words]) => [/\w+/.exec(file)?.[0], words["app.about"]]);
    expect({ en: description, ...others }).toEqual(Object.fromEntries(ours));
    expect(page).toContain(`<meta name="description" content="${en["app.about"]}" />`);
  });
  it("follows the reader", async () => {
    document.head.innerHTML = '<meta name="description" content="" />';
    await speak("nl");
    expect(document.querySelector("meta")?.content).toBe(t("app.about"));
    expect(t("app.about")).toContain("Samen");
  });
});

describe("plurals", () => {
  beforeAll(() => speak("fr"));

  it("go by n, else by the first number a message names", () => {
    expect(tCode("error", "wrong_number_of_cards", { cards: 2, right: 1 })).toBe(
      "Donne 1 carte\u202f; tu en as choisi 2.",
    );
    expect(tCode("error", "wrong_number_of_cards", { cards: 1, right: 2 })).toBe(
      "Donne 2 cartes\u202f; tu en as choisi 1.",
    );
    expect(t("lobby.start.need", { edition: "Odyssey", mode: "", counts: "3–12", n: 1 })).toContain("1 personne à");
  });
});

describe("keys", () => {
  it("are all used", () => {
    const built = [...code.matchAll(/`([a-z_.]+)\$\{/g)].map(([, start]) => start as string);
    const prefixes = [...built, "error.", "gone.", "trouble."]; // words for codes from the server (tCode)
    const unused = Object.keys(en).filter(
      (key) => !code.includes(`"${key}"`) && !prefixes.some((prefix) => prefix.length > 2 && key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });
  it("exist for every refusal of the server", () => {
    const python = files(SERVER, /\.py$/)
      .filter((name) => /\/(rules|rooms|web)\//.test(name))
      .map((name) => readFileSync(name, "utf8"))
      .join("\n");
    const patterns = [
      /(?:IllegalMove|UnknownTable)\(\s*(?:"[^"]*"(?: if [\w.]+ else "[^"]*")?|\w+(?:\(\w+\))?),\s*"([a-z_]+)"/g,
      /\bRefusal\(\s*"([a-z_]+)"/g,
      /\bRefused\([^"]*"\w+",\s*"([a-z_]+)"/g,
      /problem\(\s*\d+,\s*"([a-z_]+)"/g,
    ];
    const codes = new Set(
      patterns.flatMap((pattern) => [...python.matchAll(pattern)].map(([, found]) => found as string)),
    );
    expect(codes.size).toBeGreaterThan(60);
    expect([...codes].filter((one) => !(`error.${one}` in en))).toEqual([]);
  });
});

describe("pages", () => {
  /** Attributes whose text is read by people. */
  const READ = new Set([
    "aria-label",
    "title",
    "alt",
    "placeholder",
    "label",
    "hint",
    "aria-description",
    "aria-roledescription",
  ]);

  function unmarked(page: string): string[] {
    const found: string[] = [];
    const letters = /\p{Ll}{2,}/u;
    const look = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(look);
      else if (node !== null && typeof node === "object") {
        const { type, name, value, data } = node as { type?: string; name?: string; value?: unknown; data?: string };
        if (type === "Text" && data && letters.test(data)) found.push(data.trim());
        if (type === "Attribute") {
          if (READ.has(name ?? "") && Array.isArray(value)) value.forEach(look);
          return;
        }
        if (type?.endsWith("Directive") || type === "Comment") return;
        for (const part of Object.values(node)) if (typeof part === "object") look(part);
      }
    };
    look(parse(readFileSync(page, "utf8"), { modern: true }).fragment);
    return found;
  }

  it.each(pages.map((page) => [page.slice(SOURCE.length + 1), page]))("%s has no words of its own", (_name, page) => {
    expect(unmarked(page)).toEqual([]);
  });
});
