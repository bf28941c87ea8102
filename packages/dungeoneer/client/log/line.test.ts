import { plain, speak } from "@undercroft/table";
import { expect, test } from "vitest";
import type { DgEvent } from "../engine/index.ts";
import { begun, playedTo } from "../playing.ts";
import { logLine } from "./line.ts";

const rule = "dg.turn.five-phases";
const hero = { is: "hero", player: 0 } as const;
const monster = { is: "monster", id: "e1" } as const;
const rat = "understair/marrow-rat";
const quest = "understair/the-borrowed-book";

/** One of every kind: a kind that is added to the game is missed here. */
const samples: { readonly [E in DgEvent["event"]]: Extract<DgEvent, { readonly event: E }> } = {
  agreed: { event: "agreed", options: ["looting", "respawn"], rule },
  began: { event: "began", player: 0, round: 2, rule },
  phase: { event: "phase", player: 0, phase: "hero", rule },
  rolled: { event: "rolled", player: 0, purpose: "initiative", die: 4, rule },
  initiative: { event: "initiative", player: 0, rule },
  "hero-dealt": { event: "hero-dealt", player: 0, hero: "understair/bell-ringer", rule },
  "quest-dealt": { event: "quest-dealt", player: null, quest, rule },
  "secret-dealt": { event: "secret-dealt", player: 0, count: 2, quests: null, rule },
  "maps-dealt": { event: "maps-dealt", player: 0, count: 7, cards: null, rule },
  "handed-on": { event: "handed-on", player: 0, to: 1, count: 2, cards: null, rule },
  "none-laid": { event: "none-laid", player: 0, rule },
  removed: { event: "removed", player: 0, cards: ["understair/rat-run"], rule },
  revealed: { event: "revealed", player: 0, quest, rule },
  placed: { event: "placed", player: 0, space: "s1", card: "understair/rat-run", x: 0, y: 1, turned: true, rule },
  "turned-over": { event: "turned-over", player: 0, card: "understair/rat-run", rule },
  "set-aside": { event: "set-aside", player: 0, card: "understair/rat-run", rule },
  drawn: { event: "drawn", player: 0, count: 2, cards: null, rule },
  reshuffled: { event: "reshuffled", rule },
  searching: { event: "searching", player: 0, cards: null, rule },
  shuffled: { event: "shuffled", decks: "map", rule },
  started: { event: "started", player: 0, space: "s1", rule },
  discarded: { event: "discarded", player: 0, card: rat, from: "hand", rule },
  gained: { event: "gained", player: 0, resource: "glory", amount: 2, rule },
  paid: { event: "paid", player: 0, resource: "peril", amount: 2, rule },
  lost: { event: "lost", player: 0, resource: "movements", amount: 2, rule },
  moved: { event: "moved", player: 0, from: "s1", to: "s1", rule },
  opened: { event: "opened", player: 0, space: "s1", side: "east", rule },
  "on-cusp": { event: "on-cusp", player: 0, space: "s1", side: "east", rule },
  "off-cusp": { event: "off-cusp", player: 0, rule },
  tested: { event: "tested", player: 0, score: "magic", die: 3, plus: 1, number: 5, success: false, rule },
  tipped: { event: "tipped", player: 0, rule },
  untipped: { event: "untipped", player: 0, rule },
  wounded: { event: "wounded", player: 0, wounds: 1, life: 4, rule },
  recovered: { event: "recovered", player: 0, life: 5, rule },
  "monster-wounded": { event: "monster-wounded", monster, left: 1, rule },
  "monster-defeated": { event: "monster-defeated", monster, card: rat, rule },
  sent: { event: "sent", player: 0, card: rat, id: "e1", target: 1, rule },
  missed: { event: "missed", card: rat, target: 1, rule },
  lapsed: { event: "lapsed", player: 0, rule },
  fought: {
    event: "fought",
    attacker: monster,
    defender: hero,
    form: "speed",
    dice: [2, 5],
    scores: [2, 1],
    won: "defender",
    rule,
  },
  "to-hand": { event: "to-hand", player: 0, card: rat, rule },
  "to-pack": { event: "to-pack", player: 0, card: rat, wounds: 1, rule },
  "pack-aimed": { event: "pack-aimed", player: 1, by: 0, card: "understair/lamp-out", rule },
  "monster-recovered": { event: "monster-recovered", monster, left: 2, rule },
  "pack-founded": { event: "pack-founded", player: 0, space: "s1", rule },
  "pack-ended": { event: "pack-ended", player: 0, space: "s1", rule },
  "pack-rolled": { event: "pack-rolled", player: 0, die: 5, movements: 3, rule },
  "pack-paced": { event: "pack-paced", player: 0, by: -1, left: 1, rule },
  "pack-moved": { event: "pack-moved", player: 0, from: "s1", to: "s1", rule },
  "pack-tested": {
    event: "pack-tested",
    player: 0,
    monster,
    score: "life",
    die: 4,
    plus: 2,
    number: 5,
    success: true,
    rule,
  },
  faced: { event: "faced", player: 1, monster, card: rat, rule },
  played: { event: "played", player: 0, card: "understair/lamp-out", target: 1, rule },
  responded: { event: "responded", player: 1, card: "understair/raised-guard", to: "e1", rule },
  "turned-aside": { event: "turned-aside", card: rat, target: 1, rule },
  found: { event: "found", player: 0, quest, rule },
  "picked-up": { event: "picked-up", player: 0, quest, rule },
  "set-down": { event: "set-down", player: 0, quest, space: "s1", rule },
  taken: { event: "taken", player: 0, from: 1, quest, rule },
  readied: { event: "readied", player: 0, card: "understair/soft-boots", on: null, rule },
  used: { event: "used", player: 0, card: "understair/soft-boots", to: null, rule },
  tried: { event: "tried", player: 0, quest, rule },
  completed: { event: "completed", player: 0, quest, rule },
  level: { event: "level", player: 0, level: 2, rule },
  respawned: { event: "respawned", player: 0, hero: "understair/bell-ringer", space: "s1", rule },
  bereft: { event: "bereft", player: 0, rule },
  dropped: { event: "dropped", player: 0, card: rat, space: "s1", rule },
  looted: { event: "looted", player: 0, card: rat, rule },
  defeated: { event: "defeated", player: 0, rule },
  split: { event: "split", peril: 31, glory: 29, rule },
  tally: { event: "tally", side: "dungeonlord", count: 1, of: 3, rule },
  won: { event: "won", player: 0, rule },
  left: { event: "left", player: 0, rule },
};

