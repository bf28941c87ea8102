import type { State } from "../procedures.ts";
import { actionById, creatureOf } from "../reading/names.ts";
import { attackBonuses } from "../reading/permissions.ts";
import { eachText, textsOf } from "../reading/text.ts";
import type { Waiting } from "../stack/waiting.ts";
import type { Body, Content, Creature } from "../state.ts";
import type { AttackVerb } from "../vocabulary/index.ts";
import { type AttackFacts, attacksIn, textOfProgram } from "./specs.ts";

/** An attack that an action on the stack makes. */
export interface WaitingAttack {
  readonly type: "melee" | "ranged";
  /** Creature id, or null if it is not known yet or has left. */
  readonly attacker: string | null;
  /** Creature ids. */
  readonly targets: readonly string[];
  readonly verb: AttackVerb;
}

const none: readonly WaitingAttack[] = [];

/** The attacks of an action on the stack, basic attacks among them, as far as their targets are fixed (dc.target.locked). */
export function attacksOf(state: State, action: Waiting): readonly WaitingAttack[] {
  const { program } = action;
  if (program === null) return none;
  const { text, action: index } = textOfProgram(program);
  const facts = attacksIn(state.body.content, text);
  if (facts.length === 0) return none;
  const list: WaitingAttack[] = [];
  for (const attack of facts) if (attack.action === index) list.push(waitingAttack(state, action, attack));
  return list;
}

/** What stands in an action's `dodged` for a creature and the attack at this place among the action's attacks. */
export const dodgedName = (creature: string, place: number): string => `${creature} attack.${place}`;

/** Whether a creature has dodged the attack that this step of an action makes. */
export function hasDodged(body: Body, { program, dodged }: Waiting, verb: AttackVerb, creature: string): boolean {
  if (dodged === undefined || program === null) return false;
  const { text, action } = textOfProgram(program);
  const attacks = attacksIn(body.content, text).filter((one) => one.action === action);
  return dodged.includes(
    dodgedName(
      creature,
      attacks.findIndex((one) => one.verb === verb),
    ),
  );
}

const sure = new WeakMap<Content, boolean>();

/** Whether some rule in a text of the match makes attacks that cannot be dodged. */
function rulesMakeSure(content: Content): boolean {
  const before = sure.get(content);
  if (before !== undefined) return before;
  let found = false;
  for (const start of textsOf(content).values())
    eachText(start, (what) => {
      if (what.is === "rule" && what.rule.rule === "attacks" && what.rule.cannotBeDodged === true) found = true;
    });
  sure.set(content, found);
  return found;
}

function waitingAttack(state: State, action: Waiting, attack: AttackFacts): WaitingAttack {
  return {
    type: declaredType(attack, action.names),
    attacker: boundIn(state, action, attack.by)[0] ?? null,
    targets: boundIn(state, action, attack.root),
    verb: attack.verb,
  };
}

/** The type of an attack: of one that may be either, as it was declared. */
export function declaredType(
  attack: Pick<AttackFacts, "type" | "typeName">,
  names: { readonly [name: string]: readonly string[] },
): "melee" | "ranged" {
  if (attack.type !== "either") return attack.type;
  return attack.typeName !== null && names[attack.typeName]?.[0] === "ranged" ? "ranged" : "melee";
}

function boundIn(state: State, action: Waiting, name: string): readonly string[] {
  if (name === "this") return action.creature === null ? [] : [action.creature];
  if (name === "active") return state.body.turn.active === null ? [] : [state.body.turn.active];
  const bound = action.names[name];
  if (bound !== undefined || action.response === null) return bound ?? [];
  // A response may attack whoever it answers.
  const answered = actionById(state, action.response);
  return name === "it" && answered?.creature !== null && answered !== null ? [answered.creature] : [];
}

/** Whether this one of its targets may not dodge an attack, by its own text or by rules in force. */
export function cannotBeDodged(state: State, { verb, type, attacker }: WaitingAttack, target: Creature): boolean {
  if (verb.cannotBeDodged === true) return true;
  if (attacker === null || !rulesMakeSure(state.body.content)) return false;
  const by = creatureOf(state.body, attacker);
  return by !== null && attackBonuses(state, by, target, type).cannotBeDodged;
}
