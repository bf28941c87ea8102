import type { PlaceRef } from "@undercroft/cards";
import { noteFight } from "../campaign/equipping.ts";
import { discard } from "../changes/cards.ts";
import { wound } from "../changes/hero.ts";
import { loseAttachments } from "../changes/readied.ts";
import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { textOn } from "../effects/text.ts";
import { windowFor } from "../effects/windows.ts";
import type { Dealt, Fighter } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { hasFallenSince, playerAt, playingFrom, questCard } from "../players.ts";
import { type Chapter, type call, done, type Run } from "../procedures.ts";
import { handQuest, questInPlay, questsOnTable } from "../quests/in-play.ts";
import { monstersPlayer } from "../quests/monsters-player.ts";
import { roll } from "../rolling/dice.ts";
import { announce, bonusOf, lapses, noRoll } from "../rolling/rolls.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import { formLine, plusAgainst } from "../traits.ts";
import type { Form } from "../vocabulary/index.ts";
import type { CombatLocals } from "./locals.ts";
import { encounterOf, monsterOf, scoreIn } from "./monsters.ts";
import { whyFought, whyHit, whyWon } from "./why.ts";

/** Whether a player has answered an Encounter for a hero that has fallen since: the answer was that hero's (dg.ruling.answer-of-the-fallen). */
export const hasAnsweredInVain = (body: Body, { guards, falls }: EncounterInPlay, place: number): boolean =>
  guards.some(({ player }) => player === place) && hasFallenSince(body, place, falls);

/** What answers add to a player's roll against an Encounter. */
export const guardOf = (body: Body, encounter: EncounterInPlay, place: number): number =>
  hasAnsweredInVain(body, encounter, place)
    ? 0
    : encounter.guards.reduce((sum, { player, plus }) => (player === place ? sum + plus : sum), 0);

/** A hero's guard against the monster that attacks it, and what its cards add against such a foe. */
function besides(body: Body, fighter: Fighter, foe: Fighter): number {
  if (fighter.is !== "hero") return 0;
  const guard = foe.is === "monster" ? guardOf(body, encounterOf(body, foe.id), fighter.player) : 0;
  return guard + plusAgainst(body, playerAt(body, fighter.player), foe.is === "hero" ? "hero" : "monster");
}

/** What a blow does to whoever is hit. */
type Blow = Pick<Dealt, "wounds" | "fatal">;

/** A monster takes a wound; with no Life left it is defeated, and one of the batch is discarded (dg.pack.defeated-discard). */
function woundMonster(run: Run, monster: Exclude<Fighter, { is: "hero" }>): Blow {
  const { body } = run;
  const { life } = monsterOf(body, monster);
  const inPlay = monster.is === "monster" ? encounterOf(body, monster.id) : questInPlay(body, monster.id);
  inPlay.wounds += 1;
  const left = life - inPlay.wounds;
  const kept: readonly RuleId[] =
    monster.is === "monster"
      ? ["dg.ruling.pack-wound-persistence"]
      : ["dg.ruling.quest-monster-wounds", "dg.reward.quest-monster-exception"];
  run.emit({ event: "monster-wounded", monster, left, rule: "dg.combat.highest-hits", because: kept });
  if (left > 0) return { wounds: 1, fatal: false };
  const { card } = inPlay;
  const rule = monster.is === "monster" ? "dg.pack.defeated-discard" : "dg.quest.slay.challenge";
  run.emit({ event: "monster-defeated", monster, card, rule });
  if (monster.is !== "monster") return { wounds: 1, fatal: true };
  const { owner } = encounterOf(body, monster.id);
  body.encounters = body.encounters.filter(({ id }) => id !== monster.id);
  discard(run, owner, card, "play", "dg.pack.defeated-discard");
  loseAttachments(run, monster.id);
  return { wounds: 1, fatal: true };
}

