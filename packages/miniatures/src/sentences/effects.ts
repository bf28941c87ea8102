import type { Body, EffectKind } from "../state.ts";
import { creatureName, headName } from "./names.ts";
import type { Teller } from "./teller.ts";

/** How a type of damage is written; nothing for untyped damage. */
export function typeWords({ dictionary, language }: Teller, type: string | null): string {
  if (type === null) return "";
  return dictionary()[type]?.[language()] ?? type;
}

/** What lasts on a creature, in a few words. */
export function effectWords(teller: Teller, body: Body, what: EffectKind): string {
  switch (what.kind) {
    case "condition":
      return teller.say(`condition.${what.condition}`);
    case "ongoing":
      return teller.say("effect.ongoing", { amount: what.amount, type: typeWords(teller, what.type) }).trim();
    case "rules":
      return headName(teller, body.content, what.text);
  }
}

/** The same of an effect by its number; its number alone if it is there no more. */
export function effectNamed(teller: Teller, body: Body, id: string): string {
  const effect = body.effects.find((one) => one.id === id);
  if (effect === undefined) return id;
  const name = creatureName(teller, body, effect.on);
  return teller.say("effect.on", { effect: effectWords(teller, body, effect.what), name });
}
