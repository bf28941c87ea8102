import { Claims } from "@undercroft/kernel";
import { reachClaims } from "../attacking.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { areWithin } from "../moving/space.ts";
import { verdict } from "../precedence.ts";
import type { State } from "../procedures.ts";
import { factsOf } from "../reading/facts.ts";
import { fitsCreature, fitsWhole, type WholeFilter, wholeOf } from "../reading/fits-creature.ts";
import { creatureOf, refer } from "../reading/names.ts";
import { forbids } from "../reading/permissions.ts";
import { select, selectUpTo } from "../reading/select.ts";
import { rangeOfAttack } from "../reading/threatened.ts";
import type { Creature } from "../state.ts";
import { rangedOf } from "../traits.ts";
import type { AttackVerb } from "../vocabulary/index.ts";
import { nearThis } from "../vocabulary/near-this.ts";
import type { Env } from "./locals.ts";
import type { AttackFacts, TargetSpec } from "./specs.ts";

const bothTypes = ["melee", "ranged"] as const;
type OneType = (typeof bothTypes)[number];

/** Why an attack of the type cannot be made between two creatures where they stand, or null if it can. Where the reason is not `explained`, it is one of several. */
export function attackRefusal(
  state: State,
  env: Env,
  verb: AttackVerb,
  type: OneType,
  attacker: Creature,
  target: Creature,
  explained = true,
): RuleId | null {
  const claims = new Claims<RuleId>(explained ? "reasons" : "verdict");
  const terms = {
    type,
    distance: type === "melee" ? null : rangeOfAttack(state, verb, attacker, target, env),
    besideEnemies: verb.besideEnemies === true,
    withoutEntry: verb.withoutEntry === true,
    sight: verb.sight !== false,
  };
  reachClaims(state, attacker, target, terms, claims);
  const judged = verdict(claims);
  return judged.legal ? null : judged.rule;
}

/** The types that an attack may be of, given what has been declared so far. */
function typesOf(attack: AttackFacts, env: Env): readonly OneType[] {
  if (attack.type !== "either") return attack.type === "melee" ? meleeOnly : rangedOnly;
  const declared = attack.typeName === null ? undefined : env.names[attack.typeName]?.[0];
  return declared === undefined ? bothTypes : declared === "ranged" ? rangedOnly : meleeOnly;
}

const meleeOnly: readonly OneType[] = ["melee"];
const rangedOnly: readonly OneType[] = ["ranged"];

/** Why none of the attacks against a creature can be made, or null if one can or there is none. */
function attacksRefusal(
  state: State,
  env: Env,
  spec: TargetSpec,
  target: Creature,
  relieved: boolean,
  explained: boolean,
): RuleId | null {
  let why: RuleId | null = null;
  for (const attack of spec.attacks) {
    const refusal = oneAttackRefusal(state, env, attack, typesOf(attack, env), target, relieved, explained);
    if (refusal === null) return null;
    why = refusal;
  }
  return why;
}

function oneAttackRefusal(
  state: State,
  env: Env,
  attack: AttackFacts,
  types: readonly OneType[],
  target: Creature,
  relieved: boolean,
  explained = true,
): RuleId | null {
  const by = attackerIn(state, env, attack);
  // An attacker that is itself chosen later is tested then; one that has left attacks nobody.
  const attacker = by === undefined || by === null ? null : creatureOf(state.body, by);
  if (attacker === null) return by === undefined && env.action === null ? null : "dc.ruling.acting-creature-lost";
  let why: RuleId | null = null;
  for (const type of types) {
    why = relieved
      ? kindRefusal(state, attack, type, attacker, target)
      : attackRefusal(state, env, attack.verb, type, attacker, target, explained);
    if (why === null) return null;
  }
  return why;
}

/** The id of the attacker: undefined while it is not chosen, null if nobody acts. */
function attackerIn(state: State, env: Env, attack: AttackFacts): string | null | undefined {
  return attack.by === "this" ? env.self : refer(state, attack.by, env)[0];
}

/** A creature that whatever is chosen must be near, and within how many squares, walls or not. */
interface Near {
  readonly to: Creature;
  readonly squares: number;
}

/** Whom a target must be near: one that strikes it, or "this". Most creatures stand further away, which costs least to see. */
function nearOf(state: State, env: Env, spec: TargetSpec, filter: WholeFilter, relieved: boolean): Near | null {
  const [attack] = spec.attacks;
  if (!relieved && attack?.type === "melee" && spec.attacks.length === 1)
    return near(state, attackerIn(state, env, attack), 1);
  const squares = nearThis(filter);
  return squares === null ? null : near(state, env.self, squares);
}

function near({ body }: State, id: string | null | undefined, squares: number): Near | null {
  const to = id === undefined || id === null ? null : creatureOf(body, id);
  return to === null ? null : { to, squares };
}

