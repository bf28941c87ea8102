/** The entries that decide how fights go, for what is told of them. */
import type { Fighter } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt } from "../players.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import { concernsRoll, formLine, standardForms, whyQuests } from "../traits.ts";
import type { Form } from "../vocabulary/index.ts";
import type { CombatLocals } from "./locals.ts";
import { encounterOf, isListed, monsterOf, monsterOn } from "./monsters.ts";

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

/** Quests in play that change how a hero fights. */
function whyStrong(body: Body, fighter: Fighter, foe: Fighter, form: Form): readonly RuleId[] {
  if (fighter.is !== "hero") return [];
  const danger = foe.is === "hero" ? "hero" : "monster";
  return whyQuests(body, playerAt(body, fighter.player), (change) => concernsRoll(change, form, danger));
}

/** What decides how a roll is made, beside the dice. */
export function whyFought(body: Body, { attacker, defender, form, prize }: CombatLocals["combat"]): readonly RuleId[] {
  const because: RuleId[] = ["dg.combat.add-score"];
  if (attacker.is === "hero") because.push("dg.challenge.resolution", "dg.challenge.form");
  if (attacker.is === "monster") because.push(...whyAttacked(body, encounterOf(body, attacker.id), form));
  if (attacker.is === "quest-monster") because.push("dg.quest.slay.monster-first", "dg.combat.symbol-standard");
  if (!isListed(body, defender, form)) {
    because.push("dg.combat.default-form", "dg.combat.default-stat-universal");
    if (attacker.is === "hero") because.push("dg.ruling.challenge-monster-form");
  }
  if (prize !== null) because.push("dg.ruling.escort-steal-result");
  because.push(...whyStrong(body, attacker, defender, form), ...whyStrong(body, defender, attacker, form));
  return [...new Set(because)];
}

/** Why a roll came out as it did, where something else might be expected of it. */
export function whyWon(
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
export function whyHit(body: Body, by: Fighter, form: Form): readonly RuleId[] {
  if (by.is === "hero") return [];
  if (!isListed(body, by, form)) return ["dg.ruling.default-counter-wounds"];
  const { mode, onHit } = formLine(monsterOf(body, by), form);
  const because: RuleId[] = mode === "counter" ? ["dg.combat.symbol-counter"] : [];
  if (by.is === "quest-monster") because.push("dg.reward.quest-monster-exception");
  if (onHit !== undefined) because.push("dg.ruling.starburst-replaces-wound", "dg.card.hit-effect");
  return because;
}
