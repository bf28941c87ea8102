/** What using a power costs: its uses, its champion's budget, the limits of the turn. */
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Run } from "../procedures.ts";
import type { PowerText } from "../reading/facts.ts";
import { factsOfCard } from "../reading/facts.ts";
import { textName } from "../reading/text.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Power } from "../vocabulary/index.ts";
import { takingOf } from "./cannot-use.ts";
import { countFree, marked, markUse } from "./uses.ts";

/** The power at a reference, with what is known of it. @throws Error if none stands there. */
export function powerTextAt({ content }: Body, text: TextRef): PowerText {
  const name = textName(text);
  const found = factsOfCard(content, text.card).powers.find((one) => textName(one.text) === name);
  if (found === undefined) throw new Error(`no power stands at ${name}`);
  return found;
}

/** Which entry a declared power is used by. */
export function ruleOfUse({ power, champion }: PowerText): RuleId {
  if (champion) return "mn.power.champion";
  switch (takingOf(power)) {
    case "immediate":
      return power.power === "triggered" && power.after === true
        ? "mn.action.immediate.timing"
        : "mn.ruling.immediate-default";
    case "free":
      if (power.power !== "used") return "mn.action.free.trigger";
      return power.when === undefined ? "mn.power.default-timing" : "mn.ruling.free-with-condition";
    case "action":
    case "turn":
      return "mn.power.replaces";
    default:
      return "mn.power.activated";
  }
}

const immediately = ["mn.action.immediate"] as const;
const boxed = ["mn.power.limited"] as const;
const both = [...immediately, ...boxed] as const;
const nothing: readonly RuleId[] = [];

/** What limits bear on a use of a power: an immediate action, a box that is marked (mn.power.limited). */
export function limitsOf(power: Power): readonly RuleId[] {
  const immediate = takingOf(power) === "immediate";
  if (power.uses === undefined) return immediate ? immediately : nothing;
  return immediate ? both : boxed;
}

/** Marks a declared power as used (mn.power.limited, mn.power.champion.budget, mn.action.immediate.once, mn.charge.one-free). */
export function markDeclared(creature: Creature, one: PowerText): void {
  const taking = takingOf(one.power);
  markUse(creature, one.text, one.power);
  if (one.champion) {
    creature.championUses += 1;
    creature.window = { ...creature.window, champion: [...creature.window.champion, textName(one.text)] };
  }
  if (taking === "immediate") creature.window = { ...creature.window, immediate: true };
  if (taking === "free") countFree(creature);
}

/** Takes a use back that came to nothing because its trigger was cancelled (mn.ruling.cancel-refund). */
export function unmark(run: Run, creature: Creature, one: PowerText): void {
  const boxes = marked(creature, one.text);
  if (one.power.uses !== undefined && boxes > 0) creature.uses = { ...creature.uses, [textName(one.text)]: boxes - 1 };
  if (one.champion) {
    creature.championUses -= 1;
    const name = textName(one.text);
    creature.window = { ...creature.window, champion: creature.window.champion.filter((used) => used !== name) };
  }
  if (takingOf(one.power) === "immediate") creature.window = { ...creature.window, immediate: false };
  run.emit({ event: "noted", thing: creature.id, rule: "mn.ruling.cancel-refund" });
}
