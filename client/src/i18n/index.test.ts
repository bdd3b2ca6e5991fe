import { afterEach, describe, expect, it, vi } from "vitest";
import { flushSync } from "svelte";
import {
  language,
  languages,
  nearest,
  number,
  preferredLanguage,
  quoted,
  speak,
  t,
  tCode,
  useWords,
} from "./index.svelte";
import en from "./en";

afterEach(() => {
  localStorage.clear();
  useWords("en", en);
});

describe("languages", () => {
  it("are the files beside en.ts, by their own names, English first", () => {
    expect(languages.map(({ name }) => name).slice(0, 3)).toEqual(["English", "Français", "Nederlands"]);
  });

  it.each([
    ["pt-BR", "pt-BR"],
    ["pt-AO", "pt"],
    ["pt", "pt"],
    ["zh-TW", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["zh-CN", "zh-Hans"],
    ["nl-BE", "nl"],
    ["sr-Latn", null],
    ["no tag", null],
  ])("keep their region and script: %s is read in %s", (tag, code) => {
    expect(nearest(tag, ["en", "nl", "pt", "pt-BR", "zh-Hans", "zh-Hant"])).toBe(code);
  });

  it("are chosen by what was remembered, then by what the browser asks for, then English", () => {
    expect(preferredLanguage(["sv", "fr-CA", "nl"])).toBe("fr");
    expect(preferredLanguage(["sv"])).toBe("en");
    localStorage.setItem("lapin.language", "nl");
    expect(preferredLanguage(["fr"])).toBe("nl");
  });
});

describe("a message", () => {
  it("that a language lacks is said in English", async () => {
    useWords("pt-BR", { "action.back": "Voltar" });
    expect(t("action.back")).toBe("Voltar");
    t("action.close");
    await vi.waitFor(() => expect(t("action.close")).toBe("Close"));
    flushSync();
    expect(tCode("error", "room_full", { most: 12 })).toContain("12");
    expect(language()).toBe("pt-BR");
    expect(document.documentElement.lang).toBe("pt-BR");
  });

  it("goes by the plural of its language, whatever the number in it is called", () => {
    useWords("pl", {
      "action.back": { one: "{most} karta", few: "{most} karty", many: "{most} kart", other: "{most} karty" },
      "action.close": { one: "{n} z {most}", other: "{n} ze {most}" },
    });
    expect([1, 3, 5, 22].map((most) => t("action.back", { most }))).toEqual([
      "1 karta",
      "3 karty",
      "5 kart",
      "22 karty",
    ]);
    expect(t("action.close", { most: 5, n: 1 })).toBe("1 z 5");
  });

  it("writes numbers and quotation marks as the reader does", async () => {
    await speak("fr");
    expect([number(1234.5), quoted("lune")]).toEqual(["1\u202f234,5", "«\u00a0lune\u00a0»"]);
  });
});

describe("the pseudo-language", () => {
  it("is offered to nobody, says all in brackets and four tenths longer, and can be turned around", async () => {
    expect(languages.map(({ code }) => code)).not.toContain("xx");
    localStorage.setItem("lapin.language", "xx");
    expect(preferredLanguage(["fr"])).toBe("xx");
    await speak("xx");
    expect(t("tour.1")).toMatch(/^⟦.*⟧$/);
    expect(t("tour.1").length).toBeGreaterThanOrEqual(en["tour.1"].length * 1.4);
    expect(document.documentElement.dir).toBe("ltr");
    await speak("xx-Arab");
    expect(document.documentElement.dir).toBe("rtl");
  });
});
