/** Reads YAML for `readContent`. A file of its own, so that a page loads the reader only when somebody brings YAML. */
import { parse } from "yaml";

/** Lists and tables inside one another that no content needs; the reader takes very long over many more. */
const MOST_NESTED = 200;

/**
 * One document in the core schema: no dates, no custom tags, no merge keys, few aliases.
 * @throws Error with line and column for a mistake in writing, or if it is nested too deep.
 */
export function readYaml(text: string): unknown {
  if (deepest(text) > MOST_NESTED) throw new Error(`nested deeper than ${MOST_NESTED}`);
  return parse(text, { schema: "core", merge: false, maxAliasCount: 100, uniqueKeys: true, prettyErrors: true });
}

/** The depth of brackets, and of list marks at the beginning of a line; a bound, since texts may hold such signs too. */
function deepest(text: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of text.match(/[[\]{}]/g) ?? []) {
    depth = sign === "[" || sign === "{" ? depth + 1 : Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  for (const marks of text.match(/^[ ]*(?:[-?:] +){50,}/gm) ?? [])
    most = Math.max(most, marks.trim().split(/ +/).length);
  return most;
}
