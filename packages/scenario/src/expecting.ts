import { optional, type Schema, strict } from "@undercroft/cards";
import { openQuestion, seatsAsked } from "@undercroft/kernel";
import { citedIn } from "@undercroft/kernel/ledger";
import * as z from "zod/mini";
import { type Command, command } from "./command.ts";
import { hint, ScenarioFault } from "./fault.ts";
import { show, type Words } from "./fits.ts";
import { named, text, told } from "./forms.ts";
import type { Playing } from "./playing.ts";
import { differences } from "./subset.ts";
import type { ScenarioTypes } from "./types.ts";
import type { ScenarioWords } from "./words.ts";

type Expected = {
  readonly pieces?: Words | undefined;
  readonly events?: readonly Words[] | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly asked?: unknown;
  readonly outcome?: unknown;
};

/** What every game's positions are asked about. */
const shape = {
  pieces: optional(named(z.record(text, told), "a piece")),
  asked: optional(told),
  outcome: optional(told),
  events: optional(z.array(z.looseObject({ event: text })).check(z.minLength(1))),
  rules: optional(z.array(text).check(z.minLength(1))),
};

const GONE = "gone";

/** Pieces that are expected to be no more: whoever never was there cannot be gone. */
function expectGone(gone: readonly string[], there: Words, known: readonly string[]): void {
  for (const name of gone) {
    if (!known.includes(name)) throw new ScenarioFault(`pieces: nothing was ever called "${name}"${hint(name, known)}`);
    if (Object.hasOwn(there, name)) throw new ScenarioFault(`pieces.${name}: expected it to be gone`);
  }
}

function expectEvents<W extends ScenarioTypes>(playing: Playing<W>, wanted: readonly Words[]): void {
  const { words, state, names } = playing;
  const events = playing.events.map((event) => words.eventWords(event, state, names));
  let from = 0;
  for (const one of wanted) {
    const at = events.findIndex((event, i) => i >= from && differences(event, one).length === 0);
    if (at < 0)
      throw new ScenarioFault(`events: no ${show(one)} among ${events.slice(from).slice(0, 14).map(show).join(" ")}`);
    from = at + 1;
  }
}

function expectRules<W extends ScenarioTypes>(playing: Playing<W>, wanted: readonly string[]): void {
  const { state, events, cited } = playing;
  const emitted = { events, outcome: state.outcome };
  const found = citedIn(emitted);
  for (const rule of wanted) {
    if (!found.has(rule)) {
      const seen = playing.words.ledger.entries.filter((entry) => found.has(entry));
      throw new ScenarioFault(`rules: ${rule} was not cited; cited: ${seen.join(", ")}`);
    }
    cited.push({ emitted, rule });
  }
}

function expectPosition<W extends ScenarioTypes>(playing: Playing<W>, wanted: Words, pieces: Words): void {
  const { words, state, names } = playing;
  const found = words.describe(state, names);
  const gone = Object.keys(pieces).filter((name) => pieces[name] === GONE);
  expectGone(gone, found.pieces, names.all());
  const there = Object.fromEntries(Object.entries(pieces).filter(([, one]) => one !== GONE));
  const asked = { seats: seatsAsked(state), kind: openQuestion(state)?.question.kind ?? null };
  const wrong = differences({ ...found, asked, outcome: state.outcome }, { ...wanted, pieces: there });
  if (wrong.length > 0) throw new ScenarioFault(wrong.join("; "));
}

/** The position, and what has happened since the last expect. */
export function expecting<W extends ScenarioTypes>(words: ScenarioWords<W>): Command<W> {
  const schema: Schema<Expected> = strict({ ...words.expected, ...shape });
  return command(named(schema, "something of the position, events or rules"), (playing, wanted) => {
    const { events, rules, pieces = {}, ...rest } = wanted;
    expectPosition(playing, rest, pieces);
    if (events !== undefined) expectEvents(playing, events);
    if (rules !== undefined) expectRules(playing, rules);
    playing.events = [];
    playing.answered = [];
  });
}
