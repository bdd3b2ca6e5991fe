/** Where the focus goes when a screen changes: to its heading, so that ears and keys start where eyes do. */

/** As an attachment: `<h1 {@attach focusHeading} tabindex="-1">`. A page just loaded keeps the browser's own focus. */
export function focusHeading(node: HTMLElement): void {
  if (!node.hasAttribute("tabindex")) node.tabIndex = -1;
  if (document.activeElement === document.body && performance.now() < 3000) return;
  node.focus({ preventScroll: true });
}
