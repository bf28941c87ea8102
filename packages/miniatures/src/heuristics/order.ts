import { countedDistance } from "../lines/distance.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { areEnemies, cardOf, creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body } from "../state.ts";

/** How early an answer is looked at: attacks first, then charges, then moves. */
const eagerness: { readonly [D in Answer["do"]]?: number } = {
  attack: 5,
  strike: 5,
  charge: 4,
  target: 4,
  yes: 4,
  first: 3,
  move: 3,
  path: 2,
  shift: 1,
  "end-turn": 0,
  stop: -1,
  pass: -1,
  "take-back": -9,
  unassign: -9,
  assign: 1,
};

/** Of ways to go, those that end near an enemy first. */
function nearness(body: Body, creature: string, to: number): number {
  const scene = sceneOf(body);
  const mover = creatureOf(body, creature);
  let least = 99;
  for (const other of body.creatures)
    if (other.status === "in-play" && areEnemies(body, mover, other))
      least = Math.min(least, countedDistance(scene, { at: to, size: mover.size }, spaceOf(body, other)));
  return -least / 100;
}

/** Of targets, the weakest first. */
function weakness(body: Body, target: string): number {
  const creature = creatureOf(body, target);
  return cardOf(body, creature).cost / 1000 - creature.hitPoints / 10_000;
}

function promise({ body }: State, { question }: Asked, answer: Answer): number {
  const base = eagerness[answer.do] ?? 0;
  if (answer.do === "path" && "to" in answer && question.kind === "path")
    return base + nearness(body, question.journey.creature, answer.to);
  if (answer.do === "target") return base + weakness(body, answer.creature);
  if (answer.do === "charge") return base + weakness(body, answer.target);
  return base;
}

/** The same answers, likeliest first. */
export function order(state: State, asked: Asked, _seat: string, answers: readonly Answer[]): readonly Answer[] {
  return answers
    .map((answer) => ({ answer, score: promise(state, asked, answer) }))
    .sort((a, b) => b.score - a.score)
    .map(({ answer }) => answer);
}
