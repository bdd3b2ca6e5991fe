/** What is asked of the server is held to the server's own types. svelte-check reads this file; a wrong line is its error. */
import { describe, expect, it } from "vitest";
import type { Asked } from "./connection";

const asked = (command: Asked): string => command.t;

describe("what is asked", () => {
  it("is what the server knows", () => {
    expect(asked({ t: "sit", name: "Mira", seat: 2 })).toBe("sit");
    expect(asked({ t: "configure", edition: "odyssey", options: { target: 20 } })).toBe("configure");
    // @ts-expect-error -- no such command
    asked({ t: "juggle" });
    // @ts-expect-error -- no such field
    asked({ t: "sit", name: "Mira", chair: 2 });
    // @ts-expect-error -- a field is missing
    asked({ t: "kick", ban: true });
    // @ts-expect-error -- a field of the wrong type
    asked({ t: "lock", locked: "yes" });
    // @ts-expect-error -- a value the server does not know
    asked({ t: "configure", edition: "iliad" });
    // @ts-expect-error -- ids are given by the connection
    asked({ t: "start", id: "1" });
  });
});
