import { openQuestion } from "@undercroft/kernel";
import { isSquareName, orFault, ScenarioFault, type Words } from "@undercroft/scenario";
import type { AreaAim } from "../attack/aim.ts";
import { type AreaChoice, areasFor, isAreaAttack } from "../attack/areas.ts";
import { attackAt } from "../attack/text.ts";
import type { State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { creatureOf } from "../reading/creatures.ts";
import type { Body } from "../state.ts";
import type { Choice } from "./choice.ts";
import { extentOf, type Names, square, squareWord } from "./names.ts";

/** A square by its name, or "-1,2" for a place beyond the map: column and row of the ledger's coordinates. */
function placeWord(body: Body, x: number, y: number): string {
  const { width, height } = extentOf(body);
  const inside = x >= 0 && y >= 0 && x < width && y < height;
  return (inside ? squareWord(y * width + x, body) : null) ?? `${x},${y}`;
}

function placeNamed(body: Body, word: string): readonly [number, number] {
  if (isSquareName(word)) {
    const { width } = extentOf(body);
    const at = square(word, body);
    return [at % width, Math.floor(at / width)];
  }
  const [x, y, more] = word.split(",").map(Number);
  if (x === undefined || y === undefined || more !== undefined || !Number.isInteger(x) || !Number.isInteger(y))
    throw new ScenarioFault(`"${word}" is no square; beyond the map write "-1,2", column and row from 0`);
  return [x, y];
}

/** The areas of the attack that is being aimed; worked out once for each position. */
const known = new WeakMap<State, readonly AreaChoice[]>();

function areasIn(state: State): readonly AreaChoice[] {
  const before = known.get(state);
  if (before !== undefined) return before;
  const question = openQuestion(state)?.question;
  if (question?.kind !== "target") return [];
  const attack = attackAt(state.body, question.attack.text);
  if (!isAreaAttack(attack)) return [];
  const found = areasFor(state.body, creatureOf(state.body, question.attack.creature), attack);
  known.set(state, found);
  return found;
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * An area: `at` is the north-west square of a blast or the square that a line is aimed at, `hits` are those whom it affects if
 * it may be chosen.
 */
export function areaWords(state: State, aim: AreaAim, names: Names): Words {
  const { body } = state;
  const choice = areasIn(state).find((one) => same(one.aim, aim));
  const words = {
    do: "area",
    shape: aim.at,
    origin: squareWord(aim.origin, body),
    ...(choice === undefined ? {} : { hits: choice.affected().map((id) => names.name(id, body)) }),
  };
  if (aim.at === "radius") return words;
  if (aim.at === "line") return { ...words, at: squareWord(aim.target, body) };
  const { width } = extentOf(body);
  const x = (aim.origin % width) + aim.dx;
  return { ...words, at: placeWord(body, x, Math.floor(aim.origin / width) + aim.dy) };
}

/** A blast, a radius or the first line to a square that a file writes out whole; null for what has to be looked up. */
export function areaWritten(body: Body, { shape, origin, at }: Choice): Answer | null {
  if (origin === undefined) return null;
  const from = orFault(() => square(origin, body));
  if (shape === "radius") return { do: "area", aim: { at: "radius", origin: from } };
  if (shape === "line" && at !== undefined)
    return { do: "area", aim: { at: "line", target: orFault(() => square(at, body)), set: 0, origin: from } };
  if (shape !== "blast" || at === undefined) return null;
  const [x, y] = placeNamed(body, at);
  const { width } = extentOf(body);
  const dx = x - (from % width);
  return { do: "area", aim: { at: "blast", origin: from, dx, dy: y - Math.floor(from / width) } };
}
