import { expect, test } from "vitest";
import { contentOf, type DcEvent, shippedPacks } from "../engine/index.ts";
import { flightsOf } from "./flights.ts";
import { fallenOf } from "./pieces.ts";

const content = contentOf(shippedPacks());
const [card = ""] = Object.keys(content.creatures);
const level = content.creatures[card]?.level ?? 0;

const source = { action: null, card: null, creature: null, seat: null, attack: null, terrain: null };

const destroyed: DcEvent = {
  event: "destroyed",
  rule: "dc.destroy.condition",
  creature: "c4",
  card,
  owner: 1,
  controller: 0,
  at: 5,
  attached: [],
  source,
};

test("a destroyed creature is drawn once more where it stood, in the colour of whoever commanded it", () => {
  const battlefield = { shape: { width: 24, height: 16 } };
  const [fallen, ...others] = fallenOf({ content, battlefield }, [destroyed]);
  expect(fallen).toMatchObject({ id: "c4", x: 5, y: 0, seat: "lapis", mood: "destroyed" });
  expect(others).toEqual([]);
});

test("the level of a destroyed creature flies to its owner's Morale, whoever commanded it (dc.destroy.morale-loss, dc.control.destroyed-to-owner)", () => {
  expect(flightsOf({ content }, [destroyed])).toEqual([
    { id: "destroyed c4", level, piece: "c4", seat: "madder", to: "morale" },
  ]);
});

test("the level of a deployed creature flies to the Leadership of its seat, and nothing else flies", () => {
  const deployed: DcEvent = { event: "deployed", rule: "dc.deploy.procedure", seat: 0, creature: "c9", card, at: 3 };
  const tapped: DcEvent = { event: "tapped", rule: "dc.kind.standard-taps", creature: "c9", source };
  expect(flightsOf({ content }, [tapped, deployed])).toEqual([
    { id: "deployed c9", level, piece: "c9", seat: "lapis", to: "levels" },
  ]);
});
