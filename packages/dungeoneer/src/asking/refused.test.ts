import { newRecord, openQuestion, play, seatsAsked } from "@undercroft/kernel";
import { pickFrom } from "@undercroft/kernel/harness";
import { expect, test } from "vitest";
import { shippedPacks } from "../../content/index.ts";
import { campaignFor, gameFor } from "../../testing/games.ts";
import { dungeoneer } from "../game.ts";
import type { Answer } from "../questions.ts";
import type { DungeoneerConfig } from "../set-up/config.ts";
import { MOST_BONUSES } from "./parse-answer.ts";
import { verbs } from "./verbs.ts";

/** What no seat, card, thing or Quest is called, and two names that every object of the language knows. */
const strangers = ["nobody", "constructor", "__proto__"] as const;

/** Answers of every verb about one and the same name. */
const about = (name: string): readonly Answer[] => [
  { do: "bane", card: name, target: name },
  { do: "send", card: name, target: name },
  { do: "send-pack", monster: name, target: name },
  { do: "respond", card: name, to: name },
  { do: "found", monster: name },
  { do: "rank", monster: name },
  { do: "claim", monster: name },
  { do: "aim", target: name },
  { do: "expose", monster: name },
  { do: "bane-pack", card: name, target: name },
  { do: "challenge-pack", monster: name, form: "melee" },
  { do: "assign", to: name },
  { do: "keep-secret", quest: name },
  { do: "build", card: name, x: 0, y: 1, turned: false },
  { do: "challenge", hero: name, form: "melee" },
  { do: "challenge-monster", monster: name, form: "melee" },
  { do: "challenge-quest", quest: name, form: "melee" },
  { do: "play", card: name, how: "use", on: name },
  { do: "use", thing: name, use: MOST_BONUSES, to: name },
  { do: "part", thing: name },
  { do: "upkeep", thing: name, pays: false },
  { do: "choose", things: [name] },
  { do: "find", card: name },
  { do: "quest", quest: name, bonus: 0 },
  { do: "pick-up", quest: name },
  { do: "set-down", quest: name },
  { do: "challenge-escort", hero: name, quest: name, form: "melee" },
  { do: "take", treasure: name },
  { do: "discard", card: name },
  { do: "discard-treasure", treasure: name },
  { do: "discard-monster", monster: name },
];

const names: ReadonlySet<string> = new Set([
  "card",
  "target",
  "monster",
  "to",
  "hero",
  "quest",
  "on",
  "thing",
  "treasure",
]);

/** An answer with each of its names in turn replaced by a stranger's. */
const estranged = (answer: Answer): readonly unknown[] =>
  Object.keys(answer)
    .filter((key) => names.has(key))
    .flatMap((key) => strangers.map((stranger) => ({ ...answer, [key]: stranger })));

/** How many answers were refused, and those that were not. */
interface Tally {
  readonly refused: number;
  readonly legal: readonly Answer[];
}

/** What a match of random players is refused by strangers' names, by the question. */
function refusals(config: DungeoneerConfig, seed: string, moves: number): Tally {
  const pick = pickFrom(seed);
  let session = newRecord(dungeoneer, { config, seed });
  const legal: Answer[] = [];
  let refused = 0;
  for (let n = 0; n < moves; n++) {
    const { state } = session;
    const frame = openQuestion(state);
    const [seat] = seatsAsked(state);
    if (frame === null || seat === undefined) return { refused, legal };
    const domain = dungeoneer.domain(state, frame, seat);
    const strange: readonly unknown[] = [
      ...strangers.flatMap(about).filter((answer) => verbs[frame.question.kind].includes(answer.do)),
      ...(domain.enumerate() ?? []).flatMap(estranged),
    ];
    for (const value of strange) {
      const answer = dungeoneer.parseAnswer(value);
      if (answer === null) throw new Error(`${JSON.stringify(value)} is no answer`);
      if (dungeoneer.check(state, frame, seat, answer).legal) legal.push(answer);
      refused += 1;
    }
    const given = domain.sample(pick);
    if (given === null) throw new Error("a dead end");
    const next = play(dungeoneer, session, seat, { question: frame.id, answer: given });
    if (!next.ok) throw new Error(next.rule);
    session = next.session;
  }
  return { refused, legal };
}

const packs = shippedPacks();

test.each<[string, DungeoneerConfig]>([
  ["a game of three", gameFor(3, packs)],
  ["a game by optional rules", gameFor(3, packs, ["looting", "wandering-pack", "secret-quest", "malevolent-force"])],
  ["the whole map in view", gameFor(2, packs, ["revealed-map"])],
  ["a campaign", campaignFor(3, packs)],
])("%s: whatever names nothing is refused, not stumbled over", (name, config) => {
  const { refused, legal } = refusals(config, name, 400);
  expect(legal).toEqual([]);
  expect(refused).toBeGreaterThan(1_000);
});
