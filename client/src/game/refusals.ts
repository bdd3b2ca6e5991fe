/** What was not done and why, in the reader's words. */
import { list, t, tCode, type Params } from "../i18n/index.svelte";
import { HttpRefused } from "../wire/http";

/** The facts of a refusal as a message is filled with them. */
function params(facts: Readonly<Record<string, unknown>>): Params {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "number" ? value : Array.isArray(value) ? list(value.map(String)) : String(value),
    ]),
  );
}

/** Why the server said no to something. */
export function refusalInWords({ code, facts }: { code: string; facts: Readonly<Record<string, unknown>> }): string {
  return tCode("error", code, params(facts));
}

/** Why something asked over HTTP did not come about, whatever was thrown. */
export function troubleInWords(error: unknown): string {
  return error instanceof HttpRefused ? refusalInWords(error) : t("error.unreachable");
}
