import { optional, type Schema, type Shape, strict, word } from "@undercroft/cards";
import { text, texts } from "@undercroft/scenario";
import * as z from "zod/mini";
import { attackKinds } from "../vocabulary/index.ts";

const deeds = [
  "map",
  "first",
  "second",
  "side",
  "set-up",
  "take-back",
  "assign",
  "unassign",
  "done",
  "pass",
  "activate",
  "attack",
  "charge",
  "move",
  "shift",
  "end-turn",
  "target",
  "area",
  "path",
  "stop",
  "double-move",
  "squeeze",
  "unsqueeze",
  "mount",
  "dismount",
  "teleport",
  "font",
  "put",
  "use",
  "shake-off",
  "strike",
  "order",
  "choose",
  "yes",
  "no",
] as const;

/** The words of an answer; see `wordsOf`. */
export type Choice = {
  readonly do?: (typeof deeds)[number];
  readonly piece?: string;
  readonly target?: string;
  readonly entry?: number;
  readonly kind?: (typeof attackKinds)[number];
  readonly at?: string;
  readonly item?: string;
  readonly power?: string;
  readonly effect?: string;
  readonly area?: "A" | "B";
  readonly of?: string;
  readonly shape?: "blast" | "line" | "radius";
  readonly origin?: string;
  readonly hits?: readonly string[];
  readonly to?: string;
  readonly path?: readonly string[];
  readonly order?: readonly string[];
  readonly choose?: readonly string[];
};

const shape = {
  do: optional(word(deeds)),
  piece: optional(text),
  target: optional(text),
  entry: optional(z.int().check(z.minimum(1), z.maximum(99))),
  kind: optional(word(attackKinds)),
  at: optional(text),
  item: optional(text),
  power: optional(text),
  effect: optional(text),
  area: optional(word(["A", "B"])),
  of: optional(text),
  shape: optional(word(["blast", "line", "radius"])),
  origin: optional(text),
  hits: optional(texts),
  to: optional(text),
  path: optional(texts),
  order: optional(texts),
  choose: optional(texts),
};

export const choiceShape: Shape = shape;

export const choice: Schema<Choice> = strict(shape);
