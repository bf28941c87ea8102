import { distanceBetween } from "../distance.ts";
import type { Env } from "../effects/locals.ts";
import { seatOf } from "../ids.ts";
import type { Body, Creature } from "../state.ts";
import { hitPointsOf, levelOf, meleeOf, printedLevel, rangedOf, speedOf } from "../traits.ts";
import type { Amount, OwnAmount, Reading } from "../vocabulary/index.ts";
import { attachedOf, creatureOf, refer, type Scene } from "./names.ts";
import { select } from "./select.ts";
import { threatenedDamage } from "./threatened.ts";

/** The whole number that an amount is now. */
export function amount(scene: Scene, what: Amount, env: Env): number {
  if (typeof what === "number") return what;
  if ("sum" in what) return what.sum.reduce<number>((total, one) => total + amount(scene, one, env), 0);
  if ("minus" in what) return Math.max(0, amount(scene, what.minus[0], env) - amount(scene, what.minus[1], env));
  if ("times" in what) return amount(scene, what.times[0], env) * amount(scene, what.times[1], env);
  if ("min" in what) return Math.min(...what.min.map((one) => amount(scene, one, env)));
  if ("max" in what) return Math.max(...what.max.map((one) => amount(scene, one, env)));
  if ("half" in what) return halfOf(amount(scene, what.half, env), what.to ?? 1);
  if ("count" in what) return select(scene, what.count, env).length;
  return ownAmount(scene, what, env);
}

function halfOf(value: number, to: number): number {
  return Math.floor(value / 2 / to) * to;
}

function ownAmount(scene: Scene, what: OwnAmount, env: Env): number {
  const { body } = scene;
  if ("stat" in what) {
    let total = 0;
    for (const id of select(scene, what.of, env)) {
      const creature = creatureOf(body, id);
      if (creature === null) continue;
      total += what.stat === "speed" && id === env.slow ? 1 : readingOf(body, creature, what.stat);
    }
    return total;
  }
  if ("distance" in what) {
    const [from] = refer(scene, what.distance.from, env);
    const [to] = refer(scene, what.distance.to, env);
    return from === undefined || to === undefined ? 0 : distanceBetween(body, from, to, false);
  }
  if ("track" in what) {
    let total = 0;
    for (const id of select(scene, what.of, env)) total += body.seats[seatOf(id) ?? -1]?.[what.track] ?? 0;
    return total;
  }
  if ("event" in what) return env.amount ?? 0;
  if ("dealt" in what) return dealtTo(env, what.to === undefined ? null : select(scene, what.to, env));
  if ("counters" in what) {
    const [id] = refer(scene, what.on, env);
    const holder = id === undefined ? null : (creatureOf(body, id) ?? attachedOf(body, id)?.card ?? null);
    return holder?.counters[what.counters] ?? 0;
  }
  if ("threatened" in what) return threatenedDamage(scene, env);
  throw new Error(`unknown amount ${JSON.stringify(what satisfies never)}`);
}

/** Points that the effect has dealt so far, to the things listed or to all. */
export function dealtTo(env: Env, things: readonly string[] | null): number {
  let total = 0;
  for (const { creature, amount: points } of env.dealt)
    if (things === null || things.includes(creature)) total += points;
  return total;
}

/** A number of a creature; 0 for a ranged entry that it has not. */
export function readingOf(body: Body, creature: Creature, reading: Reading): number {
  switch (reading) {
    case "level":
      return levelOf(body, creature);
    case "printed-level":
      return printedLevel(body, creature);
    case "speed":
      return speedOf(body, creature);
    case "melee":
      return meleeOf(body, creature);
    case "ranged-damage":
      return rangedOf(body, creature)?.damage ?? 0;
    case "ranged-distance":
      return rangedOf(body, creature)?.distance ?? 0;
    case "hit-points":
      return hitPointsOf(body, creature);
    case "damage":
      return creature.damage;
    default:
      throw new Error(`unknown reading ${JSON.stringify(reading satisfies never)}`);
  }
}
