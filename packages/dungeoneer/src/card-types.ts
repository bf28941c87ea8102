import type { Body } from "./state.ts";
import type { CardType } from "./vocabulary/index.ts";

/** The type of an Adventure card, as rewards name it (dg.setup.adventure-kinds). @throws Error if there is no such card. */
export function typeOf({ content }: Pick<Body, "content">, card: string): CardType {
  const printed = content.adventures[card];
  if (printed === undefined) throw new Error(`there is no Adventure card ${card}`);
  const { kind } = printed;
  return kind === "monster" || kind === "trap" || kind === "obstacle" ? "encounter" : kind;
}
