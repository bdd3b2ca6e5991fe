/** Your move: a bell, a buzz, a word for those who listen; and where the game stands, for who asks. */
import { untrack } from "svelte";
import { wordsOf, type Asked } from "../../game/asked";
import { walkers } from "../../game/table";
import type { PublicView, RoomView, Seat } from "../../game/types";
import { list, quoted, t } from "../../i18n/index.svelte";
import { announce } from "../../nonvisual/announce.svelte";
import { buzz, play as sound, stayAwake } from "../../sound/sound.svelte";

interface Heard {
  room: RoomView;
  game: PublicView;
  ask: Asked;
  sentence: string;
  waitingFor: string;
  viewer: Seat | null;
  /** Something lies over the table: a reveal, or the cover of a shared device. */
  hidden: boolean;
}

/** Follows the game while a component lives; call while it is made. */
export function announceMoves(heard: () => Heard): void {
  let told = "";
  $effect(() => {
    const { game, ask, sentence, viewer, hidden } = heard();
    if (hidden) return;
    const now = `${game.turn} ${ask.key} ${viewer}`;
    if (now === told) return;
    told = now;
    untrack(() => {
      if (!ask.mine) {
        announce(sentence);
        return;
      }
      sound("bell");
      buzz();
      announce(t("live.your_move", { sentence }), "assertive");
    });
  });
  $effect(() => {
    const { ask, game } = heard();
    const turn = game.phase === "over" ? t("title.over") : t("title.turn", { turn: game.turn });
    document.title = `${ask.mine ? t("ask.your_move") : turn} · ${t("app.name")}`;
  });
  const over = $derived(heard().game.phase === "over");
  $effect(() => {
    stayAwake(!over);
    return () => stayAwake(false);
  });
}

/** Turn, sentence, clue, who is awaited and the scores, in one breath. */
export function announceState({ room, game, sentence, waitingFor }: Heard): void {
  const clue = wordsOf(game.clue);
  const parts = [
    t("state.turn", { turn: game.turn }),
    sentence,
    clue === null ? "" : t("state.clue", { clue: quoted(clue) }),
    waitingFor,
    t("state.scores", {
      scores: list(
        walkers(room, game).map((walker) => t("player.standing", { name: walker.name, points: walker.score })),
      ),
    }),
  ];
  announce(parts.filter((part) => part !== "").join(" "), "assertive");
}
