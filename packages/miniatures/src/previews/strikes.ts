import { flanksWith } from "../attack/flanking.ts";
import { type Forecast, forecast, type Way } from "../attack/forecast.ts";
import { areEnemies, creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body, Creature, TextRef } from "../state.ts";

/** One roll of an attack, before anything is declared. */
export interface StrikeAhead {
  readonly target: string;
  readonly forecast: Forecast;
  /** It is no enemy of the attacker. */
  readonly friend: boolean;
  /** The ally with which the attacker flanks it, or null. */
  readonly flanksWith: string | null;
}

/** How an attack would be rolled against each of these, in their order. */
export function strikesAhead(
  body: Body,
  attacker: Creature,
  text: TextRef,
  targets: readonly string[],
  way: Way,
): readonly StrikeAhead[] {
  const scene = sceneOf(body);
  return targets.map((id): StrikeAhead => {
    const target = creatureOf(body, id);
    const to = way.stand ?? spaceOf(body, target);
    return {
      target: id,
      forecast: forecast(body, attacker, text, target, way),
      friend: !areEnemies(body, attacker, target),
      flanksWith: flanksWith(body, scene, attacker, target, to)?.id ?? null,
    };
  });
}
