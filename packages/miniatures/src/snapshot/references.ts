/** What the frames and tables name that the battle does not have: texts, creatures, squares. */
import { findPlace, isPlaceRef } from "@undercroft/cards";
import { eachPart, type FileFault } from "@undercroft/kernel";
import type { EffectLocals } from "../effects/locals.ts";
import type { Locals } from "../procedures.ts";
import type { Question } from "../questions.ts";
import { type TextNode, textsOf } from "../reading/text.ts";
import type { Body, Content, TextRef } from "../state.ts";
import type { Step } from "../vocabulary/index.ts";

/** What there is to be named. */
export interface Known {
  readonly content: Content;
  readonly creatures: ReadonlySet<string>;
  /** Squares of the map; 0 before it was chosen. */
  readonly squares: number;
}

export function knownIn({ content, battle, creatures, maps }: Body): Known {
  const rows = (battle.map === null ? undefined : maps[battle.map])?.rows.trim().split("\n") ?? [];
  return {
    content,
    creatures: new Set(creatures.map(({ id }) => id)),
    squares: rows.length * (rows[0]?.trim().length ?? 0),
  };
}

/** Keys that hold the id of a creature, or a list of them, wherever they stand. */
const creatureKeys: ReadonlySet<string> = new Set([
  "creature",
  "creatures",
  "target",
  "only",
  "rider",
  "mount",
  "big",
  "small",
  "careful",
  "self",
  "credited",
  "against",
  "hurt",
  "slips",
  "placed",
]);

/** Keys that hold a square, or a list of them. */
const squareKeys: ReadonlySet<string> = new Set(["from", "to", "goal", "square", "origin", "among", "walked", "path"]);

/** Faults of a value out of a frame or table, wherever they lie in it. */
export function nameFaults(known: Known, value: unknown, start: string): readonly FileFault[] {
  const faults: FileFault[] = [];
  eachPart(value, start, (part, key, place) => {
    if (typeof part === "string" && creatureKeys.has(key) && !known.creatures.has(part))
      faults.push({ place, why: "there is no such creature" });
    if (typeof part === "number" && squareKeys.has(key) && part >= known.squares)
      faults.push({ place, why: "the map has no such square" });
    if (typeof part !== "object" || part === null) return false;
    if (isPlaceRef(part)) {
      if (textAt(known.content, part) === undefined) faults.push({ place, why: "no card has a text there" });
      return false;
    }
    if (isReply(part) && textAt(known.content, part.text)?.what.is !== "power")
      faults.push({ place, why: "no power stands there" });
    if (isSpace(part) && part.at >= known.squares) faults.push({ place, why: "the map has no such square" });
    // An effect's end counts windows, not squares.
    return !("kind" in part && "from" in part && "of" in part);
  });
  return faults;
}

const isSpace = (value: object): value is { readonly at: number; readonly size: number } =>
  "at" in value && "size" in value && typeof value.at === "number" && typeof value.size === "number";

/** A power that answers a moment: a creature and its text, and nothing else. */
const isReply = (value: object): value is { readonly text: TextRef } =>
  Object.keys(value).sort().join() === "creature,text" && "text" in value && isPlaceRef(value.text);

const textAt = (content: Content, ref: TextRef): TextNode | undefined => findPlace(textsOf(content), ref);

/** The procedures that carry out a step, with the verbs that each of them does. */
type StepProcedure = {
  [P in keyof EffectLocals]: EffectLocals[P] extends { readonly step: TextRef } ? P : never;
}[keyof EffectLocals];
const verbsOf: { readonly [P in StepProcedure]: readonly Step["do"][] } = {
  modes: ["choose"],
  each: ["each"],
  repeat: ["repeat"],
  may: ["may"],
  pick: ["pick"],
  granted: ["act"],
  displaced: ["place", "teleport"],
};
const verbs: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(verbsOf));

/** Procedures that read the words of the effect below them. */
const needEffect: ReadonlySet<string> = new Set<keyof Locals>([
  "steps",
  "modes",
  "each",
  "repeat",
  "may",
  "pick",
  "displaced",
]);

interface StepFrame {
  readonly procedure: string;
  readonly locals?: unknown;
  /** Of a question. */
  readonly question?: Question;
}

/** The phases of a creature's turn, which is the one in progress. */
const phases: ReadonlySet<string> = new Set<keyof Locals>(["start-of-turn", "take-actions", "end-of-turn"]);

/** A frame stands at a text of its kind, what carries out steps has its effect below it, and a turn is that of the tables. */
export function frameFaults({ content, battle }: Body, frames: readonly StepFrame[]): readonly FileFault[] {
  return frames.flatMap((frame, i): readonly FileFault[] => {
    const { procedure, locals } = frame;
    const place = `frames[${i}]`;
    if (procedure === "question") return modeFaults(content, frame, place);
    if (needEffect.has(procedure) && !frames.slice(0, i).some((below) => below.procedure === "effect"))
      return [{ place, why: "no effect is carried out below" }];
    if (typeof locals !== "object" || locals === null) return [];
    if (phases.has(procedure) && "creature" in locals && locals.creature !== battle.turn?.creature)
      return [{ place: `${place}.locals.creature`, why: "it is not its turn" }];
    return fits(content, procedure, locals)
      ? []
      : [{ place: `${place}.locals`, why: `no text for "${procedure}" stands there` }];
  });
}

/** A choice among the modes of a text offers modes that stand in it. */
function modeFaults(content: Content, { question }: StepFrame, place: string): readonly FileFault[] {
  if (question?.kind !== "choose" || question.purpose !== "modes" || question.text === null) return [];
  const modes = textAt(content, question.text)?.parts.get("modes")?.parts;
  return question.from.some((mode) => modes?.has(Number(mode.slice(1))) !== true)
    ? [{ place: `${place}.question.from`, why: "the text has no such mode" }]
    : [];
}

function fits(content: Content, procedure: string, locals: object): boolean {
  const is = (ref: unknown): string | null => {
    if (!isPlaceRef(ref)) return null;
    const what = textAt(content, ref)?.what;
    return what === undefined ? null : what.is === "step" ? `step ${what.step.do}` : what.is;
  };
  const carried = verbs.get(procedure);
  if (carried !== undefined) return "step" in locals && carried.some((verb) => is(locals.step) === `step ${verb}`);
  if (procedure === "steps") return "list" in locals && isList(is(locals.list));
  if (procedure === "effect") return "steps" in locals && isList(is(locals.steps));
  if (procedure === "power-action") return "text" in locals && is(locals.text) === "power";
  if (!("turn" in locals) || typeof locals.turn !== "object" || locals.turn === null) return true;
  const attack = "text" in locals.turn ? is(locals.turn.text) : null;
  return attack === "entry" || attack === "attack";
}

const isList = (kind: string | null): boolean => kind === "steps";
