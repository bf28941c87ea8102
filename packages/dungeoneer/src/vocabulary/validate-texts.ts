/** What the shapes of texts cannot say: names that are bound, steps that can do something where they stand. */
import {
  type Finding,
  isTable,
  namesOfCoreStep,
  namesOfPick,
  type Scope,
  scopeOf,
  suggestion,
  type Table,
  walkScoped,
} from "@undercroft/cards";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Standing, Step, VerbName } from "./ast.ts";
import type { Adventure, BaneCard, CardLists, HelpCard } from "./cards.ts";

import { usesOf } from "./cards.ts";
import { kindFindings } from "./validate-kinds.ts";

type Path = readonly (string | number)[];

const everywhere: Scope = scopeOf(new Map(), "hero", "you");

/** Keys that hold a selector. */
const selectors = ["to", "by", "of", "from", "into", "count", "exists", "who", "tipped", "turnOf"] as const;
/** Of a verb that waits for choices, each hero has its own turn. */
const oneByOne: ReadonlySet<unknown> = new Set(["discard", "move"]);

/** Numbers of which there must be one at least, by the step that says them. */
const atLeastOne: ReadonlyMap<unknown, string> = new Map([
  ["wound", "wounds"],
  ["recover", "life"],
  ["life", "plus"],
  ["draw", "cards"],
  ["discard", "cards"],
  ["repeat", "times"],
]);

function* amountFindings(table: Table, path: Path): Generator<Finding> {
  const key = atLeastOne.get(table.do);
  const amount = key === undefined ? undefined : table[key];
  if (key !== undefined && typeof amount === "number" && amount < 1)
    yield { path: [...path, key], message: `${amount} does nothing: the least is 1` };
}

function* nameFindings(table: Table, path: Path, scope: Scope): Generator<Finding> {
  for (const key of selectors) {
    const value = table[key];
    // Where a discard comes from is no selector.
    if (typeof value !== "string" || (key === "from" && table.do === "discard") || scope.has(value)) continue;
    yield { path: [...path, key], message: `nothing is called "${value}" here${suggestion(value, [...scope.keys()])}` };
  }
  const { to } = table;
  const isSeveral = isTable(to) || (typeof to === "string" && scope.get(to) === true);
  if (oneByOne.has(table.do) && isSeveral)
    yield { path: [...path, "to"], message: `one hero at a time: write the ${String(table.do)} inside an "each"` };
  if (table.do === "discard" && table.from === "hand" && table.by !== undefined)
    yield {
      path: [...path, "by"],
      message: "a hand is hidden: only its own player chooses from it",
      rule: "dg.ruling.information-visibility",
    };
  if ("while" in table && JSON.stringify(table.while).includes('"score"'))
    yield { path: [...path, "while"], message: "a change cannot depend on scores, which it changes itself" };
}

function namesIn(tree: unknown, path: Path): readonly Finding[] {
  const findings: Finding[] = [];
  walkScoped(
    tree,
    everywhere,
    (table, at, scope) => {
      const place = [...path, ...at];
      findings.push(...nameFindings(table, place, scope), ...amountFindings(table, place));
    },
    { inside: namesOfCoreStep, after: namesOfPick, outside: ["of", "by", "to", "from"] },
  );
  return [...findings, ...kindFindings(tree, path)];
}

/** Whether such a verb stands anywhere in these steps. */
const says = (steps: readonly Step[] | undefined, ...verbs: readonly VerbName[]): boolean =>
  verbs.some((verb) => JSON.stringify(steps ?? []).includes(`"do":"${verb}"`));

/** What answers something is played in answer; what acts on a roll, on any turn (dg.dl.response.boons, dg.ruling.anytime-dice-timing). */
function* timingFindings(steps: readonly Step[] | undefined, timing: string, path: Path): Generator<Finding> {
  if (says(steps, "guard", "turn-aside") && timing !== "response")
    yield {
      path,
      message: "guard and turn-aside answer something: its timing is response",
      rule: "dg.special.response",
    };
  if (says(steps, "bonus", "reroll") && timing !== "anytime")
    yield {
      path,
      message: "bonus and reroll act on a roll: its timing is anytime",
      rule: "dg.ruling.anytime-dice-timing",
    };
}

