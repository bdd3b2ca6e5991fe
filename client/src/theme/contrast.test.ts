/** Text is readable on every ground of both themes: 4.5 to 1, and 3 to 1 for the edges of controls (WCAG 2.2, 1.4.3 and 1.4.11). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  const found = [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)];
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name, value]));
}

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function contrast(one: string, other: string): number {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["ground", "ground-deep", "ground-light", "surface", "surface-sunk"];
const TEXTS = ["ink", "ink-soft", "gold-deep", "leaf-deep", "berry-deep", "rose-deep"];

describe.each([
  ["paper", tokens(":root")],
  ["night", { ...tokens(":root"), ...tokens(':root[data-theme="night"]') }],
])("%s", (_theme, token) => {
  const colour = (name: string): string => {
    const value = token[name];
    if (value === undefined) throw new Error(`theme.css has no --${name}`);
    return value;
  };
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    "%s can be read on %s",
    (text, ground) => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each(["gold", "leaf", "berry", "rose"])("words on %s can be read", (accent) => {
    expect(contrast(colour(`on-${accent}`), colour(accent))).toBeGreaterThanOrEqual(4.5);
  });
  it.each(GROUNDS)("edges of controls show on %s", (ground) => {
    expect(contrast(colour("line-strong"), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});
