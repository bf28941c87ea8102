/** Whom or what a step is about where it does not say so. One table for those who carry steps out, read and write them. */
export const unsaid = {
  attack: { by: "this", target: "target" },
  attach: { to: "target" },
  move: { who: "this" },
  shift: { who: "this" },
  prevent: { to: "this" },
  evade: { who: "this" },
  counter: { on: "this" },
  uncounter: { on: "this" },
} as const;
