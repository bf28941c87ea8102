import { overcomes, roll } from "../chance.ts";
import { carryOut, recover, wound } from "../changes/hero.ts";
import { gain, pay } from "../changes/resources.ts";
import { win } from "../changes/winning.ts";
import { monsterOfQuest } from "../combat/combat.ts";
import { type Fighter, reasons } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { heroesIn, idAt, othersOf, playerAt, questCard } from "../players.ts";
import { ask, type Chapter, call, done, next, type Result, type Run } from "../procedures.ts";
import type { QuestInPlay } from "../state.ts";
import { scoreOf, standardForms } from "../traits.ts";
import type { Form, QuestCard, Reward } from "../vocabulary/index.ts";
import { isGlobal, type QuestOf, questInPlay, turnGlobalQuest } from "./in-play.ts";
import type { QuestLocals } from "./locals.ts";

/** Quests that win the game (dg.overview.objective). */
export const QUESTS_TO_WIN = 3;

const result = (completed: boolean): Result => ({ is: "quest", completed });

function reward(run: Run, place: number, what: Reward): void {
  const player = playerAt(run.body, place);
  switch (what.reward) {
    case "level":
      player.level += 1;
      run.emit({ event: "level", player: place, level: player.level, rule: "dg.quest.reward.level" });
      return;
    case "life-recovered":
      recover(run, place, 1, "dg.quest.reward.life");
      return;
    case "life-gained":
      player.maximum += 1;
      recover(run, place, 1, "dg.quest.reward.life");
      return;
    case "glory":
      gain(run, place, "glory", what.amount, "dg.quest.reward.glory", ["dg.quest.rewards-vary"]);
      return;
    case "peril":
      gain(run, place, "peril", what.amount, "dg.quest.reward.peril", ["dg.quest.rewards-vary"]);
      return;
    default:
      throw new Error(`unknown reward ${JSON.stringify(what satisfies never)}`);
  }
}

/** The entry by which each kind of Quest is completed; a search that has found its objective was only the first half of one. */
const ruleOfKind: Readonly<Record<QuestCard["kind"], RuleId>> = {
  threat: "dg.quest.threat.first-free",
  chance: "dg.quest.chance.roll",
  sacrifice: "dg.quest.sacrifice",
  slay: "dg.quest.slay.challenge",
  search: "dg.quest.search.find",
  escort: "dg.quest.escort.procedure",
};

/** A Quest is completed: it counts, and is rewarded unless it has won the game (dg.ruling.win-timing, dg.ruling.reward-order). */
export function complete(run: Run, place: number, { id, card, found }: QuestInPlay): Result {
  const { body } = run;
  const player = playerAt(body, place);
  const wasGlobal = isGlobal(body, id);
  player.quests = player.quests.filter((one) => one.id !== id);
  body.globalQuests = body.globalQuests.filter((one) => one.id !== id);
  player.completed.push(card);
  run.emit({
    event: "completed",
    player: place,
    quest: card,
    rule: "dg.quest.face-down-when-complete",
    ...reasons([
      found ? "dg.quest.search.then-criteria" : ruleOfKind[questCard(body, card).kind],
      "dg.quest.complete-ends-hero-phase",
      "dg.quest.one-completion-per-turn",
      "dg.quest.complete-criteria",
    ]),
  });
  if (player.completed.length >= QUESTS_TO_WIN) {
    win(run, place, "dg.overview.objective", ["dg.ruling.win-timing"]);
    return result(true);
  }
  for (const one of questCard(body, card).rewards) reward(run, place, one);
  if (wasGlobal) turnGlobalQuest(run, "dg.quest.global.replace");
  return result(true);
}

/** A failed try strikes every hero in the space (dg.quest.threat.fail-affects-all, dg.ruling.threat-quest-fail). */
function tryThreat(run: Run, place: number, quest: QuestInPlay, card: QuestOf<"threat">): Result {
  if (overcomes(run, place, card.threat, "quest", "dg.quest.threat.first-free")) return complete(run, place, quest);
  const struck = heroesIn(run.body, playerAt(run.body, place).at);
  const inTurn: readonly RuleId[] = struck.length > 1 ? ["dg.ruling.simultaneous-defeat"] : [];
  for (const one of struck) {
    if (run.state.outcome !== null) break;
    carryOut(run, one, card.fail, "dg.quest.threat.fail-affects-all", inTurn);
  }
  return result(false);
}

/** Bonuses are bought before the die falls and spent with it (dg.quest.chance.bonus, dg.quest.chance.bonus-single-use). */
function tryChance(run: Run, place: number, quest: QuestInPlay, card: QuestOf<"chance">, bonus: number): Result {
  const { score = null, number } = card;
  pay(run, place, "glory", bonus * (card.bonus?.glory ?? 0), "dg.quest.chance.bonus");
  const die = roll(run, "quest");
  const own = score === null ? 0 : scoreOf(run.body, playerAt(run.body, place), score);
  const plus = own + bonus * (card.bonus?.plus ?? 0);
  const success = die + plus >= number;
  run.emit({
    event: "tested",
    player: place,
    score: score ?? "level",
    die,
    plus,
    number,
    success,
    rule: "dg.quest.chance.roll",
    ...reasons(bonus > 0 ? ["dg.quest.chance.bonus-single-use"] : []),
  });
  return success ? complete(run, place, quest) : result(false);
}

function sacrifice(run: Run, place: number, quest: QuestInPlay, { price }: QuestOf<"sacrifice">): Result {
  wound(run, place, price.life ?? 0, "dg.quest.sacrifice");
  pay(run, place, "glory", price.glory ?? 0, "dg.quest.sacrifice");
  return complete(run, place, quest);
}

