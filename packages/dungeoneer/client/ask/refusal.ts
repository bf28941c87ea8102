/** Why pressing something does nothing now: the game's own check says it. */
import { openQuestion, type QuestionFrame } from "@undercroft/kernel";
import type { Refusal } from "@undercroft/table";
import { cellOf, numberOf } from "../board/ground.ts";
import {
  type Answer,
  beyond,
  type Dg,
  dungeoneer,
  type Player,
  type Side,
  type State,
  sides,
  spaceOf,
} from "../engine/index.ts";
import { say } from "../words/index.ts";
import { reasonWords } from "./why.ts";

interface Asking {
  readonly state: State;
  readonly seat: string;
  readonly frame: QuestionFrame<Dg>;
}

function askingOf(state: State, seat: string | null): Asking | null {
  const frame = openQuestion(state);
  return frame === null || seat === null || !frame.seats.includes(seat) ? null : { state, seat, frame };
}

const because = (rule: string): Refusal => ({ words: reasonWords(rule), rule });

/** The rule against an answer; null if it is legal. */
function against({ state, seat, frame }: Asking, answer: Answer): Refusal | null {
  const verdict = dungeoneer.check(state, frame, seat, answer);
  return verdict.legal ? null : because(verdict.rule);
}

/** The first refusal among answers that might have been meant, if none of them is legal. */
function againstAll(asking: Asking, answers: readonly Answer[]): Refusal | null {
  const refusals = answers.map((answer) => against(asking, answer));
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

/** Towards which side of a space a place lies that touches it. */
function sideTo({ state }: Asking, from: string | null | undefined, at: number): Side | null {
  if (from === null || from === undefined) return null;
  const here = spaceOf(state.body, from);
  return sides.find((side) => numberOf(beyond(here, side)) === at) ?? null;
}

const askedOf = ({ state, seat }: Asking): Player | undefined => state.body.players.find(({ id }) => id === seat);

/** Why nobody goes where it stands already; null for any other place. */
const againstStaying = ({ state }: Asking, from: string | null | undefined, at: number): Refusal | null =>
  from !== null && from !== undefined && numberOf(spaceOf(state.body, from)) === at
    ? { words: say("why.here"), rule: "dg.move.space-is-card" }
    : null;

/** Why the Pack does not go there. */
function againstWandering(asking: Asking, at: number): Refusal {
  const staying = againstStaying(asking, askedOf(asking)?.packAt, at);
  if (staying !== null) return staying;
  const side = sideTo(asking, askedOf(asking)?.packAt, at);
  const refusal = side === null ? null : against(asking, { do: "wander", side });
  return refusal ?? { words: say("why.too-far"), rule: "dg.opt.wandering.movement-roll" };
}

function againstMove(asking: Asking, at: number): Refusal {
  const staying = againstStaying(asking, askedOf(asking)?.at, at);
  if (staying !== null) return staying;
  const side = sideTo(asking, askedOf(asking)?.at, at);
  const refusal = side === null ? null : against(asking, { do: "move", side });
  return refusal ?? { words: say("why.too-far"), rule: "dg.move.cost" };
}

/** Why an unlit space, or an empty place, does nothing at the open question. */
export function placeRefusal(state: State, seat: string | null, at: number): Refusal | null {
  const asking = askingOf(state, seat);
  if (asking === null) return null;
  const { question } = asking.frame;
  if (question.kind === "act") return againstMove(asking, at);
  if (question.kind === "wander") return againstWandering(asking, at);
  if (question.kind === "place")
    return againstAll(
      asking,
      [false, true].map((turned) => ({ do: "place", ...cellOf(at), turned })),
    );
  if (question.kind === "build" || question.kind === "lay")
    return againstAll(
      asking,
      (question.kind === "build" ? question.cards : (askedOf(asking)?.maps ?? [])).flatMap((card) =>
        [false, true].map((turned): Answer => ({ do: "build", card, ...cellOf(at), turned })),
      ),
    );
  return { words: say("why.not-asked-place"), rule: question.rule };
}

/** Whether the open question can be answered with cards of the hand at all. */
export function isAboutHand(state: State): boolean {
  const kind = openQuestion(state)?.question.kind;
  const isWindow = kind === "equip" || kind === "treasure" || kind === "respond" || kind === "moment";
  return isWindow || kind === "act" || kind === "bane" || kind === "attack";
}

/** A Boon or Treasure, as it would be played. */
function playsOf({ body }: State, card: string): Answer[] {
  const printed = body.content.adventures[card];
  const isStaying = printed !== undefined && "steps" in printed && printed.steps !== undefined;
  if (printed?.kind === "bane") return [];
  return [{ do: "play", card, how: isStaying ? "use" : "ready", on: null }];
}

/** What might be meant by pressing a card of the hand. */
function meant({ state, frame }: Asking, card: string): readonly Answer[] {
  const { kind } = frame.question;
  const targets = state.body.players.filter(({ alive, id }) => alive && !frame.seats.includes(id)).map(({ id }) => id);
  if (kind === "buy") return [{ do: "discard", card }];
  if (kind === "act" || kind === "equip" || kind === "treasure" || kind === "moment")
    return playsOf(state, card).concat(targets.map((target) => ({ do: "bane", card, target })));
  if (kind === "bane") return targets.map((target) => ({ do: "bane", card, target }));
  const { question } = frame;
  if (question.kind === "respond") {
    const answered = question.bane === null ? state.body.encounters.map(({ id }) => id) : [null];
    return answered.map((to) => ({ do: "respond", card, to }));
  }
  return kind === "attack" ? targets.map((target) => ({ do: "send", card, target })) : [];
}

/** Why a card of the hand may not be used now. */
export function cardRefusal(state: State, seat: string | null, card: string): Refusal | null {
  const asking = askingOf(state, seat);
  if (asking === null) return null;
  const answers = meant(asking, card);
  if (answers.length > 0) return againstAll(asking, answers);
  if (asking.frame.question.kind === "discard") return null;
  return { words: say("why.not-asked"), rule: asking.frame.question.rule };
}
