/** Forms that values in scenario files take, whatever the command. */
import type { Schema } from "@undercroft/cards";
import * as z from "zod/mini";

export const text: Schema<string> = z.string().check(z.minLength(1), z.maxLength(400));
export const texts: Schema<readonly string[]> = z.array(text).check(z.maxLength(400));
/** One rule, or several. */
export const rules: Schema<string | readonly string[]> = z.union([text, z.array(text).check(z.minLength(1))], {
  error: "expected the id of a rule, or a list of some",
});

/** A table that names at least one thing. */
export function named<T extends object>(schema: Schema<T>, what: string): Schema<T> {
  return schema.check(
    z.refine((value) => Object.keys(value).length > 0, { message: `this asks for nothing: name ${what}` }),
  );
}

/**
 * What is expected of tables that may hold more than is told of them. An empty table would hold for everything.
 */
export const told: Schema<unknown> = z.unknown().check((context) => {
  for (const path of emptyTables(context.value, []))
    context.issues.push({ code: "custom", input: context.value, path, message: "an empty table asks for nothing" });
});

function emptyTables(value: unknown, path: (string | number)[]): (string | number)[][] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item: unknown, i) => emptyTables(item, [...path, i]));
  const entries: [string, unknown][] = Object.entries(value);
  return entries.length === 0 ? [path] : entries.flatMap(([key, item]) => emptyTables(item, [...path, key]));
}
