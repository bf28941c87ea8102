import { optional, tagged, type WordSet } from "@undercroft/cards";
import { UNREACHABLE } from "@undercroft/grid";
import { type Because, because, command, hold, rules, ScenarioFault, text, told } from "@undercroft/scenario";
import * as z from "zod/mini";
import { whyCover } from "../attack/covering.ts";
import { whyNoFlanking } from "../attack/flanking.ts";
import { forecast } from "../attack/forecast.ts";
import { entryRef } from "../attack/text.ts";
import { lineOfEffect } from "../lines/effect.ts";
import { flankingPair } from "../lines/flanking.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { lineOfSight } from "../lines/sight.ts";
import { stepAllowed } from "../lines/steps.ts";
import { measured, neighbours, type Place } from "../lines/why-distance.ts";
import { whyEffect, whySight } from "../lines/why-line.ts";
import { whyNoEffect, whyNoSight } from "../lines/why-no-line.ts";
import { cardOf, findCreature } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { whyUnseen } from "../reading/seeing.ts";
import { spaceOf } from "../reading/space.ts";
import type { Creature } from "../state.ts";
import { blindsightOf } from "../traits.ts";
import type { AttackEntry } from "../vocabulary/index.ts";
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
  cover: { of: text, entry: optional(z.int().check(z.minimum(1))), target: text, origin: optional(text), ...answer },
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
  const free = line === null ? [] : whySight(scene, here, there, blindsight, line);
  const rules = [line?.rule, why?.rule, ...(why?.because ?? []), ...free];
  return { is: unseen === null && line !== null, citing: { unseen, rules } };
}

/** The direction of a step between two spaces of one size, 0 to 7 clockwise from north. */
function directionOf({ board }: Scene, from: Space, to: Space): number {
  const direction = board.shifts.indexOf(to.at - from.at);
  if (direction < 0) throw new ScenarioFault("a step leads to a neighbouring square");
  return direction;
}

/** Between pieces everything that decides about flanking; with squares geometry alone. */
function flanking(playing: Playing, { one, other, enemy }: Extract<Question, { what: "flanking" }>): Found {
  const { body } = playing.state;
  const scene = sceneOf(body);
  const space = (name: string): Space => spaceNamed(playing, name);
  const pair = flankingPair(scene, space(one), space(other), space(enemy));
  const [first, second, target] = [one, other, enemy].map((name) => pieceNamed(playing, name));
  if (first === undefined || second === undefined || target === undefined)
    return { is: pair !== null, citing: { pair } };
  const why = whyNoFlanking(body, scene, first, second, target);
  return { is: why === null, citing: { why, pair } };
}

/** A line of a creature's card, the first if none is named. @throws ScenarioFault if it has no such line. */
function attackOf(playing: Playing, attacker: Creature, entry = 1): AttackEntry {
  const found = cardOf(playing.state.body, attacker).attacks[entry - 1];
  if (found === undefined) throw new ScenarioFault(`${attacker.id} has no attack ${entry}`);
  return found;
}

function found(playing: Playing, wanted: Question): Found {
  const { body } = playing.state;
  const scene = sceneOf(body);
  const space = (name: string): Space => spaceNamed(playing, name);
  const place = (name: string): Place => ({
    is: pieceNamed(playing, name) === undefined ? "square" : "creature",
    space: space(name),
  });
  switch (wanted.what) {
    case "sight":
      return sight(playing, wanted.from, wanted.to);
    case "effect": {
      const [from, to] = [space(wanted.from), space(wanted.to)];
      const line = lineOfEffect(scene, from, to);
      const why = whyNoEffect(scene, from, to);
      const free = line === null ? [] : whyEffect(scene, from, to, line);
      return { is: line !== null, citing: { rules: [line?.rule, why?.rule, ...(why?.because ?? []), ...free] } };
    }
    case "distance": {
      const { squares, rules } = measured(scene, place(wanted.from), place(wanted.to));
      return { is: squares >= UNREACHABLE ? null : squares, citing: { rules } };
    }
    case "adjacent": {
      const { adjacent, rules } = neighbours(scene, place(wanted.from), place(wanted.to));
      return { is: adjacent, citing: { rules } };
    }
    case "step": {
      const from = space(wanted.from);
      return { is: stepAllowed(scene, from, directionOf(scene, from, space(wanted.to))), citing: {} };
    }
    case "flanking":
      return flanking(playing, wanted);
    case "cover": {
      const attacker = creature(playing, wanted.of);
      const attack = attackOf(playing, attacker, wanted.entry);
      const origin = wanted.origin === undefined ? null : square(wanted.origin, body);
      const { covered, rules } = whyCover(body, scene, attacker, attack, creature(playing, wanted.target), origin);
      return { is: covered, citing: { rules } };
    }
    case "roll": {
      const attacker = creature(playing, wanted.of);
      const entry = (wanted.entry ?? 1) - 1;
      attackOf(playing, attacker, wanted.entry);
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
