import { spoken } from "@undercroft/table";
import type { Answer, AreaAim, Body, Question } from "../engine/index.ts";
import { effectNamed } from "../facing/effects.ts";
import { cardName, creatureName, squareWords } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { headName, headWords, namedText } from "../facing/text.ts";
import { type MessageId, say } from "../words/index.ts";
import { chanceOf, chanceWords } from "./chances.ts";
import type { Item } from "./model.ts";
import { aboutOf, spaceAt, thingItem } from "./things.ts";

/** Everything of a button but its id and its answer. */
type Face = Omit<Item, "id" | "answer">;

/** Answers that are the same words whatever they are about. */
const PLAIN: { readonly [D in Answer["do"]]?: MessageId } = {
  first: "answer.first",
  second: "answer.second",
  done: "answer.done",
  pass: "answer.pass",
  "end-turn": "answer.end-turn",
  stop: "answer.stop",
  yes: "answer.yes",
  no: "answer.no",
  move: "answer.move",
  shift: "answer.shift",
  "double-move": "answer.double-move",
  dismount: "answer.dismount",
  font: "answer.font",
};
const ICONS: { readonly [D in Answer["do"]]?: string } = {
  attack: "crossed-swords",
  charge: "crossed-swords",
  move: "walking-boot",
  shift: "dodging",
  "double-move": "walking-boot",
  "end-turn": "hourglass",
};
const KEYS: { readonly [D in Answer["do"]]?: string } = { "end-turn": "E", yes: "Y", no: "N" };

/** How a creature's attack is called, and what its card says of it. */
function attackFace(
  body: Body,
  creature: string | null,
  entry: number,
): { readonly name: string; readonly text: string } {
  const card = body.creatures.find(({ id }) => id === creature)?.card;
  if (card === undefined) return { name: String(entry + 1), text: "" };
  const ref = { card, path: ["attacks", entry] };
  return { name: headName(body.content, ref), text: headWords(body.content, ref) };
}

function sizeOf(body: Body, creature: string | null): number {
  return body.creatures.find(({ id }) => id === creature)?.size ?? 1;
}

/** A place for a creature: the words with its square, and the squares of its space there. */
function placeFace(body: Body, id: MessageId, creature: string | null, at: number): Face {
  const size = sizeOf(body, creature);
  const name = creature === null ? "" : creatureName(body, creature);
  return { label: say(id, { name, square: squareWords(body, at, size) }), squares: spaceAt(body, at, size) };
}

function areaFace(body: Body, aim: AreaAim): Face {
  switch (aim.at) {
    case "radius":
      return { label: say("answer.radius", { square: squareWords(body, aim.origin) }), squares: [aim.origin] };
    case "line":
      return {
        label: say("answer.line", { square: squareWords(body, aim.target), number: aim.set + 1 }),
        squares: [aim.target],
      };
    case "blast":
      return {
        label: say("answer.blast", {
          square: squareWords(body, aim.origin),
          column: aim.dx,
          row: aim.dy,
        }),
        squares: [aim.origin],
      };
  }
}

/** An answer in words, with the places where it may be pressed. */
export function faceOf(body: Body, question: Question, answer: Answer): Face {
  const about = aboutOf(body, question);
  const icon = ICONS[answer.do];
  const shortcut = KEYS[answer.do];
  return {
    ...(icon === undefined ? {} : { icon }),
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(answer.do === "pass" ? { passes: true as const } : {}),
    ...wordsOf(body, question, answer, about),
  };
}

function wordsOf(body: Body, question: Question, answer: Answer, about: string | null): Face {
  switch (answer.do) {
    case "map": {
      const map = body.maps[answer.of];
      return {
        label: say("answer.map", { name: map === undefined ? "" : map.name[spoken()] }),
        detail: seatName(body, answer.of),
      };
    }
    case "side":
      return { label: say("answer.side", { area: answer.area }) };
    case "set-up":
      return placeFace(body, "answer.set-up", answer.creature, answer.at);
    case "take-back":
      return {
        label: say("answer.take-back", { name: creatureName(body, answer.creature) }),
        pieces: [answer.creature],
      };
    case "assign":
    case "unassign":
      return {
        label: say(`answer.${answer.do}`, {
          name: creatureName(body, answer.creature),
          item: cardName(body.content, answer.item),
        }),
      };
    case "activate":
      return {
        label: say("answer.activate", { name: creatureName(body, answer.creature) }),
        pieces: [answer.creature],
      };
    case "attack": {
      const { name, text } = attackFace(body, about, answer.entry);
      return { label: say("answer.attack", { attack: name }), detail: text };
    }
    case "charge": {
      const { name } = attackFace(body, about, answer.entry);
      const size = sizeOf(body, about);
      return {
        label: say("answer.charge", {
          name: creatureName(body, answer.target),
          square: squareWords(body, answer.at, size),
        }),
        detail: name,
        pieces: [answer.target],
        squares: spaceAt(body, answer.at, size),
      };
    }
    case "target": {
      const chance = chanceOf(body, question, answer);
      return {
        label: creatureName(body, answer.creature),
        ...(chance === null ? {} : { detail: chanceWords(chance) }),
        pieces: [answer.creature],
      };
    }
    case "area":
      return areaFace(body, answer.aim);
    case "path": {
      if ("to" in answer) return placeFace(body, "answer.go", about, answer.to);
      const last = answer.path.at(-1);
      return last === undefined ? { label: say("answer.stop") } : placeFace(body, "answer.go", about, last);
    }
    case "strike": {
      const { name, text } = attackFace(body, answer.creature, answer.entry);
      return {
        label: say("answer.strike", {
          name: creatureName(body, answer.creature),
          target: creatureName(body, answer.target),
          attack: name,
        }),
        detail: text,
        pieces: [answer.creature],
      };
    }
    case "order":
      return { label: answer.things.map((thing) => thingItem(body, thing).label).join(" → ") };
    case "put":
    case "squeeze":
    case "unsqueeze":
    case "teleport":
      return placeFace(body, `answer.${answer.do}`, about, answer.at);
    case "mount":
      return { label: say("answer.mount", { name: creatureName(body, answer.creature) }), pieces: [answer.creature] };
    case "use": {
      const text = namedText(answer.power);
      return {
        label: say("answer.use", { name: creatureName(body, answer.creature), power: headName(body.content, text) }),
        detail: headWords(body.content, text),
      };
    }
    case "shake-off":
      return { label: say("answer.shake-off", { effect: effectNamed(body, answer.effect) }) };
    case "choose":
      return answer.things.length === 0
        ? { label: say("answer.none") }
        : {
            label: answer.things
              .map((thing) => thingItem(body, thing, question.kind === "choose" ? question.text : null).label)
              .join(", "),
          };
    default: {
      const id = PLAIN[answer.do];
      return { label: id === undefined ? answer.do : say(id) };
    }
  }
}
