import { spoken } from "@undercroft/table";
import type { Body, Effect, EffectKind, Until } from "../engine/index.ts";
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
      return say("effect.ongoing", { amount: what.amount, type: typeWords(what.type) }).trim();
    case "rules":
      return headName(body.content, what.text);
  }
}

/** When it ends. */
function untilWords(body: Body, until: Until): string {
  switch (until.kind) {
    case "turn-start":
    case "turn-end":
      return say(`until.${until.kind}`, { name: creatureName(body, until.of) });
    default:
      return say(`until.${until.kind}`);
  }
}

/** "dazed (save ends)" */
export const lastingWords = (body: Body, { what, until }: Pick<Effect, "what" | "until">): string =>
  say("effect.until", { effect: effectWords(body, what), until: untilWords(body, until) });

/** The same of an effect by its number; its number alone if it is there no more. */
export function effectNamed(body: Body, id: string): string {
  const effect = body.effects.find((one) => one.id === id);
  if (effect === undefined) return id;
  return say("effect.on", { effect: effectWords(body, effect.what), name: creatureName(body, effect.on) });
}

/** A sign for each kind of thing that lasts; its words stand in the roster and on the square's label. */
const SIGNS = {
  blinded: "semi-closed-eye",
  confused: "brain-leak",
  dazed: "magic-swirl",
  dominated: "crown",
  helpless: "mummy-head",
  immobilized: "imprisoned",
  slowed: "slow-blob",
  stunned: "ringing-bell",
  weakened: "lungs",
} as const;
const WOUNDS: Readonly<Record<string, string>> = {
  fire: "flame",
  cold: "ice-bolt",
  lightning: "lightning-arc",
  poison: "snake",
  acid: "potion-ball",
  necrotic: "ghost",
};

/** The emblem of something that lasts. */
export function signOf(what: EffectKind): string {
  switch (what.kind) {
    case "condition":
      return SIGNS[what.condition];
    case "ongoing":
      return WOUNDS[what.type ?? ""] ?? "dripping-blade";
    case "rules":
      return "vertical-banner";
  }
}