/** Something is found, or not: then whatever keeps it may be fought, in this turn (dg.quest.search.find, dg.quest.search.then-criteria). */
function search(run: Run, place: number, quest: QuestInPlay, card: QuestOf<"search">): Result {
  if (!overcomes(run, place, card.threat, "search", "dg.quest.search.find")) {
    carryOut(run, place, card.fail ?? [], "dg.ruling.search-costs");
    return result(false);
  }
  if (card.monster === undefined) return complete(run, place, quest);
  quest.found = true;
  run.emit({ event: "found", player: place, quest: quest.card, rule: "dg.quest.search.find" });
  return result(false);
}

/** Whether the monster of a Quest is what a try is about now: of a Slay Quest, or of a search that has found it. */
export const fightsMonster = ({ kind }: QuestCard, { found }: QuestInPlay): boolean =>
  kind === "slay" || (kind === "search" && found);

/** What a further try of the turn costs in Movements (dg.ruling.free-attempt-scope). */
export function triesCost({ kind }: QuestCard, { tries }: QuestInPlay): number {
  if (kind === "chance") return 1;
  return (kind === "threat" || kind === "search") && tries > 0 ? 1 : 0;
}

/** The entry by which a further try costs what it does. */
export function triesRule({ kind }: QuestCard): RuleId {
  if (kind === "chance") return "dg.quest.chance.attempt-cost";
  return kind === "threat" ? "dg.quest.threat.retry-cost" : "dg.ruling.search-costs";
}

/** Why a Quest may be tried as it is: what it costs to, and who strikes first. */
function whyTried(card: QuestCard, quest: QuestInPlay, form: Form | null, challenged: boolean): readonly RuleId[] {
  if (form !== null) return ["dg.quest.slay.challenge"];
  if (fightsMonster(card, quest)) return ["dg.ruling.slay-attempt-voluntary", "dg.quest.slay.monster-first"];
  const because: RuleId[] = triesCost(card, quest) === 0 ? ["dg.quest.free-attempt"] : [];
  // The one challenge of the turn was made before.
  if (card.kind === "threat" && challenged) because.push("dg.quest.threat.not-challenge");
  return because;
}

/** Who fights for the monster of a Quest: the nearest opponent to the left (dg.ruling.quest-monster-controller). */
export const monstersPlayer = (run: Run, place: number): number => othersOf(run.body, place)[0] ?? place;

function strike(quest: string, place: number, form: Form): ReturnType<typeof call> {
  const attacker: Fighter = { is: "quest-monster", id: quest };
  return call(
    { procedure: "combat", locals: { attacker, defender: { is: "hero", player: place }, form, prize: null } },
    "fought",
  );
}

/** The Quest's monster attacks first, or is challenged after that (dg.quest.slay.monster-first, dg.quest.slay.challenge). */
function slay(run: Run, place: number, quest: QuestInPlay, form: Form | null): ReturnType<typeof call> {
  if (form !== null) {
    pay(run, place, "movements", 1, "dg.challenge.cost");
    playerAt(run.body, place).challenged = true;
    const attacker: Fighter = { is: "hero", player: place };
    const defender: Fighter = { is: "quest-monster", id: quest.id };
    return call({ procedure: "combat", locals: { attacker, defender, form, prize: null } }, "fought");
  }
  quest.struck = true;
  const able = standardForms(monsterOfQuest(run.body, quest.card));
  const [only] = able;
  if (able.length === 1 && only !== undefined) return strike(quest.id, place, only);
  return ask(
    { kind: "form", card: quest.card, target: place, forms: able, rule: "dg.ruling.quest-monster-controller" },
    [idAt(run.body, monstersPlayer(run, place))],
    "formChosen",
  );
}

export const questProcedure: Chapter<QuestLocals>["quest"] = {
  steps: {
    start: (run, { quest: id, bonus, form }) => {
      const place = run.body.turn.player;
      const quest = questInPlay(run.body, id);
      const card = questCard(run.body, quest.card);
      run.emit({
        event: "tried",
        player: place,
        quest: quest.card,
        rule: "dg.quest.complete-when",
        ...reasons(whyTried(card, quest, form, playerAt(run.body, place).challenged)),
      });
      if (fightsMonster(card, quest)) return slay(run, place, quest, form);
      pay(run, place, "movements", triesCost(card, quest), triesRule(card));
      quest.tries += 1;
      switch (card.kind) {
        case "threat":
          return done(tryThreat(run, place, quest, card));
        case "chance":
          return done(tryChance(run, place, quest, card, bonus));
        case "sacrifice":
          return done(sacrifice(run, place, quest, card));
        case "search":
          return done(search(run, place, quest, card));
        case "slay":
        case "escort":
          return done(result(false));
        default:
          throw new Error(`unknown Quest ${JSON.stringify(card satisfies never)}`);
      }
    },
    formChosen: (run, { quest }, input) => {
      // Whoever gives up meanwhile takes its Quests along (dg.ruling.defeated-possessions).
      if (!playerAt(run.body, run.body.turn.player).alive) return done(result(false));
      const [usual] = standardForms(monsterOfQuest(run.body, questInPlay(run.body, quest).card));
      const form = input.kind === "answer" && input.answer.do === "form" ? input.answer.form : usual;
      return form === undefined ? done(result(false)) : strike(quest, run.body.turn.player, form);
    },
    fought: (run, { quest: id }) => {
      const place = run.body.turn.player;
      if (!playerAt(run.body, place).alive) return done(result(false));
      const quest = questInPlay(run.body, id);
      const isSlain = quest.wounds >= monsterOfQuest(run.body, quest.card).life;
      return isSlain ? done(complete(run, place, quest)) : next("failed");
    },
    failed: () => done(result(false)),
  },
};
