import {
  type Body,
  type Effect,
  type EffectKind,
  effectWords as inWords,
  effectNamed as named,
  typeWords as typeNamed,
  type Until,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import { creatureName, teller } from "./names.ts";

/** How a type of damage is written; nothing for untyped damage. */
export const typeWords = (type: string | null): string => typeNamed(teller, type);

/** What lasts on a creature, in a few words. */
export const effectWords = (body: Body, what: EffectKind): string => inWords(teller, body, what);

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
export const effectNamed = (body: Body, id: string): string => named(teller, body, id);

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
