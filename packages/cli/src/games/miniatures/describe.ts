import { openQuestion, seatsAsked } from "@undercroft/kernel";
import type { MnEvent, MnState } from "@undercroft/miniatures";

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
  const effects = body.effects.flatMap(({ on, what }) => (on === creature.id ? [JSON.stringify(what)] : []));
  return [
    `  ${creature.id} ${creature.card} of ${body.sides[creature.owner]?.id} ${where}:`,
    `${creature.hitPoints} of ${creature.maximum} hit points${creature.acted ? ", has acted" : ""}`,
    ...effects,
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

const squares = new Set(["at", "from", "to", "square"]);

/** An event in one line: its name, what it is about, its rule. */
export function say(event: MnEvent, state: MnState): string {
  const { body } = state;
  const words = Object.entries(event).flatMap(([key, value]) => {
    if (key === "event" || key === "rule" || value === null) return [];
    if (typeof value === "number" && (key === "seat" || key === "owner"))
      return [`${key} ${body.sides[value]?.id ?? value}`];
    if (typeof value === "number" && squares.has(key)) return [`${key} ${squareName(body, value)}`];
    return [`${key} ${typeof value === "object" ? JSON.stringify(value) : String(value)}`];
  });
  return `${event.event}: ${words.join(", ")} (${event.rule})`;
}
