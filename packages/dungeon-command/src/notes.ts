import { targetSpecs } from "./effects/targets.ts";
import { seatOf } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { menuClaims } from "./menu.ts";
import { hasAffinity } from "./orders.ts";
import { activatedPowers, kindOfPower } from "./powers.ts";
import { verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { orderOf } from "./reading/facts.ts";
import { creatureOf } from "./reading/names.ts";
import type { WholeOrder } from "./reading/whole.ts";
import { topAction } from "./stack/pile.ts";
import type { Creature, CreatureDeed } from "./state.ts";
import { levelOf } from "./traits.ts";
import type { ActionKind } from "./vocabulary/index.ts";

type Play = Extract<Answer, { readonly do: "play" }>;
type UsePower = Extract<Answer, { readonly do: "power" }>;

/**
 * Why a deed may be done: the entries that permit it, that say what kind of deed it is, and those without which a
 * reader would expect it to be refused. Empty if it is not legal. The counterpart of `whyNot`; made only when somebody asks.
 */
export function notesOf(state: State, seatId: string, answer: Answer): readonly RuleId[] {
  const seat = state.body.seats.findIndex((s) => s.id === seatId);
  const judged = verdict(menuClaims(state, seat, answer));
  if (!judged.legal) return [];
  const own = notesOfDeed(state, seat, answer);
  return judged.rule === null || own.includes(judged.rule) ? own : [judged.rule, ...own];
}

function notesOfDeed(state: State, seat: number, answer: Answer): readonly RuleId[] {
  const active = creatureOf(state.body, state.body.turn.active ?? "");
  switch (answer.do) {
    case "activate":
      return ["dc.activate.player-picks-sequence", "dc.ruling.non-actions"];
    case "end-phase":
      return ["dc.ruling.activation-limits", "dc.ruling.non-actions"];
    case "end-activation":
      return ["dc.ruling.activation-limits", "dc.ruling.non-actions"];
    case "move":
      return [
        "dc.activate.move-option",
        "dc.ruling.path-chosen-on-resolution",
        "dc.stack.whole-action-only",
        ...onStack(state),
      ];
    case "attack":
      return [
        "dc.activate.power-option",
        "dc.power.attack-powers",
        "dc.ruling.basic-attack-kind",
        "dc.stack.creature-remains",
        ...(answer.attack === "melee" ? (["dc.melee.all-creatures"] as const) : []),
        ...again(state, active, "standard"),
        ...onStack(state),
      ];
    case "collect":
      return ["dc.activate.other-option", ...again(state, active, "standard"), ...onStack(state)];
    case "dodge":
      return ["dc.kind.immediate-when", ...onStack(state)];
    case "play":
      return [...notesOfPlay(state, answer), ...onStack(state)];
    case "power":
      return [...notesOfPower(state, seat, answer), ...onStack(state)];
    default:
      return [];
  }
}

/** What is true of every action. */
function onStack(state: State): readonly RuleId[] {
  const where = topAction(state) === null ? "dc.stack.push" : "dc.stack.response-on-top";
  return ["dc.action.what-counts", "dc.stack.actions-wait", where];
}

function didBefore(state: State, creature: Creature | null, deed: CreatureDeed): boolean {
  return creature?.deeds[deed]?.activation === state.body.turn.activation;
}

/** A second action in one activation: nothing counts them. */
function again(state: State, creature: Creature | null, kind: ActionKind): readonly RuleId[] {
  const acted = didBefore(state, creature, "attack") || didBefore(state, creature, "play-order");
  if (!acted) return [];
  if (kind === "standard") return ["dc.ruling.standard-action-count"];
  return kind === "minor" ? ["dc.kind.minor-unlimited"] : [];
}

/** When an action of the kind may be taken, where that is not plain. */
function notesOfKind(state: State, creature: Creature | null, kind: ActionKind): readonly RuleId[] {
  const { turn } = state.body;
  const empty = topAction(state) === null;
  if (kind === "immediate") {
    const own = creature !== null && creature.controller === turn.seat;
    return empty && own ? ["dc.kind.immediate-when", "dc.ruling.immediate-on-empty-stack"] : ["dc.kind.immediate-when"];
  }
  if (kind === "standard") return ["dc.kind.standard-when"];
  const tapped: readonly RuleId[] = creature?.tapped === true ? ["dc.kind.minor-while-tapped"] : [];
  return ["dc.kind.minor-when", ...tapped, ...(empty ? [] : (["dc.ruling.response-kinds"] as const))];
}

function notesOfPlay(state: State, answer: Play): readonly RuleId[] {
  const order = orderOf(state.body, answer.card);
  const creature = creatureOf(state.body, answer.creature);
  if (order === undefined || creature === null) return [];
  const notes: RuleId[] = ["dc.kind.three-kinds", "dc.order-card.action-kind"];
  if (state.body.turn.active === creature.id) notes.push("dc.activate.order-option");
  notes.push(...notesOfRequirements(state, order, creature, answer.assist));
  notes.push(...notesOfKind(state, creature, order.kind), ...again(state, creature, order.kind));
  if (didBefore(state, creature, "play-order")) notes.push("dc.orders.no-card-limit");
  const later = targetSpecs(state.body.content, { card: order.id, path: [] }).some((spec) => spec.later);
  if (later) notes.push("dc.ruling.multi-action-target-legality");
  return notes;
}

/** By what the creature meets Level, Ability and keyword. */
function notesOfRequirements(state: State, order: WholeOrder, creature: Creature, assist: boolean): readonly RuleId[] {
  const notes: RuleId[] = [];
  if (hasAffinity(state, order, creature)) notes.push("dc.orders.affinity", "dc.creature-card.keywords");
  else {
    notes.push("dc.order-card.level-and-ability");
    notes.push(order.ability === "any" ? "dc.orders.any-ability" : "dc.creature-card.abilities");
  }
  if (order.requires !== undefined) notes.push("dc.creature-card.keywords");
  if (assist && levelOf(state.body, creature) < order.level) notes.push("dc.assist.purpose");
  if (assist && (order.ability === "any" || order.requires !== undefined)) notes.push("dc.ruling.assist-limits");
  return notes;
}

function notesOfPower(state: State, seat: number, answer: UsePower): readonly RuleId[] {
  const usable = activatedPowers(state, answer.thing, seat)[answer.power];
  if (usable === undefined) return [];
  const { power } = usable;
  const notes: RuleId[] = [];
  if (seatOf(answer.thing) !== null) notes.push("dc.ruling.leader-power-scope");
  else notes.push("dc.stack.creature-remains");
  if (state.body.turn.active === answer.thing) notes.push("dc.activate.power-option");
  if (power.kind === undefined)
    notes.push(power.tap === true ? "dc.tap.symbol-is-immediate" : "dc.ruling.unmarked-powers");
  notes.push(...notesOfKind(state, creatureOf(state.body, answer.thing), kindOfPower(power)));
  return notes;
}
