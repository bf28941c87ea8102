import type { Domain, Verdict } from "@undercroft/kernel";
import { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { CARD_LEVEL, verdict } from "../precedence.ts";
import type { State } from "../procedures.ts";
import type { Answer, MovementPlan } from "../questions.ts";
import type { Creature } from "../state.ts";
import { forbids, hasTrait, permitting, speedOf } from "../traits.ts";
import { speedNow } from "./plan.ts";
import { canMove, canStepOnFoot, goalRefusal, goalsOf, pathRefusal, pathTowards } from "./reach.ts";
import { boardIn } from "./space.ts";

/** The plan that a basic move would have if it resolved now: for legality and previews. */
export function moveNow(state: State, creature: Creature): MovementPlan {
  const { body } = state;
  return {
    creature: creature.id,
    how: hasTrait(body, creature, "scuttle") ? "shift" : "move",
    budget: speedNow(body, creature),
    chooser: creature.controller,
    traits: [],
    end: null,
    source: { action: null, creature: creature.id, seat: creature.controller, card: null, attack: null, terrain: null },
    basic: true,
  };
}

/**
 * Whether the active creature may declare its basic move (dc.activate.move-option). It is the turn player's own, who
 * alone is asked and only on an empty stack.
 */
export function moveClaims(
  state: State,
  creature: Creature,
  claims: Claims<RuleId> = new Claims<RuleId>(),
): Claims<RuleId> {
  if (creature.moves > 0) {
    const rule = movedAndAttacked(state, creature) ? "dc.move.no-split" : "dc.move.once-per-activation";
    claims.forbid(rule);
    if (creature.moves <= permitting(state, "move-twice", creature))
      claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, [rule]);
  }
  if (forbids(state, "move", creature) !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
  if (!claims.settled && verdict(claims).legal && !canGo(state, creature)) claims.forbid("dc.ruling.zero-square-move");
  return claims;
}

/** Whether a basic move can go anywhere. Most can take a step on foot, which costs least to see. */
function canGo(state: State, creature: Creature): boolean {
  const { body } = state;
  return (speedOf(body, creature) > 0 && canStepOnFoot(body, creature)) || canMove(body, moveNow(state, creature));
}

/** Whether a creature has moved and attacked in this activation, so that the rest of its move might seem to be left. */
function movedAndAttacked({ body }: State, { deeds }: Creature): boolean {
  const { activation } = body.turn;
  return deeds.move?.activation === activation && deeds.attack?.activation === activation;
}

/** The path that an answer names, or null if it names a goal that is out of reach. */
export function pathOf(state: State, plan: MovementPlan, answer: Answer): readonly number[] | null {
  if (answer.do !== "path") return null;
  return "path" in answer ? answer.path : pathTowards(state.body, plan, answer.to);
}

/** Whether a path is legal for a movement. No path at all is no movement, and always allowed (dc.move.fewer-squares). */
export function checkPathAnswer(state: State, plan: MovementPlan, answer: Answer): Verdict<RuleId> {
  if (answer.do !== "path") return { legal: false, rule: "dc.ruling.path-chosen-on-resolution" };
  if ("to" in answer) {
    const refused = goalRefusal(state.body, plan, answer.to);
    return refused === null ? { legal: true, rule: null } : { legal: false, rule: refused };
  }
  if (answer.path.length === 0) return { legal: true, rule: "dc.move.fewer-squares" };
  const rule = pathRefusal(state.body, plan, answer.path);
  return rule === null ? { legal: true, rule: null } : { legal: false, rule };
}

/** A path of random steps, or null if the steps did not make a legal one. */
function wander(state: State, plan: MovementPlan, pick: (sides: number) => number): Answer | null {
  const creature = state.body.creatures.find((c) => c.id === plan.creature);
  if (creature === undefined || plan.budget < 1) return null;
  const board = boardIn(state.body);
  const path: number[] = [];
  let at = creature.at;
  for (let left = 1 + pick(plan.budget); left > 0; left--) {
    at = board.neighbour[at * 8 + pick(8)] ?? -1;
    if (at < 0) return null;
    path.push(at);
  }
  return pathRefusal(state.body, plan, path) === null ? { do: "path", path } : null;
}

/** The legal paths of a movement. Goals stand for their canonical paths where answers are listed. */
export function pathDomain(state: State, plan: MovementPlan): Domain<Answer> {
  const goals = goalsOf(state.body, plan);
  const stay: Answer = { do: "path", path: [] };
  const towards = (at: number): Answer => ({ do: "path", to: at });
  return {
    kind: "path",
    check: (answer) => checkPathAnswer(state, plan, answer),
    sample: (pick) => {
      if (pick(8) === 0) {
        const walk = wander(state, plan, pick);
        if (walk !== null) return walk;
      }
      const goal = goals[pick(goals.length + 1)];
      return goal === undefined ? stay : towards(goal.at);
    },
    first: () => (goals[0] === undefined ? stay : towards(goals[0].at)),
    // Paths are too many to list; the cheapest to each goal are what a player thinks about.
    enumerate: () => null,
    worthwhile: () => [...goals.map((goal) => towards(goal.at)), stay],
    open: () => goals.length > 0,
  };
}
