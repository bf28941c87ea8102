import { spoken } from "@undercroft/table";
import {
  type Answer,
  ahead,
  type Body,
  boxesOf,
  groundOf,
  marked,
  type Question,
  resolveText,
  type TextRef,
} from "../engine/index.ts";
import { effectNamed } from "../facing/effects.ts";
import { cardName, creatureName, mapOf, squareWords } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { headName, namedText } from "../facing/text.ts";
import { type MessageId, say } from "../words/index.ts";
import { type Areas, areaFace } from "./areas.ts";
import { chanceWords } from "./chances.ts";
import type { Item } from "./model.ts";
import { aboutOf, spaceAt, thingItem } from "./things.ts";

/** Everything of a button but its id and its answer. */
type Face = Omit<Item, "id" | "answer">;

/** Answers that are the same words whatever they are about. */
const PLAIN: { readonly [D in Answer["do"]]?: MessageId } = {
  done: "answer.done",
  "end-turn": "answer.end-turn",
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

/** How a creature's attack is called, and where it stands on its card. */
function attackFace(
  body: Body,
  creature: string | null,
  entry: number,
): { readonly name: string; readonly text: TextRef | null } {
  const card = body.creatures.find(({ id }) => id === creature)?.card;
  if (card === undefined) return { name: String(entry + 1), text: null };
  const text = { card, path: ["attacks", entry] };
  return { name: headName(body.content, text), text };
}

/** Uses that are left of an attack or power; nothing where it has no boxes. */
function leftWords(body: Body, creature: string | null, text: TextRef, uses: number | undefined): readonly string[] {
  const bearer = body.creatures.find(({ id }) => id === creature);
  if (uses === undefined || bearer === undefined) return [];
  const boxes = boxesOf(bearer, text, uses);
  return [say("use.left", { left: boxes - marked(bearer, text), uses: boxes })];
}

/** An attack in a line: its bonus, whom it could be aimed at, what is left of it. The card says the rest. */
function attackLine(
  body: Body,
  question: Question,
  creature: string | null,
  answer: Extract<Answer, { do: "attack" }>,
): string {
  const { text } = attackFace(body, creature, answer.entry);
  const what = text === null ? null : resolveText(body.content, text).what;
  if (text === null || what?.is !== "entry") return "";
  const { bonus, versus, uses } = what.entry;
  const targets = ahead(body, question, answer)?.strikes.length ?? 0;
  return [
    say("attack.against", { bonus, versus: say(`defense.${versus}`) }),
    ...(targets === 0 ? [] : [say("attack.targets", { count: targets })]),
    ...leftWords(body, creature, text, uses),
  ].join(" · ");
}

/** A power in a line: the action that it costs, and what is left of it. What a triggered one answers, the question says. */
function powerLineOf(body: Body, creature: string, text: TextRef): string {
  const { what } = resolveText(body.content, { card: text.card, path: text.path.slice(0, 2) });
  if (what.is !== "power") return "";
  const { power } = what;
  const cost = power.power === "used" ? [say(`use.${power.cost}`)] : [];
  return [...cost, ...leftWords(body, creature, text, power.uses)].join(" · ");
}

function sizeOf(body: Body, creature: string | null): number {
  return body.creatures.find(({ id }) => id === creature)?.size ?? 1;
}

/** The end of a charge was chosen with it: the question of its way only carries it out. */
const chargesOn =
  ({ at }: Extract<Answer, { do: "charge" }>): NonNullable<Item["goesOn"]> =>
  (_, { question }) =>
    question.kind === "path" && question.journey.goal === at ? { do: "path", to: at } : null;

/** A place for a creature: the words with its square, and the squares of its space there. */
function placeFace(body: Body, id: MessageId, creature: string | null, at: number): Face {
  const size = sizeOf(body, creature);
  const name = creature === null ? "" : creatureName(body, creature);
  return { label: say(id, { name, square: squareWords(body, at, size) }), squares: spaceAt(body, at, size) };
}

/** An answer in words, with the places where it may be pressed. */
export function faceOf(body: Body, question: Question, answer: Answer, areas: Areas = new Map()): Face {
  const about = aboutOf(body, question);
  const icon = ICONS[answer.do];
  const shortcut = KEYS[answer.do];
  return {
    ...(icon === undefined ? {} : { icon }),
    ...(shortcut === undefined ? {} : { shortcut }),
    ...(answer.do === "pass" ? { passes: true as const } : {}),
    ...wordsOf(body, question, answer, about, areas),
  };
}

function wordsOf(body: Body, question: Question, answer: Answer, about: string | null, areas: Areas): Face {
  switch (answer.do) {
    case "map": {
      const map = body.maps[answer.of];
      return {
        label: say("answer.map", { name: map === undefined ? "" : map.name[spoken()] }),
        detail: seatName(body, answer.of),
      };
    }
    case "first":
    case "second":
      return { label: say(`answer.${answer.do}-${question.kind === "first-or-second" ? question.of : "round"}`) };
    case "stop":
      return {
        label: say("answer.stop"),
        ...(question.kind === "path" && question.journey.paid ? { detail: say("answer.stop-spends") } : {}),
      };
    case "pass":
      return { label: say(question.kind === "map" ? "answer.pass-map" : "answer.pass") };
    case "side":
      return { label: say("answer.side", { area: answer.area }), squares: groundOf(mapOf(body)).starts[answer.area] };
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
    case "attack":
      return {
        label: say("answer.attack", { attack: attackFace(body, about, answer.entry).name }),
        detail: attackLine(body, question, about, answer),
      };
    case "charge": {
      const { name } = attackFace(body, about, answer.entry);
      const size = sizeOf(body, about);
      return {
        label: say("answer.charge", {
          name: creatureName(body, answer.target),
          square: squareWords(body, answer.at, size),
        }),
        detail: name,
        goesOn: chargesOn(answer),
        pieces: [answer.target],
        squares: spaceAt(body, answer.at, size),
      };
    }
    case "target": {
      const strike = ahead(body, question, answer)?.strikes[0];
      return {
        label: creatureName(body, answer.creature),
        ...(strike === undefined ? {} : { detail: chanceWords(strike.forecast) }),
        pieces: [answer.creature],
      };
    }
    case "area":
      return areaFace(body, areas, answer.aim);
    case "path": {
      if ("to" in answer) return placeFace(body, "answer.go", about, answer.to);
      const last = answer.path.at(-1);
      return last === undefined ? { label: say("answer.stop") } : placeFace(body, "answer.go", about, last);
    }
    case "strike": {
      const { name } = attackFace(body, answer.creature, answer.entry);
      return {
        label: say("answer.strike", {
          name: creatureName(body, answer.creature),
          target: creatureName(body, answer.target),
          attack: name,
        }),
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
      const power = headName(body.content, text);
      return {
        label:
          answer.creature === about
            ? say("answer.use-own", { power })
            : say("answer.use", { name: creatureName(body, answer.creature), power }),
        detail: powerLineOf(body, answer.creature, text),
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
