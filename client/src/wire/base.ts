/**
 * Where this server is: "" at the root of a host, "/lapin" below a path. The page says it, because the server wrote it there.
 * Every address in the app is written from the root, and goes through `at` before it leaves the app.
 */
export const BASE = (document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "/").replace(/\/+$/, "");

/** The address of one of our own paths, such as "/rules". */
export const at = (path: string): string => `${BASE}${path}`;

/** The other way: which of our own paths an address names. */
export const within = (pathname: string): string =>
  BASE !== "" && (pathname === BASE || pathname.startsWith(`${BASE}/`)) ? pathname.slice(BASE.length) || "/" : pathname;
