/** Reads a content file: text, then plain data, then the schema, then the game's own checks. */
import { jsonPlaces, readJsonText, type TextPlace } from "@undercroft/kernel";
import * as z from "zod/mini";
import { type Path, type Plain, plainLimits, toPlain } from "./plain.ts";
import { type Finding, type Problem, problemAt, problemsOf, type Written, writeProblem } from "./problems.ts";
import type { Schema } from "./schema.ts";

export type ContentResult<P> =
  | { readonly ok: true; readonly pack: P }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface ContentKind<P> {
  readonly schema: Schema<P>;
  /** What the schema cannot say; paths are within the file. */
  readonly check: (pack: P) => readonly Finding[];
}

/** Reads YAML text into data; throws on a mistake in writing. */
export interface ReadYaml {
  (text: string): unknown;
  /** Where what a path leads to begins; the nearest thing around it where the path leads nowhere. */
  readonly placeOf?: (text: string, path: Path) => TextPlace | undefined;
}

/** Letters in a file. */
export const maximumText = 2_000_000;

/**
 * Reads JSON, or YAML if the file's name ends in .yaml or .yml and a reader is given. Never throws for a bad file: all
 * that is wrong with it is listed.
 */
export function readContent<P>(
  text: string,
  fileName: string,
  kind: ContentKind<P>,
  readYaml?: ReadYaml,
): ContentResult<P> {
  const wrong = (message: string, where: Partial<Problem> = {}): ContentResult<P> => ({
    ok: false,
    problems: [{ file: fileName, path: "", message, ...where }],
  });
  if (text.length > maximumText) return wrong(`the file has more than ${maximumText} letters`);
  if (text.trim() === "") return wrong("the file is empty");
  const isYaml = /\.ya?ml$/i.test(fileName);
  if (isYaml && readYaml === undefined) return wrong("YAML cannot be read here: give JSON");
  if (!isYaml || readYaml === undefined) {
    const read = readJsonText(text);
    if (read.ok) return checkWritten({ file: fileName, root: read.value, placeOf: placesWhenAsked(text) }, kind);
    const { place, line, column, why } = read.fault;
    return wrong(`not readable as JSON: ${why}`, { line, column, path: place });
  }
  let raw: unknown;
  try {
    raw = readYaml(text);
  } catch (error) {
    return wrong(`not readable as YAML: ${error instanceof Error ? error.message : "unknown"}`);
  }
  return checkWritten({ file: fileName, root: raw, placeOf: (path) => readYaml.placeOf?.(text, path) }, kind);
}

/** A sound text of JSON is gone through for its places only if something is wrong with it, and then once. */
function placesWhenAsked(text: string): (path: Path) => TextPlace {
  let places: ((path: Path) => TextPlace) | null = null;
  return (path) => {
    places ??= jsonPlaces(text);
    return places(path);
  };
}

/** The content of a file that ships, which is sound or a mistake of ours. @throws Error with all that is wrong with it. */
export function sound<P>(result: ContentResult<P>): P {
  if (result.ok) return result.pack;
  throw new Error(result.problems.map(writeProblem).join("\n"));
}

/** The same for data that was read already. */
export function checkContent<P>(raw: unknown, fileName: string, kind: ContentKind<P>): ContentResult<P> {
  return checkWritten({ file: fileName, root: raw, placeOf: () => undefined }, kind);
}

function checkWritten<P>(written: Written, kind: ContentKind<P>): ContentResult<P> {
  const plain = toPlain(written.root, plainLimits);
  if (!plain.ok) return { ok: false, problems: [problemAt(written, plain.path, plain.message)] };
  return checkPlain({ ...written, root: plain.value }, plain.value, kind);
}

function checkPlain<P>(written: Written, value: Plain, kind: ContentKind<P>): ContentResult<P> {
  const parsed = z.safeParse(kind.schema, value);
  if (!parsed.success) return { ok: false, problems: problemsOf(written, parsed.error.issues) };
  const findings = kind.check(parsed.data);
  if (findings.length === 0) return { ok: true, pack: parsed.data };
  return { ok: false, problems: findings.map(({ path, message, rule }) => problemAt(written, path, message, rule)) };
}
