import { openQuestion, seatsAsked } from "@undercroft/kernel";
import { effectWords, lineOf, type MnEvent, type MnState, type Teller } from "@undercroft/miniatures";
import { speech } from "./content.ts";
import { dictionary } from "./dictionary.ts";

type Body = MnState["body"];

/** "d2": columns by letter from the west, rows by number from the north. */
function squareName(body: Body, at: number): string {
  const map = body.battle.map === null ? undefined : body.maps[body.battle.map];
  const width = map?.rows.trim().split("\n")[0]?.trim().length ?? 1;
  const column = at % width;
  const letters = column < 26 ? "" : String.fromCharCode(96 + Math.floor(column / 26));
  return `${letters}${String.fromCharCode(97 + (column % 26))}${Math.floor(at / width) + 1}`;
}

function creatureLine(body: Body, creature: Body["creatures"][number]): string {
  const where = creature.status === "in-play" ? `at ${squareName(body, creature.at)}` : creature.status;
  const effects = body.effects.flatMap(({ on, what }) => (on === creature.id ? [effectWords(teller, body, what)] : []));
  return [
    `  ${creature.id} ${creature.card} of ${body.sides[creature.owner]?.id} ${where}:`,
    [
      `${creature.hitPoints} of ${creature.maximum} hit points`,
      ...(creature.acted ? ["has acted"] : []),
      ...effects,
    ].join(", "),
  ].join(" ");
}

/** A position in plain words. */
export function describe(state: MnState): readonly string[] {
  const { body } = state;
  const { battle, mode } = body;
  const lines = [`${mode.scenario} at ${mode.limit} points, round ${battle.round}, ${battle.step}`];
  for (const side of body.sides) lines.push(`${side.id}: side ${side.area ?? "none"}, ${side.points} victory points`);
  if (battle.turn !== null) lines.push(`turn of ${battle.turn.creature}`);
  lines.push(...body.creatures.map((creature) => creatureLine(body, creature)));
  const asked = openQuestion(state);
  if (asked !== null)
    lines.push(`asked: ${seatsAsked(state).join(", ")}, "${asked.question.kind}" (${asked.question.rule})`);
  return lines;
}

const teller: Teller = { ...speech, dictionary, square: squareName };

/** What tells the events of a battle in sentences, each with its rule; null for a part of a greater one that is told already. */
export const telling = (): ((event: MnEvent, state: MnState) => string | null) => say;

function say(event: MnEvent, { body }: MnState): string | null {
  const line = lineOf(teller, body, event);
  return line === null ? null : `${speech.say(...line)} (${event.rule})`;
}
