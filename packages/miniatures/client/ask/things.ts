import { shownSpace } from "@undercroft/table";
import { type Body, type Question, type TextRef, terrains } from "../engine/index.ts";
import { effectNamed, typeWords } from "../facing/effects.ts";
import { creatureName, dictionary, extentOf, squareWords } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { headName, modeWords, namedText } from "../facing/text.ts";
import { say } from "../words/index.ts";
import type { Item } from "./model.ts";

/** Squares of a space, the one that stands for it first. */
export const spaceAt = (body: Body, at: number, size: number): readonly number[] =>
  shownSpace(extentOf(body), at, size);

/** Terrain, types of damage and ways to resist come as words of their own: "dangerous", "fire", "fire:5". */
function wordOf(thing: string): string {
  const ground = terrains.find((terrain) => terrain === thing);
  if (ground !== undefined && dictionary()[ground] === undefined) return say(`terrain.${ground}`);
  const [type = "", amount] = thing.split(":");
  return amount === undefined ? typeWords(type) : say("thing.resist", { type: typeWords(type), amount });
}

/** What a thing of a choice is called, and where it may be pressed. */
export function thingItem(
  body: Body,
  thing: string,
  text: TextRef | null = null,
): Pick<Item, "label" | "squares" | "pieces"> {
  if (body.creatures.some(({ id }) => id === thing)) return { label: creatureName(body, thing), pieces: [thing] };
  if (/^\d+$/.test(thing)) {
    const at = Number(thing);
    return { label: squareWords(body, at), squares: [at] };
  }
  if (/^@\d$/.test(thing)) return { label: seatName(body, Number(thing.slice(1))) };
  if (/^m\d+$/.test(thing)) return { label: modeWords(body.content, text, Number(thing.slice(1))) };
  if (body.effects.some(({ id }) => id === thing)) return { label: effectNamed(body, thing) };
  const [creature = "", power] = thing.split("|");
  if (power !== undefined)
    return {
      label: say("thing.power", {
        name: creatureName(body, creature),
        power: headName(body.content, namedText(power)),
      }),
    };
  return { label: wordOf(thing) };
}

/** The creature that a question is about, or null. */
export function aboutOf(body: Body, question: Question): string | null {
  switch (question.kind) {
    case "act":
      return body.battle.turn?.creature ?? null;
    case "path":
      return question.journey.creature;
    case "target":
      return question.attack.creature;
    case "position":
    case "teleporter":
    case "unsqueeze":
    case "granted":
      return question.creature;
    case "opportunity":
      return question.against[0] ?? null;
    case "choose":
    case "may":
      return question.self;
    case "power":
      return question.offers[0]?.creature ?? null;
    default:
      return null;
  }
}
