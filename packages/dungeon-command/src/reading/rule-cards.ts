import type { TextRef } from "../state.ts";
import type { Action } from "../vocabulary/index.ts";

/** The rulebook's own texts, written like cards: the two attacks that every creature's card implies, and hazardous terrain. */
export const ruleCards: { readonly [card: string]: readonly Action[] } = {
  // dc.power.attack-powers
  "rules/melee": [{ steps: [{ do: "attack", type: "melee" }] }],
  "rules/ranged": [{ steps: [{ do: "attack", type: "ranged" }] }],
  // dc.terrain.hazard.entry-damage, dc.terrain.hazard.end-of-turn-damage
  "rules/hazard": [{ steps: [{ do: "damage", to: "it", amount: 10 }] }],
};

const first: readonly (string | number)[] = ["actions", 0];

/** The basic attacks. */
export const basicAttack: { readonly melee: TextRef; readonly ranged: TextRef } = {
  melee: { card: "rules/melee", path: first },
  ranged: { card: "rules/ranged", path: first },
};

/** 10 damage to "it". */
export const hazardText: TextRef = { card: "rules/hazard", path: first };
