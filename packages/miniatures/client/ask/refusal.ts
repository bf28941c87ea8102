import { openQuestion } from "@undercroft/kernel";
import { shownSquare, spaceShownAt } from "@undercroft/table";
import { type Answer, type Asked, type Body, miniatures, type State, whyNotEnd } from "../engine/index.ts";
import { creatureName, extentOf, squareWords } from "../facing/names.ts";
import { say } from "../words/index.ts";
import type { NotNow } from "./outlook.ts";
import { placeWords, reasonWords } from "./why.ts";

/** A square that somebody points at, and the creature on it. */
interface Place {
  readonly square: number;
  readonly piece: string | null;
}

/** The space of a creature whose first square as shown is the one pointed at. */
function spaceAt(body: Body, id: string, square: number): number {
  const extent = extentOf(body);
  const size = body.creatures.find((one) => one.id === id)?.size ?? 1;
  return spaceShownAt(extent, shownSquare(extent, square), size) ?? square;
}

/** What is refused of an answer to the open question; null if it is none. */
function against(state: State, asked: Asked, seat: string, answer: Answer): string | null {
  const { legal, rule } = miniatures.check(state, asked, seat, answer);
  return legal ? null : (rule ?? asked.question.rule);
}

/** Why a place answers nothing to the open question; null where nobody would mean it as an answer. */
export function refusalOf(state: State, seat: string | null, { square, piece }: Place): NotNow | null {
  const asked = openQuestion(state);
  if (asked === null || seat === null || !asked.seats.includes(seat)) return null;
  const { body } = state;
  const { question } = asked;
  const here = { id: `at:${square}`, label: squareWords(body, square) };
  switch (question.kind) {
    case "path": {
      const rule = whyNotEnd(body, question.journey, spaceAt(body, question.journey.creature, square));
      return rule === null ? null : { ...here, reason: placeWords(rule), rule };
    }
    case "target": {
      if (piece === null) return null;
      const rule = against(state, asked, seat, { do: "target", creature: piece });
      // The attacker itself, and whoever an area is not aimed at one by one, is nobody's question.
      if (rule === null || rule === "mn.attack.step4-targets") return null;
      return { id: piece, label: creatureName(body, piece), reason: reasonWords(rule), rule };
    }
    case "set-up": {
      const next = body.creatures.find(({ owner, status }) => status === "waiting" && state.seats[owner] === seat);
      if (next === undefined || piece !== null) return null;
      const answer: Answer = { do: "set-up", creature: next.id, at: spaceAt(body, next.id, square) };
      const rule = against(state, asked, seat, answer);
      return rule === null ? null : { ...here, reason: reasonWords(rule), rule };
    }
    case "activate": {
      if (piece === null) return null;
      const creature = body.creatures.find(({ id }) => id === piece);
      if (creature === undefined || state.seats[creature.owner] !== seat || !creature.acted) return null;
      return { id: piece, label: creatureName(body, piece), reason: say("roster.acted"), rule: question.rule };
    }
    default:
      return null;
  }
}
