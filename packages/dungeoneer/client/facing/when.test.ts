import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import type { Adventure, Body, Player } from "../engine/index.ts";
import { begun } from "../playing.ts";
import { whenWords } from "./when.ts";

beforeAll(() => speak("en"));

/** A body whose first player has so much Glory, and the other so much Peril. */
function purses(glory: number, peril: number): { readonly body: Body; readonly own: Player } {
  const { body } = begun("when", 2).state;
  const [first, second] = body.players;
  if (first === undefined || second === undefined) throw new Error("two play");
  const own = { ...first, hero: "", glory };
  return { body: { ...body, players: [own, { ...second, hero: "", peril }] }, own };
}

/** The first card of the set of which this is true. */
function cardWhere(wanted: (card: Adventure) => boolean): Adventure {
  const found = Object.values(purses(0, 0).body.content.adventures).find(wanted);
  if (found === undefined) throw new Error("the set has no such card");
  return found;
}

test("a Boon says its time and price, and that the Glory is lacking (dg.card.playtime, dg.hero-phase.spend-glory)", () => {
  const { id, value } = cardWhere((card) => card.kind === "boon" && card.playtime === undefined);
  const rich = purses(value, 0);
  const poor = purses(value - 1, 0);
  const when = `In your own Hero Phase, for ${value} of your Glory.`;
  expect(whenWords(rich.body, rich.own, id)).toBe(when);
  expect(whenWords(poor.body, poor.own, id)).toBe(`${when} You have ${value - 1} now.`);
});

test("an answer is for what comes (dg.special.response)", () => {
  const { id, value } = cardWhere((card) => card.kind === "boon" && card.playtime === "response");
  const { body, own } = purses(9, 0);
  expect(whenWords(body, own, id)).toBe(`In answer to what another sends at your hero, for ${value} of your Glory.`);
});

test("a Bane and a monster say who pays, and that nobody has the Peril (dg.bane.playtime, dg.dl.peril-of-target)", () => {
  const bane = cardWhere((card) => card.kind === "bane" && card.playtime === undefined);
  const monster = cardWhere((card) => card.kind === "monster");
  const able = purses(0, bane.value);
  const unable = purses(0, monster.value - 1);
  expect(whenWords(able.body, able.own, bane.id)).toBe(
    `In your own turn as Dungeonlord, before or after your attack; whoever it strikes pays ${bane.value} Peril.`,
  );
  expect(whenWords(unable.body, unable.own, monster.id)).toMatch(/Nobody has so much Peril now: .+ \d+\.$/);
});

test("Looting has a time of its own for Treasures (dg.opt.looting.treasure-timing)", () => {
  const { id } = cardWhere((card) => card.kind === "treasure" && card.playtime === undefined);
  const { body, own } = purses(9, 0);
  const looting = { ...body, options: { ...body.options, looting: true } };
  expect(whenWords(looting, own, id)).toMatch(/^After your hero has overcome a monster or a Trap/);
});
