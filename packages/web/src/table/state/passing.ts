import type { Domain, QuestionFrame } from "@undercroft/kernel";
import { type Answer, type Dc, dungeonCommand, type State, stackOf } from "../../engine/index.ts";
import type { StopKind, Stops } from "../../settings/stops.ts";

/** A move or an attack that a person began and that the table carries on for them. */
export interface Gesture {
  readonly seat: string;
  readonly creature: string;
  /** The square to which the creature was sent. */
  readonly to: number;
}

/** How a seat wants to be asked. */
export interface Manners {
  readonly stops: Stops;
  /** The hold button: every window is asked about. */
  readonly hold: boolean;
  readonly gesture: Gesture | null;
  /**
   * Somebody else at this screen would learn from it what the hand holds: windows are then asked or passed by their
   * public kind alone, and passed after a delay.
   */
  readonly watched: boolean;
}

/** What the table does about a question by itself: answers it, at once or after the usual delay; null asks the person. */
export type TableAnswer = { readonly answer: Answer; readonly delayed: boolean } | null;

/** The public kind of what a window is about, seen from a seat. */
export function stopKindOf(state: State, seat: number): StopKind {
  const top = stackOf(state).at(-1);
  if (top === undefined) return "after";
  if (top.seat === seat) return "own";
  switch (top.what) {
    case "attack":
      return "attack";
    case "move":
    case "collect":
      return "move";
    case "order":
    case "dodge":
      return "order";
    default:
      return "power";
  }
}

/** Whether an answer waits for just such an event: its text responds to something, or it dodges. */
function isSpecific(answer: Answer): boolean {
  if (answer.do === "dodge") return true;
  return (answer.do === "play" || answer.do === "power") && answer.response !== null;
}

function aboutWindow(state: State, seat: number, domain: Domain<Answer>, manners: Manners): TableAnswer {
  const pass: Answer = { do: "pass" };
  const level = manners.hold ? "ask" : manners.stops[stopKindOf(state, seat)];
  // Where others watch, whether a card waits for this must not show: only what is always asked about is asked.
  if (manners.watched) return level === "ask" ? null : { answer: pass, delayed: true };
  const options = domain.enumerate() ?? [];
  const answers = options.filter((option) => option.do !== "pass");
  if (answers.length === 0) return { answer: pass, delayed: false };
  if (level === "ask" || (level === "specific" && answers.some(isSpecific))) return null;
  return { answer: pass, delayed: false };
}

/** What the table answers for a person by itself, or null if the person is to be asked. */
export function tableAnswer(state: State, asked: QuestionFrame<Dc>, seat: string, manners: Manners): TableAnswer {
  const { question } = asked;
  const domain = dungeonCommand.domain(state, asked, seat);
  const number = state.body.seats.findIndex((one) => one.id === seat);
  if (question.kind === "respond") return aboutWindow(state, number, domain, manners);
  const { gesture } = manners;
  if (question.kind === "path" && gesture?.seat === seat && question.plan.creature === gesture.creature) {
    const answer: Answer = { do: "path", to: gesture.to };
    if (question.plan.basic && domain.check(answer).legal) return { answer, delayed: false };
  }
  if (domain.open()) return null;
  const only = domain.first();
  return only === null ? null : { answer: only, delayed: manners.watched };
}
