import { type Finding, suggestion } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import { type Command, command } from "./command.ts";
import { ScenarioFault } from "./fault.ts";
import { fits, nearestFirst, show } from "./fits.ts";
import { named, text } from "./forms.ts";
import { askedSeat, type Playing, take } from "./playing.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** Legal answers that a failure tells of. */
const MOST_TOLD = 12;

function choose<W extends ScenarioTypes>(playing: Playing<W>, seat: string, wanted: W["choice"]): void {
  const asked = askedSeat(playing, seat);
  const { words, state, names } = playing;
  const whole = words.writtenOut(state, asked, wanted, names);
  if (whole !== null) {
    const verdict = words.game.check(state, asked, seat, whole);
    if (!verdict.legal) throw new ScenarioFault(`${seat} may not ${show(wanted)}: ${verdict.rule}`);
    take(playing, seat, whole);
    return;
  }
  const options = words.game.domain(state, asked, seat).enumerate() ?? [];
  const exact = words.exactly(wanted);
  const matching = options.filter((option) => fits(words.wordsOf(state, option, names), exact));
  const [only, second] = matching;
  if (only === undefined || second !== undefined) {
    const told = (second === undefined ? options : matching).map((option) => words.wordsOf(state, option, names));
    const count = second === undefined ? "no legal answer" : `${matching.length} legal answers`;
    const list = nearestFirst(told, exact).slice(0, MOST_TOLD).map(show);
    throw new ScenarioFault(
      `${seat}: ${show(wanted)} fits ${count} to "${asked.question.kind}"; legal: ${list.join(" ")}`,
    );
  }
  take(playing, seat, only);
}

/** A line that begins with a seat: its answer to what it is asked now. */
export function answering<W extends ScenarioTypes>(words: ScenarioWords<W>, seat: string): Command<W> {
  return command(named(words.choice, "the answer"), (playing, wanted) => choose(playing, seat, wanted));
}

/** What is wrong with a line that begins with no command; `known` are all words that it might begin with. */
export function strangerFaults(first: string, seats: readonly string[], known: readonly string[]): Finding | null {
  if (seats.includes(first)) return null;
  const meant = suggestion(first, [...seats, ...known]);
  const message = `"${first.slice(0, 60)}" is neither a seat (${seats.join(", ")}) nor one of ${known.join(", ")}${meant}`;
  return { path: [], message };
}

const LONGEST = 500;

/** Declines responses: all of them until something else is asked, or one seat's once. */
export function passing<W extends ScenarioTypes>(words: ScenarioWords<W>): Command<W> {
  return command(text, (playing, who) => {
    if (who !== "all") {
      choose(playing, who, words.pass);
      return;
    }
    for (let n = 0; n < LONGEST; n++) {
      const asked = openQuestion(playing.state);
      const [seat] = seatsAsked(playing.state);
      const declined = asked === null ? null : words.declining(asked);
      if (declined === null || seat === undefined) return;
      take(playing, seat, declined);
    }
    throw new ScenarioFault("passing does not come to an end");
  });
}
