import type { Content } from "../state.ts";
import { powerAt } from "../traits.ts";
import type { ActivatedPower } from "../vocabulary/index.ts";
import type { UsedPower } from "./locals.ts";

/** The power that a declaration uses. @throws Error if there stands another kind of power. */
export function powerUsed(content: Content, { text }: UsedPower): ActivatedPower {
  const power = powerAt(content, text);
  if (power.power !== "activated") throw new Error("only an activated power is used");
  return power;
}
