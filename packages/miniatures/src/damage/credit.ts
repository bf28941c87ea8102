import type { Source } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Body, TextRef } from "../state.ts";
import type { Power } from "../vocabulary/index.ts";

/** Who is credited with a destruction, by which case of mn.power.trigger.destroyed-by. */
export interface Credit {
  readonly creature: string;
  readonly rule: RuleId;
}

/** The power that a text is printed in, or null. */
function powerOf(body: Body, { card, path }: TextRef): Power | null {
  const [part, place] = path;
  if (typeof place !== "number") return null;
  const creature = body.content.creatures[card];
  if (part === "championPowers") return creature?.championPowers?.[place] ?? null;
  if (part !== "powers") return null;
  return (creature ?? body.content.items[card])?.powers?.[place] ?? null;
}

/** The case of credit that the damage of a power gives as it resolves: auras and activated powers, no others. */
function ruleOfPower(power: Power | null): RuleId | null {
  if (power?.power === "aura") return "mn.power.trigger.destroyed-by.aura";
  if (power?.power === "used") return "mn.power.trigger.destroyed-by.activated";
  return power?.power === "triggered" && power.may === true ? "mn.power.trigger.destroyed-by.activated" : null;
}

/** The same where no damage destroyed: by any other effect of an attack, and by nothing else (mn.power.trigger.destroyed-by.attack). */
export const creditWithoutDamage = (body: Body, source: Source): Credit | null =>
  source.attack === null ? null : creditFor(body, source);

/**
 * The destroyer by what destroyed: an attack and all that it brought about until the end of the turn in which it was made,
 * an aura, an activated power; nobody otherwise (mn.power.trigger.destroyed-by).
 */
export function creditFor(body: Body, { creature, attack, text }: Source): Credit | null {
  if (creature === null) return null;
  if (attack !== null)
    return attack >= body.battle.firstThing ? { creature, rule: "mn.power.trigger.destroyed-by.attack" } : null;
  const rule = text === null ? null : ruleOfPower(powerOf(body, text));
  return rule === null ? null : { creature, rule };
}