/** The Quest passes to the challenger with its component, and nobody is wounded (dg.ruling.escort-steal-result). */
function takeEscort(run: Run, thief: Fighter, carrier: Fighter, id: string): void {
  if (thief.is !== "hero" || carrier.is !== "hero") throw new Error("only heroes carry a component");
  const quest = questInPlay(run.body, id);
  quest.component = { with: thief.player };
  handQuest(run, quest, thief.player);
  run.emit({
    event: "taken",
    player: thief.player,
    from: carrier.player,
    quest: quest.card,
    rule: "dg.quest.escort.steal",
    because: [
      "dg.ruling.escort-steal-result",
      "dg.challenge.vs-escort",
      ...(questCard(run.body, quest.card).effect === undefined ? [] : (["dg.ruling.quest-effect-duration"] as const)),
    ],
  });
}

/** A monster that was taken away meanwhile. */
function isGone(body: Body, fighter: Fighter): boolean {
  if (fighter.is === "hero") return false;
  const there = fighter.is === "monster" ? body.encounters : questsOnTable(body);
  return !there.some(({ id }) => id === fighter.id);
}

/** The places of those who fight with their heroes. */
const heroesOf = (...fighters: readonly Fighter[]): readonly number[] =>
  fighters.flatMap((one) => (one.is === "hero" ? [one.player] : []));

/** Whether somebody in a fight is not there any more. */
const isOff = (run: Run, locals: CombatLocals["combat"]): boolean => {
  const { attacker, defender } = locals;
  return isGone(run.body, attacker) || isGone(run.body, defender) || lapses(run, locals, heroesOf(attacker, defender));
};

/**
 * Who may announce something before the dice: the attacker's player, the defender's, the others clockwise (dg.ruling.anytime-dice-timing);
 * for the monster of a Quest whoever fights for it (dg.ruling.quest-monster-controller).
 */
function announcers(body: Body, attacker: Fighter, defender: Fighter): readonly number[] {
  const playerOf = (fighter: Fighter): readonly number[] => {
    if (fighter.is === "hero") return [fighter.player];
    return [fighter.is === "monster" ? encounterOf(body, fighter.id).owner : monstersPlayer(body, body.turn.player)];
  };
  const first = [...playerOf(attacker), ...playerOf(defender)];
  const [from = body.turn.player] = first;
  return [...new Set([...first, ...playingFrom(body, from)])];
}

/** A fight that has not begun; `prize`: the Escort Quest that the attacker takes instead of wounding (dg.quest.escort.steal). */
export const fightOf = (
  attacker: Fighter,
  defender: Fighter,
  form: Form,
  prize: string | null = null,
): CombatLocals["combat"] => ({ attacker, defender, form, prize, dice: null, won: null, ...noRoll });

const nothingDealt = { is: "fought", dealt: [] } as const;

/** What is added to a side's die: its score, what lies on it or was announced for it. */
export function plusFor(body: Body, locals: CombatLocals["combat"], fighter: Fighter, foe: Fighter): number {
  const announced = fighter.is === "hero" ? bonusOf(locals, fighter.player) : 0;
  return scoreIn(body, fighter, locals.form) + besides(body, fighter, foe) + announced;
}

/** The dice of those who roll again are thrown anew. */
function rollDice(run: Run, { attacker, defender, dice, again }: CombatLocals["combat"]): readonly [number, number] {
  const keeps = (fighter: Fighter): boolean =>
    dice !== null && !(fighter.is === "hero" && again.includes(fighter.player));
  const attack = dice !== null && keeps(attacker) ? dice[0] : roll(run, "attack roll");
  const defence = dice !== null && keeps(defender) ? dice[1] : roll(run, "defence roll");
  return [attack, defence];
}

type Step = ReturnType<typeof done> | ReturnType<typeof call>;

/** The dice are thrown, and whatever acts on dice that were rolled may be played. */
function throwDice(run: Run, locals: CombatLocals["combat"]): Step {
  const { attacker, defender } = locals;
  if (isOff(run, locals)) return done(nothingDealt);
  locals.dice = rollDice(run, locals);
  locals.again = [];
  return windowFor(run, "rolled", announcers(run.body, attacker, defender), "rolled") ?? settle(run, locals);
}

