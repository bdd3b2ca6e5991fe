/** What the house holds itself to: components stay short, and a page can be turned around for who reads from the right. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SOURCE = import.meta.dirname;
const MOST_LINES = 300;

const files = (ending: RegExp): { name: string; text: string }[] =>
  readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => ({ name, text: readFileSync(join(SOURCE, name), "utf8") }));

const PHYSICAL = [
  /\b(?:margin|padding|border)-(?:left|right)\b[^;]*;/g,
  /(?<=[{;\s])(?:left|right): (?!50%)[^;]*;/g, // half is half from either side
  /\btext-align: (?:left|right)\b/g,
  /\bborder-(?:top|bottom)-(?:left|right)-radius\b/g,
  /\b(?:float|clear): (?:left|right)\b/g,
];

/** Shorthands that say something else on the left than on the right. The screen's own edges are physical. */
function lopsided(css: string): string[] {
  return [...css.matchAll(/\b(?:margin|padding|inset): ([^;]+);/g)].flatMap(([whole, value = ""]) => {
    const parts = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
    return parts.length === 4 && parts[1] !== parts[3] && !value.includes("--safe-") ? [whole] : [];
  });
}

describe("components", () => {
  it(`are no longer than ${MOST_LINES} lines`, () => {
    const long = files(/\.svelte$/).filter(({ text }) => text.trimEnd().split("\n").length > MOST_LINES);
    expect(long.map(({ name }) => name)).toEqual([]);
  });

  it("lay themselves out by start and end, not by left and right", () => {
    const found = files(/\.(svelte|css)$/).flatMap(({ name, text }) => {
      const css = name.endsWith(".css") ? text : text.slice(text.lastIndexOf("<style>"));
      const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
      return [...PHYSICAL.flatMap((one) => rules.match(one) ?? []), ...lopsided(rules)].map(
        (rule) => `${name}: ${rule}`,
      );
    });
    expect(found).toEqual([]);
  });
});
