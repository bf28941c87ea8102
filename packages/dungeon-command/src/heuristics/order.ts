import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { stackOf } from "../reading/names.ts";
import { muster, placed } from "./muster.ts";
import { exposure, outlook } from "./outlook.ts";
import { nearTreasure } from "./treasure-worth.ts";

/** Of answers that lead to equal ends the quiet one comes first. */
const RANKS: { readonly [D in Answer["do"]]: number } = {
  pass: 0,
  "end-phase": 0,
  "end-activation": 1,
  done: 0,
  no: 0,
  take: 0,
  first: 0,
  attack: 2,
  collect: 2,
  cower: 2,
  yes: 2,
  dodge: 2,
  power: 4,
  play: 3,
  move: 2,
  path: 2,
  choose: 2,
  deploy: 2,
  activate: 2,
  "take-back": 9,
  second: 9,
};

/** The same answers, likeliest first; those at the end may not be looked at. */
export function order(state: State, asked: Asked, seat: string, answers: readonly Answer[]): readonly Answer[] {
  const { question } = asked;
  if (question.kind === "path") return byGoal(state, question.plan, seat, answers);
  if (question.kind === "deploy") return byPlace(state, seat, answers);
  if (question.kind === "choose") return question.max > 1 ? byNumber(question, answers) : answers;
  return [...answers].sort((a, b) => RANKS[a.do] - RANKS[b.do]);
}

/** By how the creature would stand at its goal: what it threatens there, and what threatens it. */
function byGoal(
  state: State,
  plan: Extract<Question, { readonly kind: "path" }>["plan"],
  seat: string,
  answers: readonly Answer[],
): readonly Answer[] {
  const { body } = state;
  const team = body.seats.find((one) => one.id === seat)?.team ?? -1;
  const position = muster(body, team);
  const mover = position.figures.find((figure) => figure.id === plan.creature);
  if (mover === undefined) return answers;
  // A second action of the same card is still to come, an attack most often: the tap for it is paid.
  const pending = stackOf(state).filter((action) => action.creature === plan.creature && !action.void).length > 1;
  const side = mover.team === team ? 1 : -1;
  const scored = answers.map((answer) => {
    const at = answer.do === "path" && "to" in answer ? answer.to : mover.at;
    const there = placed(mover, at, pending);
    const value = outlook(position, there) + nearTreasure(position, at, mover.size) - exposure(position, there);
    return { answer, score: value * side };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ answer }) => answer);
}

/** The highest Levels first, near the enemy first. Nothing is taken back unless there is no other way on. */
function byPlace(state: State, seat: string, answers: readonly Answer[]): readonly Answer[] {
  const { body } = state;
  const own = body.seats.find((one) => one.id === seat)?.team;
  const { width } = body.battlefield.shape;
  const enemies = body.creatures.filter((c) => body.seats[c.controller]?.team !== own).map((c) => c.at);
  const goals = enemies.length > 0 ? enemies : [...body.chests.map((chest) => chest.at), middle(state)];
  const nearness = (at: number): number => Math.min(...goals.map((goal) => straight(width, at, goal)));
  const key = (answer: Answer): number => {
    if (answer.do !== "deploy") return answer.do === "done" ? -1_000 : 1_000;
    return nearness(answer.at) - 100 * (body.content.creatures[answer.card]?.level ?? 0);
  };
  const onwards = answers.filter((answer) => answer.do !== "take-back");
  return (onwards.length > 0 ? onwards : [...answers]).sort((a, b) => key(a) - key(b));
}

function middle(state: State): number {
  const { width, height } = state.body.battlefield.shape;
  return Math.floor(height / 2) * width + Math.floor(width / 2);
}

function straight(width: number, a: number, b: number): number {
  return Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));
}

/** What one should discard or pay comes in small numbers, what one may have in large ones. */
function byNumber(
  question: Extract<Question, { readonly kind: "choose" }>,
  answers: readonly Answer[],
): readonly Answer[] {
  const few = question.purpose === "discard" || question.purpose === "cost" || question.purpose === "assist";
  const size = (answer: Answer): number => (answer.do === "choose" ? answer.things.length : 0);
  return [...answers].sort((a, b) => (few ? size(a) - size(b) : size(b) - size(a)));
}
