/** What this browser was shown, put together from the sections the server sends. */
import type * as wire from "../wire/protocol";

/** The room, with what was said in it. */
export type RoomView = wire.RoomView & { readonly talk: readonly wire.TalkLine[] };

/** The table as everyone sees it, with the game's rules and the last round. */
export type PublicView = wire.TableView & wire.RulesSection & { readonly last_round: wire.RoundScored | null };

export interface View {
  readonly version: number;
  readonly room: RoomView;
  readonly game: PublicView | null;
  readonly own: readonly wire.OwnView[];
  readonly session: wire.SessionView;
}

const NOBODY: wire.SessionView = { seats: [], host: false };

/** The view after a frame: sections that came replace what was there; a game is a new object only when it changed. */
export function after(before: View | null, frame: wire.Welcome | wire.Update): View | null {
  const room = frame.room ?? before?.room;
  if (room === undefined) return before; // an update before any welcome: not ours to guess at
  const { version, talk, own, session } = frame;
  return {
    version,
    room:
      frame.room === undefined && talk === undefined && before
        ? before.room
        : { ...room, talk: talk ?? before?.room.talk ?? [] },
    game: gameAfter(before?.game ?? null, frame),
    own: own ?? before?.own ?? [],
    session: session ?? before?.session ?? NOBODY,
  };
}

function gameAfter(
  before: PublicView | null,
  { rules, table, last_round }: wire.Welcome | wire.Update,
): PublicView | null {
  if (rules === undefined && table === undefined && last_round === undefined) return before;
  if (table === null || (table === undefined && before === null)) return null;
  const whole = { ...before, ...rules, ...table } as PublicView;
  return { ...whole, last_round: last_round === undefined ? (before?.last_round ?? null) : last_round };
}
