import { optional, type Schema, type Shape, strict, word } from "@undercroft/cards";
import { text, texts } from "@undercroft/scenario";
import * as z from "zod/mini";
import { type Form, forms, type Side, sides } from "../vocabulary/index.ts";

const deeds = [
  "orient",
  "bane",
  "send",
  "send-pack",
  "respond",
  "done",
  "pass",
  "form",
  "keep",
  "found",
  "wander",
  "pack-attack",
  "halt",
  "rank",
  "claim",
  "aim",
  "expose",
  "bane-pack",
  "challenge-pack",
  "assign",
  "place",
  "keep-secret",
  "build",
  "buy",
  "fund",
  "move",
  "try-door",
  "untip",
  "explore",
  "challenge",
  "challenge-monster",
  "challenge-quest",
  "play",
  "use",
  "part",
  "upkeep",
  "choose",
  "yes",
  "find",
  "quest",
  "pick-up",
  "set-down",
  "challenge-escort",
  "take",
  "end",
  "discard",
  "discard-treasure",
  "discard-monster",
] as const;

/** The words of an answer: its own keys, with the names of the file. */
export interface Choice {
  readonly do?: (typeof deeds)[number];
  readonly turned?: boolean;
  readonly card?: string;
  readonly target?: string;
  readonly monster?: string;
  readonly treasure?: string;
  readonly form?: Form;
  readonly where?: "hand" | "pack";
  readonly to?: string | null;
  readonly x?: number;
  readonly y?: number;
  readonly side?: Side | null;
  readonly hero?: string;
  readonly quest?: string;
  readonly bonus?: number;
  readonly own?: number;
  readonly how?: "ready" | "use";
  readonly on?: string | null;
  readonly thing?: string;
  readonly use?: number;
  readonly pays?: boolean;
  readonly things?: readonly string[];
}

const whole = z.int().check(z.minimum(-99), z.maximum(99));

const shape = {
  do: optional(word(deeds)),
  turned: optional(z.boolean()),
  card: optional(text),
  target: optional(text),
  monster: optional(text),
  treasure: optional(text),
  form: optional(word(forms)),
  where: optional(word(["hand", "pack"])),
  to: optional(z.nullable(text)),
  x: optional(whole),
  y: optional(whole),
  side: optional(z.nullable(word(sides))),
  hero: optional(text),
  quest: optional(text),
  bonus: optional(whole),
  own: optional(whole),
  how: optional(word(["ready", "use"])),
  on: optional(z.nullable(text)),
  thing: optional(text),
  use: optional(whole),
  pays: optional(z.boolean()),
  things: optional(texts),
};

export const choiceShape: Shape = shape;
export const choice: Schema<Choice> = strict(shape);
