import { recharge } from "../powers/uses.ts";
import type { Run } from "../procedures.ts";
import { cardOf, creatureOf } from "../reading/creatures.ts";
import { creatureNamed } from "../reading/names.ts";
import { powersOf } from "../reading/powers.ts";
import { headRef, refTo } from "../reading/text.ts";
import type { Creature, TextRef } from "../state.ts";
import type { Env } from "./locals.ts";
import type { VerbOf } from "./verb-of.ts";

/** The powers and entries of a creature by their name. */
function named(run: Run, creature: Creature, name: string): readonly TextRef[] {
  const entries = cardOf(run.body, creature).attacks.flatMap((entry, i) =>
    entry.name?.en === name ? [refTo(creature.card, "attacks", i)] : [],
  );
  const powers = powersOf(run.body, creature).flatMap(({ power, text }) => (power.name?.en === name ? [text] : []));
  return [...entries, ...powers];
}

/** Gives uses back to what is named, or to the power that the step is in (mn.power.recharge). */
export function giveBack(run: Run, env: Env, step: VerbOf<"recharge">, text: TextRef): null {
  const creature = step.who === undefined ? creatureOf(run.body, env.self) : creatureNamed(run.body, step.who, env);
  if (creature === undefined) return null;
  const texts = step.power === undefined ? [headRef(text)] : named(run, creature, step.power);
  for (const one of texts) recharge(run, creature, one, step.count ?? 1, "mn.power.recharge");
  return null;
}