/** What no preceding action of the same card changes: nobody attacks itself, and a ranged attack needs its entry. */
function kindRefusal(
  state: State,
  attack: AttackFacts,
  type: OneType,
  attacker: Creature,
  target: Creature,
): RuleId | null {
  if (attacker === target) return "dc.ruling.no-self-attack";
  if (type === "melee" || attack.withoutEntry || rangedOf(state.body, attacker) !== null) return null;
  return "dc.ranged.order-card-needs-entry";
}

/** Why a creature is no legal target, or null if it is one. `relieved`: kinds alone are tested. */
function creatureRefusal(
  state: State,
  env: Env,
  spec: TargetSpec,
  creature: Creature,
  relieved: boolean,
): RuleId | null {
  const query = relieved ? spec.kind : spec.of;
  if (!("creatures" in query) || !fitsCreature(state, query.creatures, creature, env)) return "dc.ruling.recheck-scope";
  return aimRefusal(state, env, spec, creature, relieved, true);
}

/** Why a creature that is as the target's filter says is no legal target, or null if it is one. */
function aimRefusal(
  state: State,
  env: Env,
  spec: TargetSpec,
  creature: Creature,
  relieved: boolean,
  explained: boolean,
): RuleId | null {
  if (factsOf(state.body.content).guards) {
    const by = env.self === null ? null : creatureOf(state.body, env.self);
    if (forbids(state, "be-targeted", creature, by) !== null) return "dc.ruling.card-conflicts";
    if (spec.attaches && forbids(state, "be-attached", creature, by) !== null) return "dc.ruling.card-conflicts";
  }
  return spec.attacks.length === 0 ? null : attacksRefusal(state, env, spec, creature, relieved, explained);
}

/** Why a thing is no legal target, or null if it is one. What has left never is again (design rule 6). */
export function refusalOf(state: State, env: Env, spec: TargetSpec, id: string, relieved: boolean): RuleId | null {
  if (spec.purpose === "modes") return null;
  if ("creatures" in spec.of) {
    const creature = creatureOf(state.body, id);
    return creature === null ? "dc.target.recheck-on-resolve" : creatureRefusal(state, env, spec, creature, relieved);
  }
  const query = relieved ? spec.kind : spec.of;
  if (id === env.action || !select(state, query, env).includes(id)) return "dc.target.recheck-on-resolve";
  return null;
}

/** Whether a thing is a legal target. */
export function isLegal(state: State, env: Env, spec: TargetSpec, id: string, relieved: boolean): boolean {
  return refusalOf(state, env, spec, id, relieved) === null;
}

/** Legal targets in the usual order of things. */
export function candidatesFor(state: State, env: Env, spec: TargetSpec, relieved: boolean): readonly string[] {
  if (spec.purpose === "modes") return attackTypes(state, env, spec, relieved);
  const query = relieved ? spec.kind : spec.of;
  if (!("creatures" in query)) return without(select(state, query, env), env.action);
  const found: string[] = [];
  const filter = wholeOf(query.creatures);
  const close = nearOf(state, env, spec, filter, relieved);
  for (const creature of state.body.creatures) {
    if (close !== null && !areWithin(state.body, close.to, creature, close.squares)) continue;
    if (!fitsWhole(state, filter, creature, env)) continue;
    if (aimRefusal(state, env, spec, creature, relieved, false) === null) found.push(creature.id);
  }
  return found;
}

/** Whether there are so many legal targets, 1 at least: one is often found soon, and nobody asks which. */
export function hasCandidates(state: State, env: Env, spec: TargetSpec, relieved: boolean, count: number): boolean {
  const query = relieved ? spec.kind : spec.of;
  if (spec.purpose === "modes") return attackTypes(state, env, spec, relieved).length >= count;
  // One more than asked for: an action is no target of its own.
  if (!("creatures" in query)) return without(selectUpTo(state, query, env, count + 1), env.action).length >= count;
  let missing = count;
  const filter = wholeOf(query.creatures);
  const close = nearOf(state, env, spec, filter, relieved);
  for (const creature of state.body.creatures) {
    if (close !== null && !areWithin(state.body, close.to, creature, close.squares)) continue;
    if (!fitsWhole(state, filter, creature, env)) continue;
    if (aimRefusal(state, env, spec, creature, relieved, false) !== null) continue;
    if (--missing === 0) return true;
  }
  return false;
}

function without(ids: readonly string[], id: string | null): readonly string[] {
  return id === null ? ids : ids.filter((one) => one !== id);
}

/** The types that an attack which may be either can be declared with: those for which there is somebody to attack. */
function attackTypes(state: State, env: Env, spec: TargetSpec, relieved: boolean): string[] {
  const [attack] = spec.attacks;
  if (attack === undefined) return [];
  const bound = env.names[attack.root];
  return bothTypes.filter((type) => {
    const against = (creature: Creature): boolean =>
      oneAttackRefusal(state, env, attack, [type], creature, relieved) === null;
    for (const creature of state.body.creatures) {
      if (bound !== undefined && !bound.includes(creature.id)) continue;
      if ("creatures" in spec.of && !fitsCreature(state, relieved ? {} : spec.of.creatures, creature, env)) continue;
      if (against(creature)) return true;
    }
    return false;
  });
}
