/** A whole game by keyboard: digits pick, Enter confirms, ? tells the state. Not while somebody writes or a dialog is open. */
export interface KeyMap {
  /** 1 to 12; 0 is ten, - eleven, = twelve. */
  digit?: (n: number) => void;
  confirm?: () => void;
  state?: () => void;
}

const EXTRA: Record<string, number> = { "0": 10, "-": 11, "=": 12 };

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** Does Enter already do something where the focus is? */
function acts(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("button, a[href], summary, audio") !== null;
}

/** Listens on the whole page; returns how to stop. */
export function onKeys(map: KeyMap): () => void {
  function heard(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing) return;
    if (document.querySelector("dialog[open]") || writes(event.target)) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : EXTRA[event.key];
    if (event.key === "?" && map.state) map.state();
    else if (event.key === "Enter" && map.confirm && !event.repeat && !acts(event.target)) map.confirm();
    else if (digit !== undefined && map.digit && !event.repeat) map.digit(digit);
    else return;
    event.preventDefault();
  }
  document.addEventListener("keydown", heard);
  return () => document.removeEventListener("keydown", heard);
}
