import { at, within } from "./wire/base";

/** Which page the address names. Links inside the app change it without loading anything anew. */
export type Route =
  | { name: "home" }
  | { name: "room"; room: string }
  | { name: "gallery"; room: string }
  | { name: "tv"; room: string }
  | { name: "move"; room: string; token: string }
  | { name: "rules" }
  | { name: "privacy" };

export function routeOf(path: string, hash = ""): Route {
  const [page = "", room = "", below = ""] = path.split("/").slice(1);
  if (page === "rules" || page === "privacy") return { name: page };
  if (room !== "") {
    if (page === "r") return below === "gallery" ? { name: "gallery", room } : { name: "room", room };
    if (page === "tv") return { name: "tv", room };
    if (page === "m") return { name: "move", room, token: hash.replace(/^#/, "") };
  }
  return { name: "home" };
}

const here = (): Route => routeOf(within(location.pathname), location.hash);
const current = $state<{ route: Route }>({ route: here() });

window.addEventListener("popstate", () => (current.route = here()));

export function route(): Route {
  return current.route;
}

export function go(path: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", at(path));
  current.route = here();
  window.scrollTo(0, 0);
}

/** For `onclick` of a link: stays in the page unless a new tab is wanted. */
export function inPage(event: MouseEvent): void {
  const link = (event.currentTarget as HTMLElement).closest("a");
  if (link === null || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(within(link.pathname));
}
