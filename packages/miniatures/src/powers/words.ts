import type { State } from "../procedures.ts";
import { sideOf } from "../reading/creatures.ts";
import type { Words } from "../reading/names.ts";
import type { Creature } from "../state.ts";
import { harmIn } from "./frames.ts";
import type { Moment } from "./moments.ts";

/** Whom a moment is about: "it". */
export function subjectOf(moment: Moment): string | null {
  switch (moment.on) {
    case "round-starts":
    case "round-ends":
    case "champion-test":
      return null;
    case "targeted":
    case "attack-rolled":
    case "hit":
    case "missed":
      return moment.target;
    default:
      return moment.creature;
  }
}

/** The creature that brings a moment about, where it is another's doing: "attacker". */
export function doerOf(moment: Moment): string | null {
  switch (moment.on) {
    case "attack-declared":
    case "attack-begins":
    case "attack-ends":
    case "targeted":
    case "attack-rolled":
    case "hit":
    case "missed":
      return moment.creature;
    case "would-take-damage":
    case "takes-damage":
      return moment.source.creature;
    case "destroyed":
      return moment.credited ?? moment.source.creature;
    default:
      return null;
  }
}

/** `{event: "amount"}`: damage, healing or squares. */
function amountOf(state: State, moment: Moment): number | null {
  switch (moment.on) {
    case "would-take-damage":
      return harmIn(state) ?? total(moment.harm);
    case "takes-damage":
      return total(moment.harm);
    case "healed":
      return moment.amount ?? null;
    case "movement-ends":
      return moment.squares;
    default:
      return null;
  }
}

const total = (harm: readonly { readonly amount: number }[]): number =>
  harm.reduce((sum, { amount }) => sum + amount, 0);

/** What the words of a power mean that answers a moment. */
export function wordsAt(state: State, moment: Moment, self: Creature): Words {
  const names: { [name: string]: readonly string[] } = {};
  const it = subjectOf(moment);
  const attacker = doerOf(moment);
  if (it !== null) names.it = [it];
  if (attacker !== null) names.attacker = [attacker];
  if ("target" in moment) names.target = [moment.target];
  return { seat: sideOf(state.body, self), self: self.id, names, amount: amountOf(state, moment) };
}
