/** What an answer would bring about, as far as it is known before a die falls: for whoever looks before choosing. */
import { originOf } from "../attack/aim.ts";
import { type AreaChoice, areaAt, areasFor, isAreaAttack } from "../attack/areas.ts";
import { chargeJourney, chargeParts } from "../attack/charge.ts";
import { plainWay, type Way } from "../attack/forecast.ts";
import { provokedBy } from "../attack/provokes.ts";
import { opportunitiesAgainst } from "../attack/provoking.ts";
import { targetsFor } from "../attack/targets.ts";
import { attackAt, entryRef } from "../attack/text.ts";
import { moveJourney } from "../moving/journey.ts";
import { reachOf } from "../moving/reach.ts";
import type { Answer, Question } from "../questions.ts";
import { areEnemies, creatureOf } from "../reading/creatures.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import { doubleReach } from "./double-reach.ts";
import { type StrikeAhead, strikesAhead } from "./strikes.ts";
import { standing, type WayAhead, wayAhead } from "./way.ts";

export interface Ahead {
  /** The movement that it begins. */
  readonly way: WayAhead | null;
  /** Where it leads to a choice of ends: their north-west squares. */
  readonly reach: readonly number[];
  /** Ends that take a second move declared with the first. */
  readonly further: readonly number[];
  /** Squares that an area covers. */
  readonly squares: readonly number[];
  /** The rolls, or those that may be chosen between. */
  readonly strikes: readonly StrikeAhead[];
  /** Who may strike as the attack is begun (mn.attack.step2-provoke). */
  readonly provokes: readonly string[];
}

const nothing: Ahead = { way: null, reach: [], further: [], squares: [], strikes: [], provokes: [] };

/** What is known of an answer to a question; null if there is nothing to foresee. */
export function ahead(body: Body, question: Question, answer: Answer): Ahead | null {
  switch (answer.do) {
    case "attack":
      return attackAhead(body, actorOf(body, question), answer.entry);
    case "charge":
      return chargeAhead(body, actorOf(body, question), answer);
    case "move":
    case "shift": {
      const creature = question.kind === "act" ? actorOf(body, question) : null;
      if (creature === null) return null;
      return { ...nothing, reach: reachOf(body, moveJourney(body, creature, answer.do)) };
    }
    case "double-move": {
      const creature = question.kind === "act" ? actorOf(body, question) : null;
      if (creature === null) return null;
      const { first, second } = doubleReach(body, creature.id);
      return { ...nothing, reach: first, further: second };
    }
    case "path":
      return question.kind === "path" && "to" in answer
        ? { ...nothing, way: wayAhead(body, question.journey, answer.to) }
        : null;
    case "target":
      return question.kind === "target" ? aimAhead(body, question.attack, [answer.creature]) : null;
    case "area": {
      if (question.kind !== "target") return null;
      const { attack } = question;
      const text = attackAt(body, attack.text);
      const area = isAreaAttack(text) ? areaAt(body, creatureOf(body, attack.creature), text, answer.aim) : null;
      return area === null ? null : areaAhead(body, attack, area);
    }
    case "strike": {
      const striker = creatureOf(body, answer.creature);
      const way: Way = { ...plainWay, as: "opportunity" };
      return {
        ...nothing,
        strikes: strikesAhead(body, striker, entryRef(striker, answer.entry), [answer.target], way),
      };
    }
    default:
      return null;
  }
}

function actorOf(body: Body, question: Question): Creature | null {
  if (question.kind === "granted") return creatureOf(body, question.creature);
  const id = question.kind === "act" ? body.battle.turn?.creature : undefined;
  return id === undefined ? null : creatureOf(body, id);
}

/** A line of the Attacks part before it is declared: whom it could be aimed at, or the one area that it can have. */
function attackAhead(body: Body, attacker: Creature | null, entry: number): Ahead | null {
  if (attacker === null) return null;
  const text = entryRef(attacker, entry);
  const attack = attackAt(body, text);
  const provokes = provokedBy(body, attacker, text, "action") === null ? [] : opportunitiesAgainst(body, attacker);
  if (!isAreaAttack(attack)) {
    const targets = targetsFor(body, attacker, attack).map(({ id }) => id);
    return { ...nothing, provokes, strikes: strikesAhead(body, attacker, text, targets, plainWay) };
  }
  const [only, other] = areasFor(body, attacker, attack);
  if (only === undefined || other !== undefined) return { ...nothing, provokes };
  return { ...areaAhead(body, { ...plainWay, creature: attacker.id, text }, only), provokes };
}

/** An attack that is about to be aimed. */
type Attacking = Pick<Way, "as" | "parts" | "stand"> & { readonly creature: string; readonly text: TextRef };

function aimAhead(body: Body, attack: Attacking, targets: readonly string[], origin: number | null = null): Ahead {
  const { as, parts, stand, text } = attack;
  const way: Way = { as, parts, stand, redirected: false, origin };
  return { ...nothing, strikes: strikesAhead(body, creatureOf(body, attack.creature), text, targets, way) };
}

const areaAhead = (body: Body, attack: Attacking, area: AreaChoice): Ahead => ({
  ...aimAhead(body, attack, area.affected(), originOf(area.aim)),
  squares: area.squares(),
});

/** A charge: the way, and the blow as it would fall from its end, flanking by then (mn.charge.move-and-attack). */
function chargeAhead(body: Body, charger: Creature | null, answer: Extract<Answer, { do: "charge" }>): Ahead | null {
  if (charger === null) return null;
  const way = wayAhead(body, chargeJourney(body, charger, answer), answer.at);
  const there = standing(body, charger.id, answer.at);
  const attack = { as: "charge" as const, parts: chargeParts, stand: null, creature: charger.id };
  return { ...aimAhead(there, { ...attack, text: entryRef(charger, answer.entry) }, [answer.target]), way };
}

/** An area that an attack under way may take: what it covers, and how many foes and friends it catches. */
export interface Caught {
  readonly aim: AreaChoice["aim"];
  readonly squares: readonly number[];
  readonly foes: number;
  readonly friends: number;
}

/** All areas that an attack under way may take; none where it is aimed at creatures. */
export function areasAhead(body: Body, { creature, text }: Pick<Attacking, "creature" | "text">): readonly Caught[] {
  const attacker = creatureOf(body, creature);
  const attack = attackAt(body, text);
  if (!isAreaAttack(attack)) return [];
  return areasFor(body, attacker, attack).map((area): Caught => {
    const caught = area.affected().map((id) => creatureOf(body, id));
    const foes = caught.filter((one) => areEnemies(body, attacker, one)).length;
    return { aim: area.aim, squares: area.squares(), foes, friends: caught.length - foes };
  });
}
