import { type Answer, areasAhead, type Body, type Caught, type Question } from "../engine/index.ts";
import { extentOf, squareWords } from "../facing/names.ts";
import { say } from "../words/index.ts";
import type { Item } from "./model.ts";

/** Areas that may be chosen, by their aims. */
export type Areas = ReadonlyMap<string, Caught>;

const keyOf = (aim: Caught["aim"]): string => JSON.stringify(aim);

export function areasOf(body: Body, question: Question): Areas {
  const all = question.kind === "target" ? areasAhead(body, question.attack) : [];
  return new Map(all.map((area) => [keyOf(area.aim), area]));
}

/** The squares of a blast, the one in its middle first: wherever it is pressed, the blast about that square is meant. */
function fromMiddle(body: Body, squares: readonly number[]): readonly number[] {
  const { width } = extentOf(body);
  const column = (at: number): number => at % width;
  const row = (at: number): number => Math.floor(at / width);
  const middle = (of: (at: number) => number): number => squares.reduce((sum, at) => sum + of(at), 0) / squares.length;
  const [x, y] = [middle(column), middle(row)];
  const far = (at: number): number => (column(at) - x) ** 2 + (row(at) - y) ** 2;
  return squares.toSorted((a, b) => far(a) - far(b));
}

/** An area as it may be pressed, with whom it catches. */
export function areaFace(
  body: Body,
  areas: Areas,
  aim: Extract<Answer, { do: "area" }>["aim"],
): Pick<Item, "label" | "detail" | "squares"> {
  const area = areas.get(keyOf(aim));
  const { foes, friends, squares } = area ?? { foes: 0, friends: 0, squares: [] };
  const detail = say("outlook.catches", { foes, friends });
  switch (aim.at) {
    case "radius":
      return { label: say("answer.radius", { square: squareWords(body, aim.origin) }), detail, squares: [aim.origin] };
    case "line": {
      const square = squareWords(body, aim.target);
      return { label: say("answer.line", { square, number: aim.set + 1 }), detail, squares: [aim.target] };
    }
    case "blast": {
      const ordered = fromMiddle(body, squares);
      const [from, to] = [Math.min(...squares), Math.max(...squares)].map((at) => squareWords(body, at));
      const label = say("answer.blast", { squares: `${from}–${to}`, square: squareWords(body, aim.origin) });
      return { label, detail, squares: ordered };
    }
  }
}

/** Areas that catch more foes come first, a friend weighing as much as a foe. */
export function worthOf(areas: Areas, answer: Answer): number {
  const area = answer.do === "area" ? areas.get(keyOf(answer.aim)) : undefined;
  return area === undefined ? 0 : area.foes - area.friends;
}
