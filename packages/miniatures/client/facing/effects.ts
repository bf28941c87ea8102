import { spoken } from "@undercroft/table";
import type { Body, EffectKind } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { creatureName, dictionary } from "./names.ts";
import { headName } from "./text.ts";

/** How a type of damage is written; nothing for untyped damage. */
export function typeWords(type: string | null): string {
  if (type === null) return "";
  const known = dictionary()[type]?.[spoken()];
  return known ?? type;
}

/** What lasts on a creature, in a few words. */
export function effectWords(body: Body, what: EffectKind): string {
  switch (what.kind) {
    case "condition":
      return say(`condition.${what.condition}`);
    case "ongoing":
      return say("effect.ongoing", { amount: what.amount, type: typeWords(what.type) });
    case "rules":
      return headName(body.content, what.text);
  }
}

/** The same of an effect by its number; its number alone if it is there no more. */
export function effectNamed(body: Body, id: string): string {
  const effect = body.effects.find((one) => one.id === id);
  if (effect === undefined) return id;
  return say("effect.on", { effect: effectWords(body, effect.what), name: creatureName(body, effect.on) });
}
