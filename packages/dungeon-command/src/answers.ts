import * as z from "zod/mini";
import type { Answer } from "./questions.ts";

const square = z.int().check(z.nonnegative(), z.maximum(32_767));
const thing = z.string().check(z.maxLength(120));
const response = z.nullable(thing);

/** The shape of every answer, for what comes from outside. */
export const answerShape: z.ZodMiniType<Answer> = z.union([
  z.strictObject({
    do: z.enum([
      "first",
      "second",
      "done",
      "end-activation",
      "end-phase",
      "move",
      "pass",
      "cower",
      "take",
      "yes",
      "no",
    ]),
  }),
  z.strictObject({ do: z.literal("deploy"), card: thing, at: square }),
  z.strictObject({ do: z.literal("take-back"), creature: thing }),
  z.strictObject({ do: z.literal("activate"), creature: thing }),
  z.strictObject({ do: z.literal("attack"), attack: z.enum(["melee", "ranged"]), target: thing }),
  z.strictObject({ do: z.literal("play"), card: thing, creature: thing, assist: z.boolean(), response }),
  z.strictObject({ do: z.literal("power"), thing, power: z.int().check(z.nonnegative(), z.maximum(99)), response }),
  z.strictObject({ do: z.literal("collect"), at: square }),
  z.strictObject({ do: z.literal("dodge"), creature: thing, action: thing }),
  z.strictObject({ do: z.literal("choose"), things: z.array(thing).check(z.maxLength(200)) }),
  z.strictObject({ do: z.literal("path"), path: z.array(square).check(z.maxLength(200)) }),
  z.strictObject({ do: z.literal("path"), to: square }),
]);

/** An answer that comes from outside, or null if it has not the shape of one. */
export function parseAnswer(value: unknown): Answer | null {
  const parsed = answerShape.safeParse(value);
  return parsed.success ? parsed.data : null;
}
