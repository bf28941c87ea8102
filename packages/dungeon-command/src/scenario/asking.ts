import { optional, strict } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import * as z from "zod/mini";
import { fits, show } from "./choices.ts";
import { type Command, command, named, text } from "./command.ts";
import { knownWord, ScenarioFault } from "./names.ts";

const number = optional(z.int());

const wantedSchema = strict({
  seat: optional(text),
  kind: optional(text),
  purpose: optional(text),
  rule: optional(text),
  amount: number,
  cost: number,
  min: number,
  max: number,
});

/** Who is asked what, now. */
export const asked: Command = command(named(wantedSchema, "a seat or a kind of question"), (playing, wanted) => {
  const open = openQuestion(playing.state);
  const seats = seatsAsked(playing.state);
  if (open === null) throw new ScenarioFault("nobody is asked anything: the match is over");
  const { seat, ...rest } = wanted;
  if (seat !== undefined) knownWord("seat", seat, playing.state.seats);
  const fitting = (seat === undefined || seats.includes(seat)) && fits({ ...open.question }, rest);
  if (!fitting)
    throw new ScenarioFault(
      `${show(wanted)} was expected, but ${seats.join(", ")} is asked ${show({ kind: open.question.kind, rule: open.question.rule })}`,
    );
  playing.cited.push({ emitted: open.question, rule: open.question.rule });
});
