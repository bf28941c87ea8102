import { pay } from "../changes/resources.ts";
import { fightOf } from "../combat/combat.ts";
import { monsterOfQuest } from "../combat/monsters.ts";
import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { excessNext } from "../effects/excess.ts";
import { payCosts } from "../effects/paying.ts";
import { textOn } from "../effects/text.ts";
import type { Fighter } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { hasFallenSince, heroesIn, idAt, othersOf, playerAt, questCard } from "../players.ts";
import { ask, type Chapter, call, done, next, type Result, type Run } from "../procedures.ts";
import { succeeded, failed as testFailed, testing } from "../rolling/test.ts";
import type { QuestInPlay } from "../state.ts";
import { standardForms } from "../traits.ts";
import { actsAsHero } from "../turn/acting.ts";
import { treasuresOr } from "../turn/treasures.ts";
import type { Form } from "../vocabulary/index.ts";
import { packsStruckIn } from "../wandering/struck.ts";
import { type QuestOf, questInPlay } from "./in-play.ts";
import { completionOf, type QuestLocals } from "./locals.ts";
import { monstersPlayer } from "./monsters-player.ts";
import { revealIfSecret } from "./secret.ts";
import { fightsMonster, triesCost, triesRule, whyTried } from "./trying.ts";

type Next = ReturnType<typeof call>;

const failed: Result = { is: "quest", completed: false };

/** A Threat is to be overcome (dg.quest.threat.first-free). */
const tryThreat = (place: number, { threat }: QuestOf<"threat">): Next =>
  testing(
    {
      player: place,
      ...threat,
      purpose: "quest",
      danger: "quest",
      plus: 0,
      rule: "dg.quest.threat.first-free",
      because: [],
    },
    "tested",
  );

/** Bonuses are bought before the die falls and spent with it (dg.quest.chance.bonus, dg.quest.chance.bonus-single-use, dg.ruling.chance-purchase). */
function tryChance(run: Run, place: number, card: QuestOf<"chance">, bonus: number): Next {
  pay(run, place, "glory", bonus * (card.bonus?.glory ?? 0), "dg.quest.chance.bonus", ["dg.ruling.chance-purchase"]);
  return testing(
    {
      player: place,
      score: card.score ?? null,
      number: card.number,
      purpose: "quest",
      danger: "quest",
      plus: bonus * (card.bonus?.plus ?? 0),
      rule: "dg.quest.chance.roll",
      because: bonus > 0 ? ["dg.quest.chance.bonus-single-use"] : [],
    },
    "tested",
  );
}

/** Something is to be found: then whatever keeps it may be fought, in this turn (dg.quest.search.find, dg.quest.search.then-criteria). */
const search = (place: number, { threat }: QuestOf<"search">): Next =>
  testing(
    {
      player: place,
      ...threat,
      purpose: "search",
      danger: "quest",
      plus: 0,
      rule: "dg.quest.search.find",
      because: [],
    },
    "tested",
  );

const controllersRule = ({ body }: Run, place: number): RuleId =>
  body.dungeonlord !== null || othersOf(body, place).length > 0
    ? "dg.ruling.quest-monster-controller"
    : "dg.ruling.malevolent-quest-monster";

function strike(quest: string, place: number, form: Form): ReturnType<typeof call> {
  const attacker: Fighter = { is: "quest-monster", id: quest };
  return call({ procedure: "combat", locals: fightOf(attacker, { is: "hero", player: place }, form) }, "fought");
}

/** The Quest's monster attacks first, or is challenged after that (dg.quest.slay.monster-first, dg.quest.slay.challenge). */
function slay(run: Run, place: number, quest: QuestInPlay, form: Form | null): ReturnType<typeof call> {
  if (form !== null) {
    pay(run, place, "movements", 1, "dg.challenge.cost");
    playerAt(run.body, place).challenged = true;
    const attacker: Fighter = { is: "hero", player: place };
    const defender: Fighter = { is: "quest-monster", id: quest.id };
    return call({ procedure: "combat", locals: fightOf(attacker, defender, form) }, "fought");
  }
  quest.struck = place;
  const able = standardForms(monsterOfQuest(run.body, quest.card));
  const [only] = able;
  if (able.length === 1 && only !== undefined) return strike(quest.id, place, only);
  return ask(
    { kind: "form", card: quest.card, target: place, forms: able, rule: controllersRule(run, place) },
    [idAt(run.body, monstersPlayer(run.body, place))],
    "formChosen",
  );
}

const complete = (player: number, quest: string): Next =>
  call({ procedure: "completing", locals: completionOf(player, quest) }, "over");

/** The active player's own Quest, as it is tried; null if it is gone with its player. */
const triedNow = (run: Run, id: string): QuestInPlay | null =>
  actsAsHero(run.body) ? questInPlay(run.body, id) : null;