/** Who has the higher sum, and what comes of it. */
function settle(run: Run, locals: CombatLocals["combat"]): Step {
  const { attacker, defender, form, prize, dice } = locals;
  if (dice === null || isOff(run, locals)) return done(nothingDealt);
  const scores = [
    plusFor(run.body, locals, attacker, defender),
    plusFor(run.body, locals, defender, attacker),
  ] as const;
  const lead = dice[0] + scores[0] - dice[1] - scores[1];
  const won = lead > 0 ? "attacker" : lead < 0 ? "defender" : "nobody";
  const rule = won === "nobody" ? "dg.combat.tie" : "dg.combat.roll";
  const because = [...whyFought(run.body, locals), ...whyWon(dice, won)];
  run.emit({ event: "fought", attacker, defender, form, dice, scores, won, rule, because });
  if (won === "nobody") return done(nothingDealt);
  if (prize !== null && won === "attacker") {
    takeEscort(run, attacker, defender, prize);
    return done(nothingDealt);
  }
  locals.won = won;
  return hit(run, locals);
}

export const combatProcedure: Chapter<Pick<CombatLocals, "combat">>["combat"] = {
  steps: {
    start: (run, locals) => {
      const { attacker, defender } = locals;
      noteFight(run.body, [attacker, defender]);
      for (const place of heroesOf(attacker, defender)) announce(run, locals, place);
      return windowFor(run, "roll", announcers(run.body, attacker, defender), "roll") ?? throwDice(run, locals);
    },
    roll: throwDice,
    rolled: (run, locals) => (locals.again.length === 0 ? settle : throwDice)(run, locals),
    /** What the starburst did counts as far as it wounded (dg.ruling.starburst-replaces-wound). */
    struck: ({ body }, { attacker, defender, won, falls }, input) => {
      const [by, to] = won === "attacker" ? [attacker, defender] : [defender, attacker];
      const wounds = input.kind === "result" && input.result.is === "effect" ? input.result.wounds : 0;
      const fatal = to.is === "hero" && hasFallenSince(body, to.player, falls);
      return done({ is: "fought", dealt: [{ by, to, wounds, fatal }] });
    },
  },
};

/** The winner of a roll hits: one wound, or what its form's starburst does instead (dg.combat.highest-hits, dg.combat.symbol-starburst). */
function hit(run: Run, { attacker, defender, won, form, falls }: CombatLocals["combat"]): Step {
  const { body } = run;
  const [by, to] = won === "attacker" ? [attacker, defender] : [defender, attacker];
  if (to.is !== "hero") return done({ is: "fought", dealt: [{ by, to, ...woundMonster(run, to) }] });
  const because = whyHit(body, by, form);
  const onHit = by.is === "hero" ? undefined : formLine(monsterOf(body, by), form).onHit;
  const whose = by.is === "monster" ? encounterOf(body, by.id).owner : null;
  if (onHit === undefined || by.is === "hero") {
    const wounds = wound(run, to.player, 1, "dg.combat.highest-hits", because, whose);
    return done({ is: "fought", dealt: [{ by, to, wounds, fatal: hasFallenSince(body, to.player, falls) }] });
  }
  const owner = whose ?? to.player;
  const env = envFor(body, owner, to.player, "dg.combat.symbol-starburst", because);
  return effectOf(onHitText(body, by, form), env, "struck");
}

/** Where the hit effect of a monster stands on its card. */
const onHitText = (body: Body, by: Exclude<Fighter, { is: "hero" }>, form: Form): PlaceRef =>
  by.is === "monster"
    ? textOn(encounterOf(body, by.id).card, "forms", form, "onHit")
    : textOn(questInPlay(body, by.id).card, "monster", "forms", form, "onHit");
