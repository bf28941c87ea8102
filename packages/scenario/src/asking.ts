import { optional, strict } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import { type Command, command } from "./command.ts";
import { knownWord, ScenarioFault } from "./fault.ts";
import { fits, show } from "./fits.ts";
import { named, text } from "./forms.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

/** Who is asked what, now. */
export function asking<W extends ScenarioTypes>(words: ScenarioWords<W>): Command<W> {
  const wantedSchema = strict({
    ...words.asked,
    seat: optional(text),
    kind: optional(text),
    rule: optional(text),
  });
  return command(named(wantedSchema, "a seat or a kind of question"), (playing, wanted) => {
    const { state, names } = playing;
    const open = openQuestion(state);
    const seats = seatsAsked(state);
    if (open === null) throw new ScenarioFault("nobody is asked anything: the match is over");
    const { seat, ...rest } = wanted;
    if (seat !== undefined) knownWord("seat", seat, state.seats);
    const question = words.questionWords(open, state, names);
    const fitting = (seat === undefined || seats.includes(seat)) && fits(question, rest);
    if (!fitting)
      throw new ScenarioFault(`${show(wanted)} was expected, but ${seats.join(", ")} is asked ${show(question)}`);
    const { rule } = question;
    if (typeof rule === "string") playing.cited.push({ emitted: open.question, rule });
  });
}