export const questProcedure: Chapter<Pick<QuestLocals, "quest">>["quest"] = {
  steps: {
    start: (run, { quest: id }) => {
      const place = run.body.turn.player;
      revealIfSecret(run, place, id);
      // What it takes of anybody's room, now that it lies open, is missing before it is tried.
      return excessNext(run.body, "shown") ?? next("shown");
    },
    shown: (run, { quest: id, bonus, form }) => {
      const quest = triedNow(run, id);
      if (quest === null) return done(failed);
      const place = run.body.turn.player;
      const card = questCard(run.body, quest.card);
      run.emit({
        event: "tried",
        player: place,
        quest: quest.card,
        rule: "dg.quest.complete-when",
        because: whyTried(run.body, place, quest, form),
      });
      if (fightsMonster(card, quest)) return slay(run, place, quest, form);
      pay(run, place, "movements", triesCost(card, quest), triesRule(card));
      quest.tries += 1;
      switch (card.kind) {
        case "threat":
          return tryThreat(place, card);
        case "chance":
          return tryChance(run, place, card, bonus);
        case "sacrifice":
          return (
            payCosts(run, place, card.price, place, "sacrificed", { rule: "dg.quest.sacrifice", because: [] }) ??
            next("sacrificed")
          );
        case "search":
          return search(place, card);
        case "slay":
        case "escort":
          return done(failed);
        default:
          throw new Error(`unknown Quest ${JSON.stringify(card satisfies never)}`);
      }
    },
    sacrificed: (run, { quest }) =>
      triedNow(run, quest) === null ? done(failed) : complete(run.body.turn.player, quest),
    tested: (run, locals, input) => {
      const { body } = run;
      const quest = triedNow(run, locals.quest);
      if (quest === null) return done(failed);
      const card = questCard(body, quest.card);
      if (testFailed(input)) return fail(run, locals, quest);
      if (!succeeded(input)) return done(failed);
      if (card.kind !== "search" || card.monster === undefined) return complete(body.turn.player, quest.id);
      quest.found = true;
      run.emit({ event: "found", player: body.turn.player, quest: quest.card, rule: "dg.quest.search.find" });
      return done(failed);
    },
    /** A failed try strikes every hero in the space, one after the other (dg.quest.threat.fail-affects-all, dg.ruling.threat-quest-fail). */
    struck: (run, locals) => {
      const [hero, ...left] = locals.struck;
      if (run.state.outcome !== null) return done(failed);
      if (hero === undefined) return next("packs");
      locals.struck = left;
      // A new hero is not struck by what the fallen one was there for.
      if (!playerAt(run.body, hero).alive || hasFallenSince(run.body, hero, locals.falls)) return next("struck");
      const because = locals.several ? (["dg.ruling.simultaneous-defeat", "dg.ruling.threat-quest-fail"] as const) : [];
      const env = envFor(run.body, hero, hero, "dg.quest.threat.fail-affects-all", because);
      return effectOf(textOn(locals.card, "fail"), env, "struck");
    },
    /** The Packs where it was tried are struck like more heroes, after them, as by a Trap (dg.ruling.wandering-traps). */
    packs: ({ body }, locals) => {
      locals.struck = packsStruckIn(body, locals.space);
      return next("packStruck");
    },
    packStruck: (_run, locals) => {
      const [owner, ...left] = locals.struck;
      if (owner === undefined) return done(failed);
      locals.struck = left;
      const text = textOn(locals.card, "fail");
      const rule = "dg.quest.threat.fail-affects-all";
      return call(
        { procedure: "pack-afflicted", locals: { you: owner, owner, text, rule, exposed: null } },
        "packStruck",
      );
    },
    formChosen: (run, { quest: id }, input) => {
      // Whoever gives up meanwhile takes its Quests along (dg.ruling.defeated-possessions).
      const quest = triedNow(run, id);
      if (quest === null) return done(failed);
      const [usual] = standardForms(monsterOfQuest(run.body, quest.card));
      const form = input.kind === "answer" && input.answer.do === "form" ? input.answer.form : usual;
      return form === undefined ? done(failed) : strike(id, run.body.turn.player, form);
    },
    fought: (run, { quest: id, form }) => {
      const quest = triedNow(run, id);
      if (quest === null) return done(failed);
      const isSlain = quest.wounds >= monsterOfQuest(run.body, quest.card).life;
      // It may have fallen to the answer to its own attack.
      const because = form === null ? (["dg.ruling.slay-defence-completes"] as const) : [];
      const locals = completionOf(run.body.turn.player, id, because);
      return isSlain ? call({ procedure: "completing", locals }, "slain") : done(failed);
    },
    /** Whoever has slain a monster may play Treasures (dg.ruling.looting-play-window). */
    slain: (run) => treasuresOr(run.body, [run.body.turn.player], "won"),
    won: () => done({ is: "quest", completed: true }),
    failed: () => done(failed),
    over: (_run, _locals, input) =>
      done(input.kind === "result" && input.result.is === "quest" ? input.result : failed),
  },
};

/** A try came to nothing: what that does, to the hero alone or to everybody there. */
function fail(run: Run, locals: QuestLocals["quest"], quest: QuestInPlay): Next | ReturnType<typeof next> {
  const { body } = run;
  const place = body.turn.player;
  const card = questCard(body, quest.card);
  if (card.kind === "search" && card.fail !== undefined)
    return effectOf(textOn(card.id, "fail"), envFor(body, place, place, "dg.ruling.search-costs"), "failed");
  if (card.kind !== "threat") return next("failed");
  // Not every space of that Map card: a deck of one's own may bring several.
  const { at } = playerAt(body, place);
  const struck = heroesIn(body, at);
  Object.assign(locals, { struck, falls: body.fallen.length, several: struck.length > 1, card: card.id, space: at });
  return next("struck");
}
