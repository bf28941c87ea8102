import { type Domain, listDomain, type Verdict } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { countedDistance } from "../lines/distance.ts";
import type { Answer } from "../questions.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { occupantsOf, spaceOf } from "../reading/space.ts";
import type { Body } from "../state.ts";
import type { Journey } from "./locals.ts";
import { illegalPosition } from "./position.ts";
import { pathTo, reachOf } from "./reach.ts";
import { gaitOf, stepCost } from "./step.ts";

type PathAnswer = Extract<Answer, { do: "path" }>;

/** The path that an answer names: its own, or the cheapest to its goal; null if there is none. */
export function pathOf(body: Body, journey: Journey, answer: PathAnswer): readonly number[] | null {
  if ("path" in answer) return answer.path;
  const reach = reachOf(body, journey);
  return reach.ends.includes(answer.to) ? pathTo(reach, answer.to) : null;
}

const legal = { legal: true, rule: null } as const;
const against = (rule: RuleId): Verdict<RuleId> => ({ legal: false, rule });

/** Whether each step of a path may be taken as things stand, and where it ends (mn.move.action). */
function checkPath(body: Body, journey: Journey, path: readonly number[]): Verdict<RuleId> {
  const creature = creatureOf(body, journey.creature);
  const scene = sceneOf(body);
  const occupants = occupantsOf(body, scene.ground);
  const gait = gaitOf(body, creature);
  const target = journey.target === null ? null : spaceOf(body, creatureOf(body, journey.target));
  let { spent } = journey;
  let { at } = creature;
  for (const to of path) {
    const from = { at, size: creature.size };
    const direction = scene.board.shifts.indexOf(to - at);
    if (direction < 0) return against("mn.move.action");
    const step = stepCost(body, scene, occupants, gait, from, direction);
    if ("barred" in step) return against(step.barred);
    spent += step.cost;
    if (spent > journey.budget) return against(step.cost > 1 ? "mn.difficult.need-movement" : "mn.move.action");
    const near = { at: to, size: creature.size };
    if (target !== null && countedDistance(scene, near, target) >= countedDistance(scene, from, target))
      return against("mn.charge.closer");
    at = to;
  }
  if (journey.goal !== null) return at === journey.goal ? legal : against("mn.charge.end-space");
  const illegal = journey.loose ? null : illegalPosition(body, creature, at, occupants);
  return illegal === null ? legal : against(illegal);
}

/** The answers to the question `path`. */
export function checkPathAnswer(body: Body, journey: Journey, answer: Answer): Verdict<RuleId> {
  if (answer.do === "stop") return legal;
  if (answer.do !== "path") return against("mn.move.action");
  if ("path" in answer) return checkPath(body, journey, answer.path);
  return reachOf(body, journey).ends.includes(answer.to) ? legal : against("mn.move.action");
}

export function pathDomain(body: Body, journey: Journey): Domain<Answer> {
  const { ends } = reachOf(body, journey);
  const answers: Answer[] = ends.map((to) => ({ do: "path", to }));
  answers.push({ do: "stop" });
  return listDomain("path", answers, (answer) => checkPathAnswer(body, journey, answer));
}
