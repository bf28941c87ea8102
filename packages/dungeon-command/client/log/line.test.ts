import { newRecord } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type DcEvent,
  dungeonCommand,
  firstGameWarbands,
  makeConfig,
  type SeatPlan,
  type Speaker,
  shippedPacks,
} from "../engine/index.ts";
import { logLine } from "./line.ts";

const packs = shippedPacks().slice(0, 1);
const seats = packs.flatMap((pack) =>
  firstGameWarbands(pack).map((warband, i): SeatPlan => {
    return { id: `s${i + 1}`, name: "", team: null, warband, kind: "first-game" };
  }),
);
const planned = makeConfig({ game: "first-game", packs, face: "dungeon", teams: null, layout: null, seats });
if (!planned.ok) throw new Error(JSON.stringify(planned.problems));
const { body } = newRecord(dungeonCommand, { config: planned.config, seed: "log", salt: "s" }).state;

const [order] = Object.values(body.content.orders);
const [hero, friend] = Object.values(body.content.creatures);
if (order === undefined || hero === undefined || friend === undefined) throw new Error("the pack is too small");

const speaker: Speaker = {
  body,
  cast: {
    creatures: { c1: hero.id, c2: friend.id },
    actions: { a1: { what: "attack", creature: "c2", card: null } },
  },
};

const played = (targets: readonly string[], assisting: readonly string[] = []): DcEvent => ({
  event: "order-played",
  rule: "dc.orders.acting-creature",
  actions: ["a2"],
  seat: 0,
  creature: "c1",
  card: order.id,
  assisting,
  targets,
  kind: "minor",
});

function words(event: DcEvent): string {
  const text = logLine(speaker, event, "1")?.text ?? "";
  if (typeof text === "string") return text;
  return text.map((part) => (typeof part === "string" ? part : "text" in part ? part.text : "")).join("");
}

beforeAll(() => speak("en"));
afterAll(() => speak("en"));

describe("a line says at what an action is aimed", () => {
  test("creatures, squares and actions by their names (dc.target.chosen-on-play)", () => {
    expect(words(played(["c2"]))).toBe(`${hero.name.en} plays ${order.name.en}, targeting ${friend.name.en}.`);
    expect(words(played(["c1", "c2"]))).toContain(`targeting ${hero.name.en}, ${friend.name.en}.`);
    expect(words(played(["sq0"]))).toMatch(/, targeting [A-Z]\d+\.$/i);
    expect(words(played(["a1"]))).toMatch(/, targeting .+\.$/);
    expect(words(played(["c2"], ["c2"]))).toMatch(/assisted by .+, targeting .+\.$/);
  });

  test("nothing where it names no target", () => {
    expect(words(played([]))).toBe(`${hero.name.en} plays ${order.name.en}.`);
  });

  test("powers and what an event sets off", () => {
    const rule = "dc.power.is-action";
    const power = { seat: 0, creature: "c1", card: hero.id, targets: ["c2"], rule } as const;
    expect(words({ event: "power-used", actions: ["a2"], ...power })).toContain(`, targeting ${friend.name.en}.`);
    const triggered: DcEvent = { event: "triggered", action: "a2", terrain: null, about: null, ...power };
    expect(words(triggered)).toBe(`A power of ${hero.name.en} goes off, targeting ${friend.name.en}.`);
    expect(words({ ...triggered, about: "c2", targets: [] })).toBe(
      `A power of ${hero.name.en} goes off because of ${friend.name.en}.`,
    );
  });

  test("in Russian too", async () => {
    await speak("ru");
    expect(words(played(["c2"]))).toMatch(new RegExp(`; цель: ${friend.name.ru}\\.$`));
    await speak("en");
  });
});
