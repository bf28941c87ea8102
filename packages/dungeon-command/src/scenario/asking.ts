import { optional, type Schema, strict } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import * as z from "zod/mini";
import { fits, show } from "./choices.ts";
import { type Command, command, named, text } from "./command.ts";
import { hint, ScenarioFault } from "./names.ts";

type Wanted = {
  readonly seat?: string;
  readonly kind?: string;
  readonly purpose?: string;
  readonly rule?: string;
  readonly amount?: number;
  readonly cost?: number;
  readonly min?: number;
  readonly max?: number;
};

const number = optional(z.int());

const wantedSchema: Schema<Wanted> = strict({
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
  const all = playing.state.seats;
  if (seat !== undefined && !all.includes(seat))
    throw new ScenarioFault(`there is no seat "${seat}"${hint(seat, all)}`);
  const fitting = (seat === undefined || seats.includes(seat)) && fits({ ...open.question }, rest);
  if (!fitting)
    throw new ScenarioFault(
      `${show(wanted)} was expected, but ${seats.join(", ")} is asked ${show({ kind: open.question.kind, rule: open.question.rule })}`,
    );
  playing.cited.push({ emitted: open.question, rule: open.question.rule });
});
