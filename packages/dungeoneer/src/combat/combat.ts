import { noteFight } from "../campaign/equipping.ts";
import { roll } from "../chance.ts";
import { discard } from "../changes/cards.ts";
import { carryOut, wound } from "../changes/hero.ts";
import type { Dealt, Fighter } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, hasFallenSince, playerAt, questCard } from "../players.ts";
import { type Chapter, done, type Run } from "../procedures.ts";
import { handQuest, questInPlay } from "../quests/in-play.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import { formLine, scoreOf, standardForms } from "../traits.ts";
import type { Form, FormLine, Monster } from "../vocabulary/index.ts";
import type { CombatLocals } from "./locals.ts";

/** @throws Error if the batch has no such Encounter. */
export function encounterOf({ encounters }: Body, id: string): EncounterInPlay {
  const found = encounters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no Encounter ${id}`);
  return found;
}

/** The monster that an Adventure card is. @throws Error if it is none. */
export function monsterOn(body: Body, card: string): Monster {
  const printed = adventure(body, card);
  if (printed.kind !== "monster") throw new Error(`${card} is no monster`);
  return printed;
}

/** The monster of a Quest. @throws Error if it has none. */
export function monsterOfQuest(body: Body, card: string): Monster {
  const printed = questCard(body, card);
  const monster = printed.kind === "slay" || printed.kind === "search" ? printed.monster : undefined;
  if (monster === undefined) throw new Error(`${card} has no monster`);
  return monster;
}

function monsterOf(body: Body, fighter: Exclude<Fighter, { is: "hero" }>): Monster {
  if (fighter.is === "monster") return monsterOn(body, encounterOf(body, fighter.id).card);
  return monsterOfQuest(body, questInPlay(body, fighter.id).card);
}

const lineOf = (body: Body, fighter: Fighter, form: Form): FormLine =>
  fighter.is === "hero"
    ? { score: scoreOf(body, playerAt(body, fighter.player), form), mode: "standard" }
    : formLine(monsterOf(body, fighter), form);

/** What answers add to a player's roll against an Encounter. */
export const guardOf = ({ guards }: EncounterInPlay, place: number): number =>
  guards.reduce((sum, { player, plus }) => (player === place ? sum + plus : sum), 0);

/** A hero's guard against the monster that attacks it. */
const guardIn = (body: Body, attacker: Fighter, defender: Fighter): number =>
  attacker.is === "monster" && defender.is === "hero" ? guardOf(encounterOf(body, attacker.id), defender.player) : 0;

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
  return { wounds: 1, fatal: true };
}

const isListed = (body: Body, fighter: Fighter, form: Form): boolean =>
  fighter.is === "hero" || monsterOf(body, fighter).forms[form] !== undefined;

/** Why a monster of the batch attacks whom it does, and as it does. */
function whyAttacked(body: Body, { owner, space, card }: EncounterInPlay, form: Form): readonly RuleId[] {
  const monster = monsterOn(body, card);
  const because: RuleId[] = ["dg.dl.resolution.engage", "dg.combat.monster-attack-free", "dg.combat.symbol-standard"];
  because.push("dg.combat.monster-one-attack");
  if (standardForms(monster).length > 1) because.push("dg.combat.form-choice", "dg.ruling.several-attack-forms");
  if (playerAt(body, owner).at !== space) because.push("dg.dl.role-separation");
  if (formLine(monster, form).onHit !== undefined) because.push("dg.ruling.starburst-initiation");
  return because;
}

/** What decides how a roll is made, beside the dice. */
function whyFought(body: Body, { attacker, defender, form, prize }: CombatLocals["combat"]): readonly RuleId[] {
  const because: RuleId[] = ["dg.combat.add-score"];
  if (attacker.is === "hero") because.push("dg.challenge.resolution", "dg.challenge.form");
  if (attacker.is === "monster") because.push(...whyAttacked(body, encounterOf(body, attacker.id), form));
  if (attacker.is === "quest-monster") because.push("dg.quest.slay.monster-first", "dg.combat.symbol-standard");
  if (!isListed(body, defender, form)) {
    because.push("dg.combat.default-form", "dg.combat.default-stat-universal");
    if (attacker.is === "hero") because.push("dg.ruling.challenge-monster-form");
  }
  if (prize !== null) because.push("dg.ruling.escort-steal-result");
  return because;
}

/** Why a roll came out as it did, where something else might be expected of it. */
function whyWon(
  [attack, defence]: readonly [number, number],
  won: "attacker" | "defender" | "nobody",
): readonly RuleId[] {
  const isIdle = (die: number, wins: boolean): boolean => die === (wins ? 1 : 6);
  const isExtreme = isIdle(attack, won === "attacker") || isIdle(defence, won === "defender");
  const because: RuleId[] = isExtreme ? ["dg.ruling.no-natural-extremes"] : [];
  if (won === "nobody") because.push("dg.ruling.tie-results");
  return because;
}

/** Why a hit wounds as it does. */
function whyHit(body: Body, by: Fighter, form: Form): readonly RuleId[] {
  if (by.is === "hero") return [];
  if (!isListed(body, by, form)) return ["dg.ruling.default-counter-wounds"];
  const { mode, onHit } = formLine(monsterOf(body, by), form);
  const because: RuleId[] = mode === "counter" ? ["dg.combat.symbol-counter"] : [];
  if (by.is === "quest-monster") because.push("dg.reward.quest-monster-exception");
  if (onHit !== undefined) because.push("dg.ruling.starburst-replaces-wound", "dg.card.hit-effect");
  return because;
}

/** The winner of a roll hits: one wound, or what its form's starburst does instead (dg.combat.highest-hits, dg.combat.symbol-starburst). */
function hit(run: Run, by: Fighter, to: Fighter, form: Form): Dealt {
  if (to.is !== "hero") return { by, to, ...woundMonster(run, to) };
  const { body } = run;
  const { onHit } = lineOf(body, by, form);
  const because = whyHit(body, by, form);
  const whose = by.is === "monster" ? encounterOf(body, by.id).owner : null;
  const falls = body.fallen.length;
  const wounds =
    onHit === undefined
      ? wound(run, to.player, 1, "dg.combat.highest-hits", because, whose)
      : carryOut(run, to.player, onHit, "dg.combat.symbol-starburst", because, whose);
  return { by, to, wounds, fatal: hasFallenSince(body, to.player, falls) };
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
    because: ["dg.ruling.escort-steal-result", "dg.challenge.vs-escort"],
  });
}

export const combatProcedure: Chapter<Pick<CombatLocals, "combat">>["combat"] = {
  steps: {
    start: (run, locals) => {
      const { attacker, defender, form, prize } = locals;
      noteFight(run.body, [attacker, defender]);
      const dice = [roll(run, "attack roll"), roll(run, "defence roll")] as const;
      const guard = guardIn(run.body, attacker, defender);
      const scores = [lineOf(run.body, attacker, form).score, lineOf(run.body, defender, form).score + guard] as const;
      const lead = dice[0] + scores[0] - dice[1] - scores[1];
      const won = lead > 0 ? "attacker" : lead < 0 ? "defender" : "nobody";
      const rule = won === "nobody" ? "dg.combat.tie" : "dg.combat.roll";
      const because = [...whyFought(run.body, locals), ...whyWon(dice, won)];
      run.emit({ event: "fought", attacker, defender, form, dice, scores, won, rule, because });
      if (won === "nobody") return done({ is: "fought", dealt: [] });
      if (prize !== null && won === "attacker") {
        takeEscort(run, attacker, defender, prize);
        return done({ is: "fought", dealt: [] });
      }
      const [by, to] = won === "attacker" ? [attacker, defender] : [defender, attacker];
      return done({ is: "fought", dealt: [hit(run, by, to, form)] });
    },
  },
};