function* helpFindings(card: HelpCard, path: Path): Generator<Finding> {
  const stays = card.changes !== undefined || card.uses !== undefined || card.storage !== undefined;
  const passes = card.steps !== undefined;
  if (stays === passes)
    yield {
      path,
      message: "a Boon or Treasure either stays (changes, uses, storage) or passes at once (steps)",
      rule: "dg.card.durations",
    };
  if (card.kind === "boon" && (card.keeps === true || card.storage !== undefined))
    yield {
      path,
      message: "only a Treasure is kept for later, or has room for others",
      rule: "dg.treasure.immediate-use",
    };
  if (card.keeps === true && !passes)
    yield {
      path,
      message: "what is kept for later says what it does then: give it steps",
      rule: "dg.treasure.immediate-use",
    };
  if (card.keeps === true && card.playtime === "response")
    yield {
      path: [...path, "playtime"],
      message: "what is kept to answer something has a use: timing response, spends card",
      rule: "dg.special.response",
    };
  if (card.playtime === "response" && stays)
    yield {
      path: [...path, "playtime"],
      message: "what answers something passes at once",
      rule: "dg.special.response",
    };
  const spends = usesOf(card).some((use) => use.spends === "charge");
  if (spends !== (card.charges !== undefined))
    yield { path, message: "charges are spent by a use: give both or neither", rule: "dg.treasure.used-up" };
  yield* timingFindings(card.steps, card.playtime ?? "hero-phase", [...path, "steps"]);
}

function* baneFindings(card: BaneCard, path: Path): Generator<Finding> {
  if ((card.changes === undefined) === (card.steps === undefined))
    yield { path, message: "a Bane either stays (changes) or passes at once (steps)", rule: "dg.card.durations" };
  if (card.changes !== undefined && card.target === "nobody" && card.attach === undefined)
    yield { path, message: "a Bane that stays lies on a hero or on a card", rule: "dg.ruling.permanent-bane-location" };
  yield* timingFindings(card.steps, card.playtime ?? "dungeonlord", [...path, "steps"]);
}

/** Effects that a player uses: when, and for what price. */
function* findingsOfUses({ uses = [] }: Standing, path: Path): Generator<Finding> {
  for (const [i, { steps, timing = "anytime", price }] of uses.entries()) {
    yield* timingFindings(steps, timing, [...path, "uses", i, "steps"]);
    if ((price?.peril ?? 0) > 0)
      yield {
        path: [...path, "uses", i, "price"],
        message: "a player's own Peril pays for nothing of its own",
        rule: "dg.dl.no-own-peril",
      };
  }
}

/** What can neither be discarded nor has charges: an ability, an Artifact. */
function* lastingFindings(standing: Standing | undefined, path: Path, rule: RuleId): Generator<Finding> {
  if (standing === undefined) return;
  yield* findingsOfUses(standing, path);
  for (const [i, { spends }] of (standing.uses ?? []).entries())
    if (spends !== undefined)
      yield { path: [...path, "uses", i, "spends"], message: "only a readied card can be used up", rule };
}

function* cardFindings(card: Adventure, path: Path): Generator<Finding> {
  yield* namesIn(card, path);
  if (card.kind === "bane") yield* baneFindings(card, path);
  if (card.kind !== "boon" && card.kind !== "treasure") return;
  yield* helpFindings(card, path);
  yield* findingsOfUses(card, path);
  if ((card.upkeep?.peril ?? 0) > 0)
    yield {
      path: [...path, "upkeep"],
      message: "a player's own Peril pays for no upkeep",
      rule: "dg.ruling.upkeep-payment",
    };
}

/** All that is wrong with the texts of cards. `within`: where an Adventure card stands among its copies, if they are told. */
export function* textFindings(
  { heroes, maps, adventures, quests }: CardLists,
  within: readonly string[],
): Generator<Finding> {
  for (const [i, card] of adventures.entries()) yield* cardFindings(card, ["adventures", i, ...within]);
  for (const [i, hero] of heroes.entries()) {
    yield* namesIn(hero, ["heroes", i]);
    yield* lastingFindings(hero.ability, ["heroes", i, "ability"], "dg.ruling.special-ability-as-boon");
  }
  for (const [i, map] of maps.entries()) yield* namesIn(map.entry ?? [], ["maps", i, "entry"]);
  for (const [i, { space: _space, ...quest }] of quests.entries()) {
    const { to: _to, ...own } = { to: "", ...quest };
    yield* namesIn(own, ["quests", i]);
    yield* lastingFindings(quest.artifact, ["quests", i, "artifact"], "dg.ruling.artifact-face-up");
  }
}
