import { giveName, knownWord, ScenarioFault } from "@undercroft/scenario";
import type { Body, Effect, EffectKind, Until } from "../state.ts";
import type { Duration } from "../vocabulary/index.ts";
import type { Names } from "./names.ts";
import type { ScenarioEffect } from "./schema.ts";

/** A creature of the position by its name. */
export function creatureNamed(name: string, body: Body, names: Names, where: string): string {
  const known = body.creatures.map(({ id }) => names.name(id, body));
  knownWord("piece", name, known, where);
  return names.id(name, body);
}

function kindOf({ condition, ongoing, type, on }: ScenarioEffect): EffectKind {
  if (condition !== undefined && ongoing === undefined) return { kind: "condition", condition };
  if (ongoing !== undefined && condition === undefined) return { kind: "ongoing", amount: ongoing, type: type ?? null };
  throw new ScenarioFault(`setup.effects: what lasts on ${on} is a condition, or ongoing damage`);
}

/**
 * When an effect ends that began before the position: "of its turn" is the turn in progress or else the first to come, "of its
 * next turn" the one after a turn in progress.
 */
function untilOf(duration: Duration, on: string, source: string | null, { battle }: Body): Until {
  const after = (of: string): number => (battle.turn?.creature === of ? battle.window + 1 : 0);
  switch (duration) {
    case "battle":
    case "save":
    case "attack-action":
    case "move-action":
      return { kind: duration };
    case "end-of-round":
      return { kind: "round-end", round: battle.round };
    case "start-of-next-turn":
      return { kind: "turn-start", of: on, from: after(on) };
    case "end-of-turn":
      return { kind: "turn-end", of: on, from: 0 };
    case "end-of-source-next-turn":
      return { kind: "turn-end", of: source ?? on, from: after(source ?? on) };
    default:
      return { kind: "turn-end", of: on, from: after(on) };
  }
}

/** Something that lasts on a creature already. */
export function effectOf(given: ScenarioEffect, body: Body, names: Names): Effect {
  const on = creatureNamed(given.on, body, names, "setup.effects");
  const source = given.by === undefined ? null : creatureNamed(given.by, body, names, "setup.effects");
  const id = `e${body.nextThing++}`;
  if (given.name !== undefined) giveName(names, given.name, id, body);
  return {
    id,
    on,
    source,
    by: body.creatures.find((creature) => creature.id === source)?.owner ?? null,
    what: kindOf(given),
    until: untilOf(given.until ?? "battle", on, source, body),
    group: given.group ?? null,
  };
}
