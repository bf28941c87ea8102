import { type Finding, nearest, optional, type Schema, strict, word } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import * as z from "zod/mini";
import { dungeonCommand } from "../game.ts";
import { fits, show, type Words, wordsOf, writtenOut } from "./choices.ts";
import { type Command, command, named, rules, text, texts } from "./command.ts";
import { ScenarioFault } from "./names.ts";
import { askedSeat, type Playing, take } from "./playing.ts";

const deeds = [
  "first",
  "second",
  "deploy",
  "take-back",
  "done",
  "activate",
  "end-activation",
  "end-phase",
  "move",
  "attack",
  "play",
  "power",
  "collect",
  "dodge",
  "pass",
  "cower",
  "take",
  "yes",
  "no",
] as const;

/** The words of an answer; see `wordsOf`. */
export type Choice = {
  readonly do?: (typeof deeds)[number];
  readonly card?: string;
  readonly with?: string;
  readonly assist?: boolean;
  readonly answers?: string;
  readonly kind?: "melee" | "ranged";
  readonly target?: string;
  readonly piece?: string;
  readonly at?: string;
  readonly of?: string;
  readonly power?: number;
  readonly choose?: readonly string[];
  readonly path?: readonly string[];
  readonly to?: string;
};

const choiceShape = {
  do: optional(word(deeds)),
  card: optional(text),
  with: optional(text),
  assist: optional(z.boolean()),
  answers: optional(text),
  kind: optional(word(["melee", "ranged"])),
  target: optional(text),
  piece: optional(text),
  at: optional(text),
  of: optional(text),
  power: optional(z.int().check(z.minimum(1), z.maximum(99))),
  choose: optional(texts),
  path: optional(texts),
  to: optional(text),
};

/** An answer with something said about it. */
export type Offer = Choice & { readonly seat: string; readonly because?: string | readonly string[] };

export const offer: Schema<Offer> = strict({ seat: text, because: optional(rules), ...choiceShape });

const choice: Schema<Choice> = strict(choiceShape);

/** The legal answers in the words of the file, those first that have most of what the file says. */
function nearestFirst(options: readonly Words[], wanted: Words): readonly Words[] {
  const keys = Object.keys(wanted);
  const shared = (words: Words): number => keys.filter((key) => fits(words, { [key]: wanted[key] })).length;
  return options
    .map((words) => ({ words, score: shared(words) }))
    .sort((a, b) => b.score - a.score)
    .map(({ words }) => words);
}

function choose(playing: Playing, seat: string, wanted: Choice): void {
  const asked = askedSeat(playing, seat);
  const { state, names } = playing;
  const whole = writtenOut(state, asked, wanted, names);
  if (whole !== null) {
    const verdict = dungeonCommand.check(state, asked, seat, whole);
    if (!verdict.legal) throw new ScenarioFault(`${seat} may not ${show(wanted)}: ${verdict.rule}`);
    take(playing, seat, whole);
    return;
  }
  const options = dungeonCommand.domain(state, asked, seat).enumerate() ?? [];
  // Nobody assists where the file does not say so.
  const exact = wanted.do === "play" ? { assist: false, ...wanted } : wanted;
  const matching = options.filter((option) => fits(wordsOf(state, option, names), exact));
  const [only, second] = matching;
  if (only === undefined || second !== undefined) {
    const told = (second === undefined ? options : matching).map((option) => wordsOf(state, option, names));
    const count = second === undefined ? "no legal answer" : `${matching.length} legal answers`;
    const list = nearestFirst(told, exact).slice(0, 12).map(show);
    throw new ScenarioFault(
      `${seat}: ${show(wanted)} fits ${count} to "${asked.question.kind}"; legal: ${list.join(" ")}`,
    );
  }
  take(playing, seat, only);
}

/** A line that begins with a seat: its answer to what it is asked now. */
export const answering = (seat: string): Command =>
  command(named(choice, "the answer"), (playing, wanted) => choose(playing, seat, wanted));

/** What is wrong with a line that begins with no command; `known` are all words that it might begin with. */
export function strangerFaults(first: string, seats: readonly string[], commands: readonly string[]): Finding | null {
  if (seats.includes(first)) return null;
  const near = nearest(first, [...seats, ...commands]);
  const meant = near === undefined ? "" : `. Did you mean "${near}"?`;
  const message = `"${first.slice(0, 60)}" is neither a seat (${seats.join(", ")}) nor one of ${commands.join(", ")}${meant}`;
  return { path: [], message };
}

const LONGEST = 500;

/** Declines responses: all of them until something else is asked, or one seat's once. */
export const pass: Command = command(text, (playing, who) => {
  if (who !== "all") {
    choose(playing, who, { do: "pass" });
    return;
  }
  for (let n = 0; n < LONGEST; n++) {
    const asked = openQuestion(playing.state);
    const [seat] = seatsAsked(playing.state);
    if (asked === null || seat === undefined || asked.question.kind !== "respond") return;
    take(playing, seat, { do: "pass" });
  }
  throw new ScenarioFault("passing does not come to an end");
});
