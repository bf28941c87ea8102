import type { z } from "zod/mini";

/** Why something from outside is not what it should be, and where. */
export interface FileFault {
  /** Such as `moves[3][1]`; empty for the whole. */
  readonly place: string;
  readonly why: string;
  /** The entry of the ledger that it breaks, if it is one. */
  readonly rule?: string;
}

/** What came from outside, once it has been looked through. */
export type Parsed<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

/** A place inside another one. */
export function placeWithin(outer: string, inner: string): string {
  if (inner === "" || outer === "") return outer + inner;
  return inner.startsWith("[") ? `${outer}${inner}` : `${outer}.${inner}`;
}

/** Faults of a part, each with its place in the whole. */
export function faultsWithin(outer: string, faults: readonly FileFault[]): readonly FileFault[] {
  return faults.map((one) => ({ ...one, place: placeWithin(outer, one.place) }));
}

/** A path in the words of places: `moves[3].what`. */
function writePlace(path: readonly PropertyKey[]): string {
  return path.reduce<string>((at, key) => placeWithin(at, typeof key === "number" ? `[${key}]` : String(key)), "");
}

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text);

/** What a schema found, in words of our own; of the file only short names and words are quoted. */
export function faultOfIssue(issue: z.core.$ZodIssue): FileFault {
  const place = shortened(writePlace(issue.path));
  // Schemas that name the nearest right word keep their own sentence.
  if (/^unknown (key|word) /.test(issue.message)) return { place, why: issue.message.slice(0, 400) };
  switch (issue.code) {
    case "invalid_type":
      return { place, why: `expected ${issue.expected}` };
    case "unrecognized_keys":
      return { place, why: shortened(`unknown member ${issue.keys.slice(0, 3).join(", ")}`) };
    case "invalid_value":
      return { place, why: shortened(`expected ${issue.values.map(String).join(" or ")}`) };
    case "too_small":
      return { place, why: `less than ${String(issue.minimum)}` };
    case "too_big":
      return { place, why: `more than ${String(issue.maximum)}` };
    case "custom":
      return { place, why: issue.message };
    default:
      return { place, why: `not of the right form (${issue.code})` };
  }
}

/** Faults that are told of one thing. */
const MOST_FAULTS = 20;

/** What a schema makes of a value from outside. */
export function parsedBy<V>(schema: z.ZodMiniType<V>, value: unknown): Parsed<V> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, faults: parsed.error.issues.slice(0, MOST_FAULTS).map(faultOfIssue) };
}
