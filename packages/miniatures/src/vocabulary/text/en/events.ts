/** Events in English: "when this creature is hit by a melee attack". */
import { spaced } from "@undercroft/cards";
import type { TriggerEvent } from "../../ast-powers.ts";
import type { TextContext } from "../context.ts";
import * as noun from "./nouns.ts";
import { conditionName } from "./words.ts";

/** Opens with the word: "when this creature becomes bloodied", "until this creature is destroyed". */
export function eventClause(event: TriggerEvent, word: "when" | "after" | "until", context: TextContext): string {
  return `${word} ${happening(event, context)}`;
}

function happening(event: TriggerEvent, context: TextContext): string {
  const the = noun.who("who" in event ? event.who : undefined, context);
  const by = "by" in event && event.by !== undefined ? noun.who(event.by, context) : undefined;
  const attack = (form: "a" | "bare" = "a"): string =>
    noun.attacks("attack" in event ? event.attack : undefined, form, context);
  switch (event.on) {
    case "round-starts":
      return "a round starts";
    case "round-ends":
      return "a round ends";
    case "turn-starts":
      return `${noun.who(event.of, context)} starts its turn`;
    case "turn-ends":
      return `${noun.who(event.of, context)} ends its turn`;
    case "attack-declared":
      return `${by ?? "a creature"} declares ${attack()}`;
    case "attack-begins":
      return `${by ?? "a creature"} begins ${attack()}`;
    case "attack-ends":
      return `${attack()} of ${by ?? "a creature"} has ended`;
    case "targeted":
      return spaced(the, "is targeted by", attack(), by !== undefined && `of ${by}`);
    case "attack-rolled": {
      const result = event.hits === undefined ? "" : event.hits ? "and would hit" : "and would miss";
      const against = event.target === undefined ? "" : `against ${noun.who(event.target, context)}`;
      return spaced(attack(), by !== undefined && `of ${by}`, against, "is rolled", result);
    }
    case "hit":
    case "missed":
      return struck(event, by, context);
    case "would-take-damage":
    case "takes-damage": {
      const verb = event.on === "takes-damage" ? "takes" : "would take";
      return spaced(
        the,
        verb,
        event.type !== undefined && context.word(event.type),
        "damage",
        by !== undefined && `from ${by}`,
      );
    }
    case "bloodied":
      return `${the} becomes bloodied`;
    case "destroyed":
      return spaced(the, "is destroyed", by !== undefined && `by ${by}`);
    case "healed":
      return `${the} is healed`;
    case "gains-condition":
      return `${the} becomes ${event.condition === undefined ? "subject to a condition" : conditionName[event.condition]}`;
    case "enters":
    case "leaves":
    case "movement-ends": {
      const verb = { enters: "enters a square", leaves: "leaves a square", "movement-ends": "ends a movement" };
      return spaced(the, verb[event.on], event.near !== undefined && noun.within(event.near, context));
    }
    case "saves":
      return `${the} succeeds on a saving throw`;
    case "fails-save":
      return `${the} fails a saving throw`;
    case "champion-test":
      return "a champion test is rolled";
    case "uses-power":
      return spaced(the, "uses a power", event.type !== undefined && `of type ${context.word(event.type)}`);
  }
}

/** Whoever of the two is named is the one that it is told of. */
function struck(
  event: Extract<TriggerEvent, { on: "hit" | "missed" }>,
  by: string | undefined,
  context: TextContext,
): string {
  const critical = event.critical === true ? "critically" : "";
  const attack = noun.attacks(event.attack, "a", context);
  const target = event.target === undefined ? undefined : noun.who(event.target, context);
  if (by === undefined && target !== undefined) {
    return spaced(target, "is", critical, event.on === "hit" ? "hit" : "missed", "by", attack);
  }
  const verb = event.on === "hit" ? "hits" : "misses";
  return spaced(by ?? "a creature", critical, verb, target, event.attack !== undefined && `with ${attack}`);
}
