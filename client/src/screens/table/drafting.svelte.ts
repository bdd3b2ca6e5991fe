import type { RoomStore } from "../../game/room.svelte";
import type { Intent, Seat } from "../../game/types";

/** Milliseconds of rest before a choice is told. */
const RESTS = 300;

/** Tells the server what is chosen and not confirmed, as `Choosing.drafted` has it; call while a component is made. */
export function tellDrafts(drafted: () => string, store: RoomStore): void {
  let told = false; // something that would have to be taken back
  const newest = $derived(drafted()); // the same words again are nothing new
  $effect(() => {
    if (newest === "") return;
    const { seat, intent } = JSON.parse(newest) as { seat: Seat; intent: Intent | null };
    if (intent === null && !told) return;
    const timer = setTimeout(() => {
      told = intent !== null;
      store.draft(seat, intent);
    }, RESTS);
    return () => clearTimeout(timer);
  });
}
