import type { Domain, Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import { terrainBit } from "../map/terrain.ts";
import type { Answer } from "../questions.ts";
import { creatureOf } from "../reading/creatures.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { harmAfter } from "../terrain/risk.ts";
import { standFault, stepFault, tooFar } from "./fault.ts";
import { type Field, fieldOf, stepPrice, typesEntered } from "./field.ts";
import { budgetOf, heldFast } from "./journey.ts";
import type { Journey } from "./locals.ts";
import { mayEnd, pathTo, reachOf } from "./reach.ts";

type PathAnswer = Extract<Answer, { do: "path" }>;

/** The path that an answer names: its own, or the cheapest to its goal; null if there is none. */
export function pathOf(body: Body, journey: Journey, answer: PathAnswer): readonly number[] | null {
  return "path" in answer ? answer.path : pathTo(body, journey, answer.to);
}

const legal = { legal: true, rule: null } as const;
const against = (rule: RuleId): Verdict<RuleId> => ({ legal: false, rule });

const web = terrainBit("web");

/** Why a movement may not end where a path does. */
function endFault(body: Body, field: Field, creature: Creature, journey: Journey, at: number): Verdict<RuleId> {
  if (mayEnd(body, field, creature, journey, at)) return legal;
  return against(
    journey.goal !== null ? "mn.charge.end-space" : (standFault(body, creature, at) ?? "mn.terrain.no-suicide"),
  );
}

/** Whether each step of a path may be taken as things stand, and where it ends (mn.move.action). */
function checkPath(body: Body, journey: Journey, path: readonly number[]): Verdict<RuleId> {
  const creature = creatureOf(body, journey.creature);
  const held = heldFast(body, creature, journey.despite);
  if (held !== null) return against(held);
  const field = fieldOf(body, creature, journey);
  const { scene, size, halting, harms } = field;
  const budget = budgetOf(body, creature, journey);
  const target = journey.target === null ? null : spaceOf(body, creatureOf(body, journey.target));
  let { spent } = journey;
  let { at } = creature;
  let harm = 0;
  let halted = 0;
  for (const to of path) {
    if (halted !== 0) return against((halted & web) !== 0 ? "mn.ruling.web" : "mn.terrain.slope.fall");
    const direction = scene.board.shifts.indexOf(to - at);
    if (direction < 0) return against("mn.move.action");
    const price = stepPrice(field, at, direction);
    if (price === 0) return against(stepFault(body, field, at, direction));
    spent += price;
    if (spent > budget) return against(tooFar(body, journey, price));
    const types = typesEntered(field, at, direction);
    if (harms !== null) {
      const before = harm;
      harm = harmAfter(harms, harm, types);
      // Of several that would do it together each is counted, the last one is forbidden.
      if (harm >= harms.hitPoints) return against(before > 0 ? "mn.ruling.no-suicide" : "mn.terrain.no-suicide");
    }
    if (
      target !== null &&
      countedDistance(scene, { at: to, size }, target) >= countedDistance(scene, { at, size }, target)
    )
      return against("mn.charge.closer");
    halted = types & halting;
    at = to;
  }
  return endFault(body, field, creature, journey, at);
}

/** The answers to the question `path`. */
export function checkPathAnswer(body: Body, journey: Journey, answer: Answer): Verdict<RuleId> {
  if (answer.do === "stop") return legal;
  if (answer.do !== "path") return against("mn.move.action");
  if ("path" in answer) return checkPath(body, journey, answer.path);
  return pathTo(body, journey, answer.to) === null ? against("mn.move.action") : legal;
}

/** Places are many and one is picked: answers are made of those that somebody looks at. */
export function pathDomain(body: Body, journey: Journey): Domain<Answer> {
  const ends = reachOf(body, journey);
  const answerAt = (place: number): Answer => {
    const to = ends[place];
    return to === undefined ? { do: "stop" } : { do: "path", to };
  };
  return {
    kind: "path",
    check: (answer) => checkPathAnswer(body, journey, answer),
    sample: (pick) => answerAt(pick(ends.length + 1)),
    first: () => answerAt(0),
    enumerate: () => [...ends.map((to): Answer => ({ do: "path", to })), { do: "stop" }],
    open: () => ends.length > 0,
  };
}
