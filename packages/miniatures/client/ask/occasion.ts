import type { Rich } from "@undercroft/table";
import {
  attackIn,
  type Body,
  conditions,
  harmWords,
  type MnEvent,
  type Moment,
  type Question,
  type State,
  type TextRef,
} from "../engine/index.ts";
import { creatureName, squareWords, teller } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { headName } from "../facing/text.ts";
import { rich, say } from "../words/index.ts";

/** A moment of an attack. */
type OfAttack = Extract<Moment, { readonly attack: number }>;
type Source = Extract<MnEvent, { event: "damaged" }>["source"];

/** A creature by its name, with the side that it is of where the other side has brought the same card. */
function nameIn(body: Body, id: string): string {
  const name = creatureName(body, id);
  const creature = body.creatures.find((one) => one.id === id);
  const twin = body.creatures.some(({ card, owner }) => card === creature?.card && owner !== creature.owner);
  return creature === undefined || !twin ? name : say("occasion.whose", { name, seat: seatName(body, creature.owner) });
}

/** Where it came from: "Ashen Knight: Longspear", a terrain; nothing where nobody did it. */
function sourceWords(body: Body, { creature, text, terrain }: Source): string {
  if (terrain !== null) return say(`terrain.${terrain}`);
  if (creature === null) return "";
  const name = nameIn(body, creature);
  return text === null ? name : say("thing.power", { name, power: headName(body.content, text) });
}

/** A sentence with where it came from behind it, in brackets. */
function withSource(body: Body, sentence: string, source: Source): string {
  const from = sourceWords(body, source);
  return from === "" ? sentence : say("occasion.from", { sentence, from });
}

/** What came of an attack that is over, target by target. */
function resultWords(state: State, { attack }: OfAttack): string {
  const { body } = state;
  const shots = attackIn(state, attack)?.shots ?? [];
  return shots
    .flatMap(({ target, result }) =>
      result === null ? [] : [say(`occasion.came-${result}`, { target: nameIn(body, target) })],
    )
    .join(", ");
}

function attackWords(state: State, moment: OfAttack): string {
  const { body } = state;
  const text = attackIn(state, moment.attack)?.turn.text;
  const name = nameIn(body, moment.creature);
  const attack = text === undefined ? "" : headName(body.content, text);
  switch (moment.on) {
    case "attack-declared":
    case "attack-begins":
      return say(`occasion.${moment.on}`, { name, attack });
    case "attack-ends": {
      const results = resultWords(state, moment);
      return say(results === "" ? "occasion.attack-over" : "occasion.attack-ends", { name, attack, results });
    }
    case "targeted":
    case "missed":
      return say(`occasion.${moment.on}`, { name, attack, target: nameIn(body, moment.target) });
    case "hit":
      return say(moment.critical ? "occasion.critical" : "occasion.hit", {
        name,
        attack,
        target: nameIn(body, moment.target),
      });
    case "attack-rolled": {
      const { target } = moment;
      const result = attackIn(state, moment.attack)?.shots.find((shot) => shot.target === target)?.result;
      const rolled = say(`occasion.rolled-${moment.critical ? "critical" : (result ?? "miss")}`);
      return say("occasion.attack-rolled", { name, attack, target: nameIn(body, target), rolled });
    }
  }
}

/** The power whose use is heard: its frame lies below the moment; null if there is none. */
function powerUsed({ frames }: State, moment: Moment): TextRef | null {
  const heard = frames.findLastIndex((one) => one.procedure === "moment" && one.locals.moment.on === moment.on);
  const below = frames[heard - 1];
  if (below?.procedure === "power-action") return below.locals.text;
  return below?.procedure === "moment" ? (below.locals.now?.text ?? null) : null;
}

/** What happens at a moment, and to whom, without a full stop. */
function momentWords(state: State, moment: Moment): string {
  const { body } = state;
  const { round } = body.battle;
  switch (moment.on) {
    case "round-starts":
    case "round-ends":
    case "champion-test":
      return say(`occasion.${moment.on}`, { round });
    case "turn-starts":
    case "turn-ends":
    case "bloodied":
    case "saves":
    case "fails-save":
      return say(`occasion.${moment.on}`, { name: nameIn(body, moment.creature) });
    case "attack-declared":
    case "attack-begins":
    case "attack-ends":
    case "targeted":
    case "attack-rolled":
    case "hit":
    case "missed":
      return attackWords(state, moment);
    case "would-take-damage":
    case "takes-damage": {
      const name = nameIn(body, moment.creature);
      const told = say(`occasion.${moment.on}`, { name, harm: harmWords(teller, moment.harm) });
      return withSource(body, told, moment.source);
    }
    case "healed": {
      const name = nameIn(body, moment.creature);
      return moment.amount === undefined
        ? say("occasion.healed", { name })
        : say("occasion.healed-so-much", { name, amount: moment.amount });
    }
    case "destroyed": {
      const { creature, source } = moment;
      return withSource(body, say("occasion.destroyed", { name: nameIn(body, creature) }), source);
    }
    case "gains-condition": {
      const known = conditions.find((one) => one === moment.condition);
      const condition = known === undefined ? moment.condition : say(`condition.${known}`);
      return say("occasion.gains-condition", { name: nameIn(body, moment.creature), condition });
    }
    case "leaves":
    case "enters":
      return say(`occasion.${moment.on}`, {
        name: nameIn(body, moment.creature),
        square: squareWords(body, moment.square),
      });
    case "movement-ends":
      return say("occasion.movement-ends", { name: nameIn(body, moment.creature), squares: moment.squares });
    case "uses-power":
    case "use-ends": {
      const text = powerUsed(state, moment);
      const name = nameIn(body, moment.creature);
      return text === null
        ? say(`occasion.${moment.on}`, { name })
        : say(`occasion.${moment.on}-named`, { name, power: headName(body.content, text) });
    }
    case "save-ends":
      return say(moment.saved ? "occasion.saves" : "occasion.fails-save", {
        name: nameIn(body, moment.creature),
      });
  }
}

/**
 * The moment that a question is about: the one that powers may answer; where they are put in order or one of them asks
 * "yes or no", the one that they answer. Null where the question answers none.
 */
function momentOf({ frames }: State, question: Question): Moment | null {
  if (question.kind === "power") return question.moment;
  const below = frames.findLast(({ procedure }) => procedure !== "question" && procedure !== "effect");
  if (below?.procedure !== "moment") return null;
  const { moment, now } = below.locals;
  if (question.kind === "choose" && question.purpose === "next") return moment;
  return question.kind === "may" && now !== null ? moment : null;
}

/** What has happened that a question asks to answer: "Answers: Ashen Knight hits Marsh Stalker with Longspear." */
export function occasionOf(state: State, question: Question): Rich | undefined {
  const moment = momentOf(state, question);
  return moment === null ? undefined : rich("occasion", { what: momentWords(state, moment) });
}
