import { describe, expect, test } from "vitest";
import type { Source } from "../events.ts";
import type { Moment } from "../powers/moments.ts";
import { moment } from "./parts.ts";

const source: Source = { creature: "a", seat: 0, text: null, attack: null, terrain: null };
const ofAttack = { attack: 3, creature: "a" };
const rolled = { ...ofAttack, target: "b", critical: false };

/** One of each kind; a kind that is missing here is an error of types. */
const moments: { readonly [On in Moment["on"]]: Moment } = {
  "round-starts": { on: "round-starts" },
  "round-ends": { on: "round-ends" },
  "champion-test": { on: "champion-test" },
  "turn-starts": { on: "turn-starts", creature: "a" },
  "turn-ends": { on: "turn-ends", creature: "a" },
  "attack-declared": { on: "attack-declared", ...ofAttack },
  "attack-begins": { on: "attack-begins", ...ofAttack },
  "attack-ends": { on: "attack-ends", ...ofAttack },
  targeted: { on: "targeted", ...ofAttack, target: "b" },
  "attack-rolled": { on: "attack-rolled", ...rolled },
  hit: { on: "hit", ...rolled },
  missed: { on: "missed", ...rolled },
  "would-take-damage": { on: "would-take-damage", creature: "b", harm: [{ amount: 5, type: null }], source },
  "takes-damage": { on: "takes-damage", creature: "b", harm: [{ amount: 5, type: null }], source },
  bloodied: { on: "bloodied", creature: "b" },
  saves: { on: "saves", creature: "b" },
  "fails-save": { on: "fails-save", creature: "b" },
  healed: { on: "healed", creature: "b", amount: 5 },
  destroyed: { on: "destroyed", creature: "b", credited: "a", source },
  "gains-condition": { on: "gains-condition", creature: "b", condition: "dazed" },
  leaves: { on: "leaves", creature: "b", square: 7 },
  enters: { on: "enters", creature: "b", square: 7, from: { at: 6, size: 1 } },
  "movement-ends": { on: "movement-ends", creature: "b", squares: 2 },
  "uses-power": { on: "uses-power", creature: "b", type: "healing" },
  "use-ends": { on: "use-ends", creature: "b", type: null },
  "save-ends": { on: "save-ends", creature: "b", saved: true },
};

describe("a saved battle may wait for powers that answer", () => {
  test.each(Object.values(moments))("$on", (one) => {
    expect(moment.safeParse(JSON.parse(JSON.stringify(one))).success).toBe(true);
  });
});
