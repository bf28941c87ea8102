/** Games for the tests of the page. */
import { newRecord, openQuestion, play, type QuestionFrame, type Session } from "@undercroft/kernel";
import type { Drill, Story } from "@undercroft/table";
import type { Sheet } from "./ask/model.ts";
import { sheetOf } from "./ask/sheet-of.ts";
import { type Answer, type Dg, dungeoneer, type Option, type Question, type State } from "./engine/index.ts";
import { unchosen } from "./start/choices.ts";
import { planOf } from "./start/plan.ts";

/** A game that has just begun, by the optional rules that are named. */
export const begun = (seed: string, count: 2 | 3 | 4, options: readonly Option[] = []): Session<Dg> =>
  newRecord(dungeoneer, { config: planOf({ ...unchosen, count, options }, false), seed, salt: "salt" });

/** What is asked now, and of whom. @throws Error if nothing is. */
export function askedIn(state: State): { readonly frame: QuestionFrame<Dg>; readonly seat: string } {
  const frame = openQuestion(state);
  const seat = frame?.seats[0];
  if (frame === null || seat === undefined) throw new Error("nothing is asked");
  return { frame, seat };
}

export const legalIn = (state: State): readonly Answer[] => {
  const { frame, seat } = askedIn(state);
  return dungeoneer.domain(state, frame, seat).enumerate() ?? [];
};

/** The session after an answer. @throws Error if it is refused. */
export function after(session: Session<Dg>, answer: Answer): Session<Dg> {
  const { frame, seat } = askedIn(session.state);
  const made = play(dungeoneer, session, seat, { question: frame.id, answer });
  if (!made.ok) throw new Error(`${made.rule}: ${JSON.stringify(answer)}`);
  return made.session;
}

const NOTHING: readonly Answer["do"][] = ["pass", "done", "end"];

/** A game played on until such a question comes up, by the first answers that do something. */
export function playedTo(session: Session<Dg>, wanted: (question: Question, state: State) => boolean): Session<Dg> {
  let now = session;
  for (let n = 0; n < 4_000 && now.state.outcome === null; n++) {
    if (wanted(askedIn(now.state).frame.question, now.state)) return now;
    const legal = legalIn(now.state);
    const deeds = legal.filter(({ do: deed }) => !NOTHING.includes(deed));
    const [first] = legal;
    const answer = (n % 4 === 0 ? undefined : deeds[(n * 5) % Math.max(1, deeds.length)]) ?? legal.at(-1) ?? first;
    if (answer === undefined) throw new Error("nothing may be answered");
    now = after(now, answer);
  }
  throw new Error("it never comes up");
}

/** A story of which nothing has been told. */
export const untold = (state: State): Story<Dg> => ({ first: state, chapters: [] });

/** The open question in words. @throws Error if there is none. */
export function sheetIn(state: State, seat: string, story: Story<Dg>, drill: Drill = null): Sheet {
  const sheet = sheetOf({ state, seat, number: state.seats.indexOf(seat), story, drill });
  if (sheet === null) throw new Error("nothing is asked");
  return sheet;
}
