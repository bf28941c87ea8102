/**
 * Whether the reader wants no motion. Every animation that runs by script asks here first; those of the style sheets are
 * tamed by the rule at the end of the page's `motion.css`.
 */
export function calm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
