import { optional, type Schema, type Shape, strict, word } from "@undercroft/cards";
import { text, texts } from "@undercroft/scenario";
import * as z from "zod/mini";

const deeds = [
  "first",
  "second",
  "deploy",
  "take-back",
  "done",
  "activate",
  "end-activation",
  "end-phase",
  "move",
  "attack",
  "play",
  "power",
  "collect",
  "dodge",
  "pass",
  "cower",
  "take",
  "yes",
  "no",
] as const;

/** The words of an answer; see `wordsOf`. */
export type Choice = {
  readonly do?: (typeof deeds)[number];
  readonly card?: string;
  readonly with?: string;
  readonly assist?: boolean;
  readonly answers?: string;
  readonly kind?: "melee" | "ranged";
  readonly target?: string;
  readonly piece?: string;
  readonly at?: string;
  readonly of?: string;
  readonly power?: number;
  readonly choose?: readonly string[];
  readonly path?: readonly string[];
  readonly to?: string;
};

const shape = {
  do: optional(word(deeds)),
  card: optional(text),
  with: optional(text),
  assist: optional(z.boolean()),
  answers: optional(text),
  kind: optional(word(["melee", "ranged"])),
  target: optional(text),
  piece: optional(text),
  at: optional(text),
  of: optional(text),
  power: optional(z.int().check(z.minimum(1), z.maximum(99))),
  choose: optional(texts),
  path: optional(texts),
  to: optional(text),
};

export const choiceShape: Shape = shape;

export const choice: Schema<Choice> = strict(shape);
