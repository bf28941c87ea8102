import { knownWord, type Refused, thingNamed } from "@undercroft/scenario";
import { miniatures } from "../game.ts";
import { chargeSpaces } from "../lines/steps.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { cardOf, creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf } from "../reading/space.ts";
import type { Body } from "../state.ts";
import { areaWritten } from "./areas.ts";
import type { Choice } from "./choice.ts";
import { type Names, square } from "./names.ts";
import type { MnScenario, Playing } from "./types.ts";

/** Names that nobody has would make an answer impossible whatever the rules say. */
export function checkNames({ names, state }: Playing, wanted: Choice): void {
  const { body } = state;
  for (const name of [wanted.piece, wanted.target]) if (name !== undefined) thingNamed(name, names, body);
  if (wanted.item !== undefined) knownWord("item", wanted.item, Object.keys(body.content.items));
}

/** Places of the attacks on a creature's card. */
const entries = (body: Body, creature: string): readonly number[] => [
  ...cardOf(body, creatureOf(body, creature)).attacks.keys(),
];

/** The powers on a creature's card and on its items, by the names of their texts. */
function powersOf(body: Body, id: string): readonly string[] {
  const { card, items } = creatureOf(body, id);
  const { powers = [], championPowers = [] } = cardOf(body, creatureOf(body, id));
  return [
    ...[...powers.keys()].map((place) => `${card}:powers.${place}`),
    ...[...championPowers.keys()].map((place) => `${card}:championPowers.${place}`),
    ...items.flatMap((item) =>
      [...(body.content.items[item]?.powers ?? []).keys()].map((place) => `${item}:powers.${place}`),
    ),
  ];
}

/** Everything that the creature whose turn it is could think of, allowed or not. */
function* deeds(body: Body, active: string): Generator<Answer> {
  for (const entry of entries(body, active)) yield { do: "attack", entry };
  yield { do: "move" };
  yield { do: "shift" };
  yield { do: "double-move" };
  yield { do: "dismount" };
  yield { do: "font" };
  for (const power of powersOf(body, active)) yield { do: "use", creature: active, power };
  yield { do: "end-turn" };
  const scene = sceneOf(body);
  const from = spaceOf(body, creatureOf(body, active));
  for (const { id: target, status, ...at } of body.creatures) {
    if (status !== "in-play" || target === active) continue;
    yield { do: "mount", creature: target };
    for (const space of chargeSpaces(scene, from, { at: at.at, size: at.size }))
      for (const entry of entries(body, active)) yield { do: "charge", target, entry, at: space };
  }
}

/** What could be thought of as an answer to a question about creatures. */
function* thinkable({ body }: State, { question }: Asked): Generator<Answer> {
  switch (question.kind) {
    case "act":
      if (body.battle.turn !== null) yield* deeds(body, body.battle.turn.creature);
      break;
    case "activate":
      for (const { id: creature } of body.creatures) yield { do: "activate", creature };
      break;
    case "target":
      for (const { id: creature } of body.creatures) yield { do: "target", creature };
      break;
    case "opportunity":
      for (const { id: creature } of body.creatures)
        for (const entry of entries(body, creature))
          for (const target of question.against) yield { do: "strike", creature, entry, target };
      break;
    case "set-up":
      for (const { id: creature } of body.creatures) yield { do: "take-back", creature };
      yield { do: "done" };
      break;
    default:
  }
}

/** Everything that a question about creatures refuses, with reasons. */
export function greyed(state: State, asked: Asked, seat: string): readonly Refused<MnScenario>[] {
  const refused: Refused<MnScenario>[] = [];
  for (const answer of thinkable(state, asked)) {
    const verdict = miniatures.check(state, asked, seat, answer);
    if (!verdict.legal) refused.push({ answer, rule: verdict.rule });
  }
  return refused;
}

/** Something that no list holds, as a space for a creature that is set up: written out whole. */
export function unlisted({ body }: State, { question }: Asked, wanted: Choice, names: Names): Answer | null {
  const thing = (word: string | undefined): string => names.id(word ?? "", body);
  if (question.kind === "set-up" && wanted.do === "set-up" && wanted.at !== undefined)
    return { do: "set-up", creature: thing(wanted.piece), at: square(wanted.at, body) };
  if (question.kind === "act" && wanted.do === "charge" && wanted.at !== undefined)
    return { do: "charge", target: thing(wanted.target), entry: (wanted.entry ?? 1) - 1, at: square(wanted.at, body) };
  if (question.kind === "act" && wanted.do === "teleport" && wanted.at !== undefined)
    return { do: "teleport", at: square(wanted.at, body) };
  if (question.kind === "set-up" && wanted.do === "assign")
    return { do: "assign", creature: thing(wanted.piece), item: wanted.item ?? "" };
  if (question.kind === "target" && wanted.do === "area") return areaWritten(body, wanted);
  if (question.kind === "position" && wanted.do === "put" && wanted.at !== undefined)
    return { do: "put", at: square(wanted.at, body) };
  return null;
}
