import { withAdvantage } from "../attack/forecast.ts";
import { factsOfAttack } from "../attack/text.ts";
import type { State } from "../procedures.ts";
import type { AttackFacts } from "../reading/attack-filter.ts";
import { fitsAttack } from "../reading/attack-filter.ts";
import { findCreature } from "../reading/creatures.ts";
import { current } from "../reading/current.ts";
import type { Words } from "../reading/names.ts";
import { fitsCreature, isWithin } from "../reading/read.ts";
import { spaceOf } from "../reading/space.ts";
import type { AttackFilter, TriggerEvent, Who, Within } from "../vocabulary/index.ts";
import { attackIn, shotIn } from "./frames.ts";
import type { Moment } from "./moments.ts";

/** Whether a creature is who a text waits for; "this" if it does not say. */
function isWho(state: State, who: Who | undefined, id: string | null, words: Words): boolean {
  if (id === null) return false;
  if (who === undefined || who === "this") return id === words.self;
  const creature = findCreature(state.body, id);
  return creature !== undefined && fitsCreature(state.body, who, creature, words);
}

/** The same where a text that does not say means anybody. */
const isAny = (state: State, who: Who | undefined, id: string | null, words: Words): boolean =>
  who === undefined || isWho(state, who, id, words);

/** An attack under way as texts ask about it, against one of its targets if there is one yet. */
function attackFacts(state: State, filter: AttackFilter, attack: number, target: string | null): AttackFacts | null {
  const under = attackIn(state, attack);
  if (under === null) return null;
  const { body } = state;
  const { text, as, creature } = under.turn;
  const attacker = findCreature(body, creature);
  const against = target === null ? undefined : findCreature(body, target);
  const parts = (target === null ? null : shotIn(state, attack, target))?.parts ?? [];
  const advantage =
    filter.advantage !== undefined &&
    attacker !== undefined &&
    against !== undefined &&
    // Once it is rolled, by what it was rolled with: as if the target stood in another's space, or before anybody was moved
    // (mn.attack.redirect, mn.ruling.followup-modifiers).
    (parts.length > 0 ? withAdvantage(parts) : current().advantage(body, attacker, against));
  return factsOfAttack(body, text, as, advantage);
}

function isAttack(state: State, filter: AttackFilter | undefined, attack: number, target: string | null): boolean {
  if (filter === undefined) return true;
  const facts = attackFacts(state, filter, attack, target);
  return facts !== null && fitsAttack(filter, facts);
}

function isNear(state: State, near: Within | undefined, id: string, words: Words): boolean {
  if (near === undefined) return true;
  const creature = findCreature(state.body, id);
  return creature?.status === "in-play" && isWithin(state.body, spaceOf(state.body, creature), near, words, creature);
}

/** Whether a text waits for such a moment. */
export function isAwaited(state: State, on: TriggerEvent, moment: Moment, words: Words): boolean {
  switch (on.on) {
    case "round-starts":
    case "round-ends":
    case "champion-test":
      return moment.on === on.on;
    case "turn-starts":
    case "turn-ends":
      return moment.on === on.on && isWho(state, on.of, moment.creature, words);
    case "attack-declared":
    case "attack-begins":
    case "attack-ends":
      return (
        moment.on === on.on &&
        isAny(state, on.by, moment.creature, words) &&
        isAttack(state, on.attack, moment.attack, null)
      );
    case "targeted":
      return (
        moment.on === on.on &&
        isWho(state, on.who, moment.target, words) &&
        isAny(state, on.by, moment.creature, words) &&
        isAttack(state, on.attack, moment.attack, moment.target)
      );
    case "attack-rolled":
    case "hit":
    case "missed": {
      if (moment.on !== on.on || !isAny(state, on.by, moment.creature, words)) return false;
      if (!isAny(state, on.target, moment.target, words)) return false;
      if (!isAttack(state, on.attack, moment.attack, moment.target)) return false;
      if (on.on !== "attack-rolled") return on.critical === undefined || moment.critical;
      const result = shotIn(state, moment.attack, moment.target)?.result;
      return on.hits === undefined || on.hits === (result !== "miss");
    }
    case "would-take-damage":
    case "takes-damage":
      return (
        moment.on === on.on &&
        isWho(state, on.who, moment.creature, words) &&
        isAny(state, on.by, moment.source.creature, words) &&
        (on.type === undefined || moment.harm.some(({ amount, type }) => amount > 0 && type === on.type))
      );
    case "destroyed":
      return (
        moment.on === on.on &&
        isWho(state, on.who, moment.creature, words) &&
        (on.by === undefined || isWho(state, on.by, moment.credited, words))
      );
    case "gains-condition":
      return (
        moment.on === on.on &&
        isWho(state, on.who, moment.creature, words) &&
        (on.condition === undefined || on.condition === moment.condition)
      );
    case "enters":
    case "leaves":
    case "movement-ends":
      return (
        moment.on === on.on &&
        isWho(state, on.who, moment.creature, words) &&
        isNear(state, on.near, moment.creature, words)
      );
    case "uses-power":
      return (
        moment.on === on.on &&
        isWho(state, on.who, moment.creature, words) &&
        (on.type === undefined || on.type === moment.type)
      );
    case "bloodied":
    case "healed":
    case "saves":
    case "fails-save":
      return moment.on === on.on && isWho(state, on.who, moment.creature, words);
    default:
      throw new Error(`unknown event ${JSON.stringify(on satisfies never)}`);
  }
}
