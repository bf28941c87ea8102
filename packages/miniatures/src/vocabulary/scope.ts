/** The names that are bound at each place of a card's tree. */
import {
  type Binding,
  type BoundName,
  isTable,
  namesOfCoreStep,
  namesOfPick,
  oneName,
  type Scope,
  type Table,
} from "@undercroft/cards";
import type { TriggerEvent } from "./ast-powers.ts";

/** Names that mean something everywhere. */
export const everywhere: Scope = new Map(["this", "you", "opponent"].map(oneName));

/** Names that a trigger adds besides "it", whom the event is about. */
export function namesOfEvent({ on }: Pick<TriggerEvent, "on">): readonly string[] {
  switch (on) {
    case "attack-declared":
    case "attack-begins":
    case "attack-ends":
    case "would-take-damage":
    case "takes-damage":
    case "destroyed":
      return ["it", "attacker"];
    case "targeted":
    case "attack-rolled":
    case "hit":
    case "missed":
      return ["it", "attacker", "target"];
    case "round-starts":
    case "round-ends":
    case "champion-test":
      return [];
    default:
      return ["it"];
  }
}

/** Marks that stand among the names and say what a step may answer: "#hit", and "#attack" inside an attack's lines. */
export const markOf = (word: string): string => `#${word}`;
export const isMark = (name: string): boolean => name.startsWith("#");

function inside(table: Table): readonly BoundName[] {
  const names: BoundName[] = [...namesOfCoreStep(table)];
  // Whoever is under the rules, or whom an aura harms.
  if ("rules" in table || ("at" in table && "steps" in table)) names.push(oneName("it"));
  if ("versus" in table && "hit" in table) names.push(...["target", "attacker", markOf("attack")].map(oneName));
  if (isTriggered(table)) names.push(...[...namesOfEvent(table.on), markOf(table.on.on)].map(oneName));
  return names;
}

const isTriggered = (table: object): table is { readonly on: Pick<TriggerEvent, "on"> } =>
  "power" in table && table.power === "triggered" && "on" in table && isTable(table.on);

export const binding: Binding = { inside, after: namesOfPick, outside: ["of", "by", "to", "on", "affects", "from"] };
