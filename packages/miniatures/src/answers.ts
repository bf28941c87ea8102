import * as z from "zod/mini";
import type { AreaAim } from "./attack/aim.ts";
import type { Answer } from "./questions.ts";

const square = z.int().check(z.nonnegative(), z.maximum(32_767));
const thing = z.string().check(z.maxLength(120));
const place = z.int().check(z.nonnegative(), z.maximum(99));

const offset = z.int().check(z.minimum(-200), z.maximum(200));

/** The areas of close and area attacks. */
const areaShape: z.ZodMiniType<AreaAim> = z.union([
  z.strictObject({ at: z.literal("blast"), origin: square, dx: offset, dy: offset }),
  z.strictObject({ at: z.literal("line"), target: square, set: place, origin: square }),
  z.strictObject({ at: z.literal("radius"), origin: square }),
]);

/** The shape of every answer, for what comes from outside. */
export const answerShape: z.ZodMiniType<Answer> = z.union([
  z.strictObject({
    do: z.enum(["first", "second", "done", "pass", "end-turn", "stop", "move", "shift", "yes", "no"]),
  }),
  z.strictObject({ do: z.literal("map"), of: place }),
  z.strictObject({ do: z.literal("side"), area: z.enum(["A", "B"]) }),
  z.strictObject({ do: z.literal("set-up"), creature: thing, at: square }),
  z.strictObject({ do: z.literal("take-back"), creature: thing }),
  z.strictObject({ do: z.enum(["assign", "unassign"]), creature: thing, item: thing }),
  z.strictObject({ do: z.literal("activate"), creature: thing }),
  z.strictObject({ do: z.literal("attack"), entry: place }),
  z.strictObject({ do: z.literal("charge"), target: thing, entry: place, at: square }),
  z.strictObject({ do: z.literal("target"), creature: thing }),
  z.strictObject({ do: z.literal("area"), aim: areaShape }),
  z.strictObject({ do: z.literal("order"), things: z.array(thing).check(z.maxLength(200)) }),
  z.strictObject({ do: z.literal("path"), path: z.array(square).check(z.maxLength(200)) }),
  z.strictObject({ do: z.literal("path"), to: square }),
  z.strictObject({ do: z.literal("strike"), creature: thing, entry: place, target: thing }),
  z.strictObject({ do: z.enum(["put", "teleport", "squeeze", "unsqueeze"]), at: square }),
  z.strictObject({ do: z.literal("mount"), creature: thing }),
  z.strictObject({ do: z.enum(["double-move", "dismount", "font"]) }),
  z.strictObject({ do: z.literal("use"), creature: thing, power: thing }),
  z.strictObject({ do: z.literal("shake-off"), effect: thing }),
  z.strictObject({ do: z.literal("choose"), things: z.array(thing).check(z.maxLength(200)) }),
]);

/** An answer that comes from outside, or null if it has not the shape of one. */
export function parseAnswer(value: unknown): Answer | null {
  const parsed = answerShape.safeParse(value);
  return parsed.success ? parsed.data : null;
}
