import { afterEach, describe, expect, it, vi } from "vitest";
import { troubleInWords } from "../game/refusals";
import { speak } from "../i18n/index.svelte";
import { openRoom, readGallery } from "./http";

const answer = (status: number, body: unknown) =>
  vi.fn(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const failing = () => vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function said(): Promise<string> {
  await speak("en");
  return openRoom({}).then(() => "nothing", troubleInWords);
}

describe("what is asked over HTTP", () => {
  it("is refused with the numbers that say why", async () => {
    vi.stubGlobal("fetch", answer(400, { clause: "room", code: "too_long", facts: { length: 31, most: 20 } }));
    const words = await said();
    expect(words).toContain("31");
    expect(words).toContain("20");
    expect(words).not.toContain("{");
  });

  it("says that the server does not answer, and that we are offline only where we are", async () => {
    vi.stubGlobal("fetch", failing());
    expect(await said()).toBe("The server did not answer. Try again.");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(await said()).toContain("You are offline");
  });

  it("asks for the gallery in the reader's language", async () => {
    const fetched = answer(200, { games: [], cards: {} });
    vi.stubGlobal("fetch", fetched);
    await readGallery("r1", "pt-BR");
    expect(fetched.mock.calls).toEqual([["/api/rooms/r1/gallery?language=pt-BR", {}]]);
  });
});
