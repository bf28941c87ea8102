import { optional, strict } from "@undercroft/cards";
import * as z from "zod/mini";
import { show } from "./choices.ts";
import { type Command, command, named, text, told } from "./command.ts";
import { describe, eventWords } from "./describe.ts";
import { hint, ScenarioFault } from "./names.ts";
import type { Playing } from "./playing.ts";
import { differences } from "./subset.ts";

type EventWords = { readonly event: string; readonly [key: string]: unknown };

const expected = strict({
  pieces: optional(named(z.record(text, told), "a piece")),
  seats: optional(told),
  stack: optional(told),
  turn: optional(told),
  chests: optional(told),
  tokens: optional(told),
  tokenCount: optional(z.int()),
  asked: optional(told),
  outcome: optional(told),
  events: optional(z.array(z.looseObject({ event: text })).check(z.minLength(1))),
  rules: optional(z.array(text).check(z.minLength(1))),
});

const GONE = "gone";

/** Pieces that are expected to be no more: whoever never was there cannot be gone. */
function expectGone({ names, state }: Playing, gone: readonly string[]): void {
  const known = names.all();
  const there = state.body.creatures.map((creature) => names.name(creature.id, state.body));
  for (const name of gone) {
    if (!known.includes(name)) throw new ScenarioFault(`pieces: nothing was ever called "${name}"${hint(name, known)}`);
    if (there.includes(name)) throw new ScenarioFault(`pieces.${name}: expected it to be gone`);
  }
}

function expectEvents({ state, names, events }: Playing, wanted: readonly EventWords[]): void {
  let from = 0;
  for (const words of wanted) {
    const at = events.findIndex(
      (event, i) => i >= from && differences(eventWords(event, state, names), words).length === 0,
    );
    if (at < 0) {
      const seen = events.slice(from).map((event) => show(eventWords(event, state, names)));
      throw new ScenarioFault(`events: no ${show(words)} among ${seen.slice(0, 14).join(" ")}`);
    }
    from = at + 1;
  }
}

function expectRules({ state, events, cited }: Playing, wanted: readonly string[]): void {
  for (const rule of wanted) {
    const cites = events.some((event) => event.rule === rule) || state.outcome?.rule === rule;
    if (!cites) {
      const seen = [...new Set(events.map((event) => event.rule))];
      throw new ScenarioFault(`rules: ${rule} was not cited; cited: ${seen.join(", ")}`);
    }
    cited.push({ emitted: { events, outcome: state.outcome }, rule });
  }
}

/** The position, and what has happened since the last expect. */
export const expecting: Command = command(
  named(expected, "something of the position, events or rules"),
  (playing, { events, rules, pieces = {}, ...rest }) => {
    const position = describe(playing.state, playing.names);
    expectGone(
      playing,
      Object.keys(pieces).filter((name) => pieces[name] === GONE),
    );
    const there = Object.fromEntries(Object.entries(pieces).filter(([, words]) => words !== GONE));
    const found = differences(position, { ...rest, pieces: there });
    if (found.length > 0) throw new ScenarioFault(found.join("; "));
    if (events !== undefined) expectEvents(playing, events);
    if (rules !== undefined) expectRules(playing, rules);
    playing.events = [];
    playing.answered = [];
  },
);
