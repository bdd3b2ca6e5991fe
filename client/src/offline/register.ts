import { at } from "../wire/base";

/** Installs the service worker once the page is at rest; a browser that forbids it plays on without. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const install = () => void navigator.serviceWorker.register(at("/sw.js")).catch(() => undefined);
  if (document.readyState === "complete") setTimeout(install, 2000);
  else addEventListener("load", () => setTimeout(install, 2000), { once: true });
}
