/** Paper or night: the system's wish, unless the reader says otherwise. `data-theme` on <html> is what the styles go by. */
import "./theme.css";

export type Theme = "system" | "paper" | "night";

const STORED_AS = "lapin.theme";
const dark = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;

const chosen = $state<{ theme: Theme }>({ theme: read() });

function read(): Theme {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return stored === "paper" || stored === "night" ? stored : "system";
  } catch {
    return "system";
  }
}

function show(): void {
  const night = chosen.theme === "night" || (chosen.theme === "system" && dark?.matches === true);
  document.documentElement.dataset["theme"] = night ? "night" : "paper";
  const colour = night ? "#171a35" : "#f5ecda";
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute("content", colour);
}

/** Puts the theme on the page and follows the system from now on. Call once, before mounting. */
export function startTheme(): void {
  show();
  dark?.addEventListener("change", show);
}

/** What the reader chose (reactive). */
export function theme(): Theme {
  return chosen.theme;
}

export function setTheme(theme: Theme): void {
  chosen.theme = theme;
  try {
    if (theme === "system") localStorage.removeItem(STORED_AS);
    else localStorage.setItem(STORED_AS, theme);
  } catch {
    // not remembered then
  }
  show();
}
