import type { State } from "../procedures.ts";
import { fitsCreature, isOnSide } from "../reading/fits-creature.ts";
import { fitsCard } from "../reading/fits-other.ts";
import { creatureOf, refer } from "../reading/names.ts";
import type { AttackType, TriggerEvent, Who } from "../vocabulary/index.ts";
import type { Happening } from "./happenings.ts";
import type { Env } from "./locals.ts";

/** Whether a creature is who a text waits for; "this" if it does not say. */
function isWho(state: State, who: Who | undefined, id: string | null, env: Env): boolean {
  if (id === null) return false;
  if (who === undefined || who === "this") return id === env.self;
  const creature = creatureOf(state.body, id);
  return creature !== null && fitsCreature(state, who, creature, env);
}

/** The same where a text that does not say means anybody. */
function isAny(state: State, who: Who | undefined, id: string | null, env: Env): boolean {
  return who === undefined || isWho(state, who, id, env);
}

function isAttack(wanted: AttackType | undefined, attack: "melee" | "ranged" | null): boolean {
  return wanted === undefined || (attack !== null && (wanted === "either" || wanted === attack));
}

function isOneOf<T>(wanted: T | readonly T[] | undefined, value: T | null): boolean {
  if (wanted === undefined) return true;
  if (value === null) return false;
  return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
}

/** Whether a trigger waits for what happened. */
export function isAwaited(state: State, on: TriggerEvent, happening: Happening, env: Env): boolean {
  if (on.on !== happening.on) return false;
  const { body } = state;
  const { it, seat } = happening;
  switch (on.on) {
    case "enters-adjacent":
    case "leaves-adjacent": {
      if (happening.other === null || !refer(state, on.to ?? "this", env).includes(happening.other)) return false;
      return isWho(state, on.who, it, env);
    }
    case "moves":
    case "is-moved":
      return isWho(state, on.who, it, env) && isOneOf(on.how, happening.how);
    case "enters":
      return isWho(state, on.who, it, env) && isOneOf(on.terrain, happening.terrain);
    case "attack-declared":
    case "attack-resolved":
      return (
        isAny(state, on.by, it, env) &&
        isAny(state, on.against, happening.other, env) &&
        isAttack(on.type, happening.attack)
      );
    case "damaged":
      return (
        isWho(state, on.who, it, env) &&
        isAny(state, on.by, happening.source, env) &&
        isAttack(on.attack, happening.attack)
      );
    case "destroyed":
      return isWho(state, on.who, it, env) && isAny(state, on.by, happening.source, env);
    case "damage-prevented":
    case "healed":
    case "cowers":
    case "dodges":
    case "tapped":
    case "untapped":
    case "collected-treasure":
    case "chest-revealed":
    case "deployed":
    case "activation-starts":
    case "activation-ends":
    case "control-changed":
      return isWho(state, on.who, it, env);
    case "order-played":
    case "attached":
    case "detached": {
      if (!isWho(state, on.who, it, env)) return false;
      return on.card === undefined || (happening.card !== null && fitsCard(state, on.card, happening.card, env));
    }
    case "order-drawn":
    case "order-discarded":
      return seat !== null && isOnSide(body, seat, on.whose, env.seat);
    case "turn-starts":
    case "turn-ends":
      return seat !== null && (on.whose === "any" || isOnSide(body, seat, on.whose, env.seat));
    case "phase-starts":
      return (
        on.phase === happening.phase &&
        seat !== null &&
        (on.whose === "any" || isOnSide(body, seat, on.whose, env.seat))
      );
    case "track-raised":
    case "track-lowered":
      return on.track === happening.track && seat !== null && isOnSide(body, seat, on.whose, env.seat);
    default:
      throw new Error(`unknown event ${JSON.stringify(on satisfies never)}`);
  }
}
