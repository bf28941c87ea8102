import { optional, tagged, type WordSet, word } from "@undercroft/cards";
import { findSquare, squareName } from "@undercroft/grid";
import {
  type Because,
  because,
  command,
  hold,
  rules,
  ScenarioFault,
  text,
  thingNamed,
  told,
} from "@undercroft/scenario";
import * as z from "zod/mini";
import { measuredBetween } from "../distance.ts";
import { sightBetween } from "../line-of-sight.ts";
import { moveNow } from "../moving/moving.ts";
import { goalsOf } from "../moving/reach.ts";
import { adjacencyRule, areAdjacent } from "../moving/space.ts";
import { explainStat, explainTrait } from "../reading/explain.ts";
import type { Creature } from "../state.ts";
import { stats, traits } from "../vocabulary/index.ts";
import type { Command, Playing } from "./types.ts";

const answer = { is: optional(told), because: optional(rules) };
const between = { from: text, to: text, ...answer };

const questions = tagged("what", {
  sight: between,
  distance: { throughWalls: optional(z.boolean()), ...between },
  adjacent: between,
  reach: {
    of: text,
    budget: optional(z.int()),
    is: z.record(text, z.int()),
    only: optional(z.boolean()),
  },
  stat: { of: text, stat: word(stats), ...answer },
  trait: { of: text, trait: word(traits), ...answer },
});

type Question = typeof questions extends WordSet<infer Q> ? Q : never;

const question = questions.schema.check(
  z.refine((asked) => asks(asked), { message: "this asks for nothing: say what it is, or because of which rule" }),
);

/** Whether there is an answer that would be wrong. Without `only`, an empty reach says nothing. */
function asks(asked: Question): boolean {
  if (asked.what === "reach") return asked.only === true || Object.keys(asked.is).length > 0;
  return asked.is !== undefined || asked.because !== undefined;
}

const thing = ({ names, state }: Playing, name: string): string => thingNamed(name, names, state.body);

function creature(playing: Playing, name: string): Creature {
  const id = thing(playing, name);
  const found = playing.state.body.creatures.find((one) => one.id === id);
  if (found === undefined) throw new ScenarioFault(`"${name}" is no piece on the battlefield`);
  return found;
}

/**
 * Questions that a file may put to the position: `sight`, `distance`, `adjacent`, `reach`, `stat`, `trait`.
 * Things are pieces or squares by name.
 */
function measured(playing: Playing, wanted: Question): readonly Because[] {
  const { state } = playing;
  const { body } = state;
  switch (wanted.what) {
    case "sight": {
      const sight = sightBetween(body, thing(playing, wanted.from), thing(playing, wanted.to));
      hold({ line: sight?.line ?? false, clear: sight?.clear ?? false }, wanted.is);
      const found = sight === null ? {} : { rule: sight.rule, reasons: sight.reasons };
      return because(found, wanted.because);
    }
    case "distance": {
      const { from, to, throughWalls = false } = wanted;
      const found = measuredBetween(body, thing(playing, from), thing(playing, to), throughWalls);
      hold(found.squares, wanted.is);
      return because(found, wanted.because);
    }
    case "adjacent": {
      const [from, to] = [thing(playing, wanted.from), thing(playing, wanted.to)];
      hold(areAdjacent(body, from, to), wanted.is);
      return because({ rule: adjacencyRule(body, from, to) }, wanted.because);
    }
    case "reach": {
      const { of, budget, is, only } = wanted;
      for (const name of Object.keys(is))
        if (findSquare(body.battlefield.shape, name) < 0) throw new ScenarioFault(`there is no square ${name}`);
      const plan = moveNow(state, creature(playing, of));
      const goals = goalsOf(body, budget === undefined ? plan : { ...plan, budget });
      hold(Object.fromEntries(goals.map((g) => [squareName(body.battlefield.shape, g.at), g.cost])), is);
      if (only === true) hold(goals.length, Object.keys(is).length);
      return [];
    }
    case "stat": {
      const found = explainStat(body, creature(playing, wanted.of), wanted.stat);
      hold(found, wanted.is);
      return because(found, wanted.because);
    }
    case "trait": {
      const found = explainTrait(body, creature(playing, wanted.of), wanted.trait);
      hold(found, wanted.is);
      return because(found, wanted.because);
    }
  }
}

export const measure: Command = command(question, (playing, wanted) => {
  playing.cited.push(...measured(playing, wanted));
});
