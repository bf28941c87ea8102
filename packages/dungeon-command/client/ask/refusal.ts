import { openQuestion, type QuestionFrame } from "@undercroft/kernel";
import { type Refusal, shownSquare, spaceShownAt } from "@undercroft/table";
import { type Answer, type Dc, dungeonCommand, moveNow, type State } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Sheet } from "./model.ts";
import { reasonWords } from "./why.ts";
import { sizePlaced } from "./words.ts";

/** What is asked of a seat, as it is seen from there. */
interface Asking {
  readonly state: State;
  readonly seat: string;
  readonly frame: QuestionFrame<Dc>;
}

function askingOf(state: State, seat: string | null): Asking | null {
  const frame = openQuestion(state);
  return frame === null || seat === null || !frame.seats.includes(seat) ? null : { state, seat, frame };
}

const because = (rule: string): Refusal => ({ words: reasonWords(rule), rule });

/** The rule against an answer; null if it is legal. */
function against({ state, seat, frame }: Asking, answer: Answer): Refusal | null {
  const judged = dungeonCommand.domain(state, frame, seat).check(answer);
  return judged.legal ? null : because(judged.rule);
}

/** Where a creature of some size would stand if the pressed square were the first of its space. */
function placeOf(asking: Asking, card: string | undefined, at: number): number {
  return spaceOf(asking, asking.state.body.content.creatures[card ?? ""]?.size ?? 1, at);
}

function spaceOf({ state }: Asking, size: number, at: number): number {
  const { shape } = state.body.battlefield;
  return spaceShownAt(shape, shownSquare(shape, at), size) ?? at;
}

/** Where the active creature may not go: its move is over, or it would end wrongly. */
function againstMove(asking: Asking, at: number): Refusal | null {
  const { state, frame } = asking;
  const { active } = state.body.turn;
  const creature = state.body.creatures.find((one) => one.id === active);
  if (creature === undefined) return because("dc.activate.declare");
  const declared = against(asking, { do: "move" });
  if (declared !== null) return declared;
  const { id, procedure } = frame;
  const path = { kind: "path", plan: moveNow(state, creature), rule: "dc.activate.move-option" } as const;
  return against(
    { ...asking, frame: { ...frame, id, procedure, question: path } },
    { do: "path", to: placeOf(asking, creature.card, at) },
  );
}

/** Why an unlit square does nothing at the open question. */
export function squareRefusal(state: State, seat: string | null, sheet: Sheet, at: number): Refusal | null {
  const asking = askingOf(state, seat);
  if (asking === null) return null;
  const { question } = asking.frame;
  switch (question.kind) {
    case "turn":
      return againstMove(asking, at);
    case "path": {
      const mover = state.body.creatures.find((one) => one.id === question.plan.creature);
      return against(asking, { do: "path", to: placeOf(asking, mover?.card, at) });
    }
    case "deploy": {
      const chosen = sheet.places.find((item) => item.answer?.do === "deploy")?.answer;
      if (chosen?.do !== "deploy") return { words: say("why.card-first"), rule: question.rule };
      return against(asking, { do: "deploy", card: chosen.card, at: placeOf(asking, chosen.card, at) });
    }
    case "choose": {
      const size = question.purpose === "place" ? sizePlaced(state) : 1;
      return against(asking, { do: "choose", things: [`sq${spaceOf(asking, size, at)}`] });
    }
    default:
      return { words: say("why.not-asked"), rule: sheet.rule };
  }
}

/** Why pressing a creature does nothing at the open question; null if it is not what anybody would mean to press. */
export function pieceRefusal(state: State, seat: string | null, piece: string): Refusal | null {
  const asking = askingOf(state, seat);
  const creature = state.body.creatures.find((one) => one.id === piece);
  if (asking === null || creature === undefined) return null;
  const { question } = asking.frame;
  if (question.kind === "choose") return against(asking, { do: "choose", things: [piece] });
  if (question.kind !== "turn") return null;
  const own = state.body.seats[creature.controller]?.id === asking.seat;
  if (own) return piece === state.body.turn.active ? null : against(asking, { do: "activate", creature: piece });
  if (state.body.turn.active === null) return because("dc.activate.declare");
  const ranged = against(asking, { do: "attack", attack: "ranged", target: piece });
  // Whoever cannot shoot at all wants to know why a blow does not reach.
  if (ranged !== null && ranged.rule !== "dc.ranged.needs-entry" && ranged.rule !== "dc.ranged.not-beside-enemy")
    return ranged;
  return against(asking, { do: "attack", attack: "melee", target: piece });
}

/** Why a card of the hand may not be used now; orders at a menu have a reason for every creature instead. */
export function cardRefusal(state: State, seat: string | null, card: string): Refusal | null {
  const asking = askingOf(state, seat);
  if (asking === null) return null;
  const { question } = asking.frame;
  const { content, battlefield, seats } = state.body;
  if (content.creatures[card] !== undefined) {
    if (question.kind !== "deploy") return { words: say("why.deploy-later"), rule: "dc.deploy.procedure" };
    const number = seats.findIndex((one) => one.id === seat);
    const [at = 0] = battlefield.start[number] ?? [];
    return against(asking, { do: "deploy", card, at });
  }
  const menu = question.kind === "turn" || question.kind === "respond";
  return menu ? null : { words: say("why.another-question"), rule: question.rule };
}
