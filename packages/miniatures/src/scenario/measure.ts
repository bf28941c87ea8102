import { optional, tagged, type WordSet } from "@undercroft/cards";
import { UNREACHABLE } from "@undercroft/grid";
import { type Because, because, command, hold, rules, ScenarioFault, text, told } from "@undercroft/scenario";
import * as z from "zod/mini";
import { forecast } from "../attack/forecast.ts";
import { entryRef } from "../attack/text.ts";
import { areAdjacent, countedDistance } from "../lines/distance.ts";
import { lineOfEffect } from "../lines/effect.ts";
import { flankingPair } from "../lines/flanking.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { lineOfSight } from "../lines/sight.ts";
import { stepAllowed } from "../lines/steps.ts";
import { whyEffect, whySight } from "../lines/why-line.ts";
import { whyNoEffect, whyNoSight } from "../lines/why-no-line.ts";
import { cardOf, findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { whyUnseen } from "../reading/seeing.ts";
import { spaceOf } from "../reading/space.ts";
import type { Creature } from "../state.ts";
import { blindsightOf } from "../traits.ts";
import { creatureNamed } from "./effects.ts";
import { square } from "./names.ts";
import type { Command, Playing } from "./types.ts";

const answer = { is: optional(told), because: optional(rules) };
const between = { from: text, to: text, ...answer };

const questions = tagged("what", {
  sight: between,
  effect: between,
  distance: between,
  adjacent: between,
  step: between,
  flanking: { one: text, other: text, enemy: text, ...answer },
  roll: { of: text, entry: optional(z.int().check(z.minimum(1))), target: text, ...answer },
});

type Question = typeof questions extends WordSet<infer Q> ? Q : never;

const question = questions.schema.check(
  z.refine((asked) => asked.is !== undefined || asked.because !== undefined, {
    message: "this asks for nothing: say what it is, or because of which rule",
  }),
);

/** What was found, and what cites the rules for it. */
interface Found {
  readonly is: unknown;
  readonly citing: object;
}

/** The creature of this name, or undefined: it is the name of a square. */
function pieceNamed({ state, names }: Playing, name: string): Creature | undefined {
  return findCreature(state.body, names.id(name, state.body));
}

/** The space of a piece, or a square. @throws ScenarioFault if nothing is called so. */
function spaceNamed(playing: Playing, name: string): Space {
  const { body } = playing.state;
  const piece = pieceNamed(playing, name);
  return piece === undefined ? { at: square(name, body), size: 1 } : spaceOf(body, piece);
}

function creature(playing: Playing, name: string): Creature {
  const { state, names } = playing;
  const found = findCreature(state.body, creatureNamed(name, state.body, names, "measure"));
  if (found === undefined) throw new ScenarioFault(`"${name}" is no piece`);
  return found;
}

/** Between pieces everything that decides about sight; else lines alone. */
function sight(playing: Playing, from: string, to: string): Found {
  const { body } = playing.state;
  const scene = sceneOf(body);
  const [viewer, target] = [pieceNamed(playing, from), pieceNamed(playing, to)];
  const [here, there] = [spaceNamed(playing, from), spaceNamed(playing, to)];
  const blindsight = viewer === undefined ? 0 : blindsightOf(body, viewer);
  const unseen = viewer !== undefined && target !== undefined ? whyUnseen(body, viewer, target) : null;
  const line = lineOfSight(scene, here, there, blindsight);
  const why = whyNoSight(scene, here, there, blindsight);
  const because = line === null ? [] : whySight(scene, here, there, blindsight, line);
  return { is: unseen === null && line !== null, citing: { unseen, because, rules: [line?.rule, why?.rule] } };
}

/** The direction of a step between two spaces of one size, 0 to 7 clockwise from north. */
function directionOf({ board }: Scene, from: Space, to: Space): number {
  const direction = board.shifts.indexOf(to.at - from.at);
  if (direction < 0) throw new ScenarioFault("a step leads to a neighbouring square");
  return direction;
}

function found(playing: Playing, wanted: Question): Found {
  const { body } = playing.state;
  const scene = sceneOf(body);
  const space = (name: string): Space => spaceNamed(playing, name);
  switch (wanted.what) {
    case "sight":
      return sight(playing, wanted.from, wanted.to);
    case "effect": {
      const [from, to] = [space(wanted.from), space(wanted.to)];
      const line = lineOfEffect(scene, from, to);
      const because = line === null ? [] : whyEffect(scene, from, to, line);
      return { is: line !== null, citing: { because, rules: [line?.rule, whyNoEffect(scene, from, to)?.rule] } };
    }
    case "distance": {
      const squares = countedDistance(scene, space(wanted.from), space(wanted.to));
      return { is: squares >= UNREACHABLE ? null : squares, citing: {} };
    }
    case "adjacent":
      return { is: areAdjacent(scene, space(wanted.from), space(wanted.to)), citing: {} };
    case "step": {
      const from = space(wanted.from);
      return { is: stepAllowed(scene, from, directionOf(scene, from, space(wanted.to))), citing: {} };
    }
    case "flanking": {
      const pair = flankingPair(scene, space(wanted.one), space(wanted.other), space(wanted.enemy));
      return { is: pair !== null, citing: { pair } };
    }
    case "roll": {
      const attacker = creature(playing, wanted.of);
      const entry = (wanted.entry ?? 1) - 1;
      if (cardOf(body, attacker).attacks[entry] === undefined)
        throw new ScenarioFault(`${wanted.of} has no attack ${entry + 1}`);
      const outlook = forecast(body, attacker, entryRef(attacker, entry), creature(playing, wanted.target));
      return { is: outlook, citing: outlook };
    }
  }
}

/** Questions that a file may put to the position. Things are pieces or squares by name. */
export const measure: Command = command(question, (playing, wanted) => {
  const { is, citing } = found(playing, wanted);
  hold(is, wanted.is);
  const cited: readonly Because[] = because(citing, wanted.because);
  playing.cited.push(...cited);
});
