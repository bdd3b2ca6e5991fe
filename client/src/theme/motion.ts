/** Does the reader want things to move? Everything is instant where not. */
export function prefersReducedMotion(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A duration in milliseconds, or none under reduced motion. */
export function moving(milliseconds: number): number {
  return prefersReducedMotion() ? 0 : milliseconds;
}