test.each(["en", "ru"] as const)("every event has a line of its own, with its rule (%s)", async (locale) => {
  await speak(locale);
  const { body } = playedTo(begun("lines", 2), ({ kind }) => kind === "act").state;
  const speaker = { body, cast: { e1: rat } };
  const lines = Object.values(samples).map((event) => logLine(speaker, event, event.event));
  for (const line of lines) {
    expect(line?.rule).toEqual({ id: rule, label: `§ ${rule}` });
    expect(plain(line?.text ?? "")).toMatch(/^[^{}<>]{6,}[.]$/);
    expect(plain(line?.text ?? "")).not.toMatch(/undefined|understair|log\./);
  }
  expect(new Set(lines.map((line) => plain(line?.text ?? ""))).size).toBe(lines.length);
  await speak("en");
});

test("what was played is not told a second time when it is discarded, and cards are named to whoever drew them", async () => {
  await speak("en");
  const { body } = playedTo(begun("lines", 2), ({ kind }) => kind === "act").state;
  const speaker = { body, cast: {} };
  expect(logLine(speaker, { ...samples.discarded, from: "play" }, "l")).toBeNull();
  const drawn = logLine(speaker, { ...samples.drawn, cards: [rat, "understair/lamp-out"] }, "l");
  expect(plain(drawn?.text ?? "")).toContain("draws Marrow Rat, Lamp Out.");
});
