import { parse } from "yaml";

/** One document in the core schema: no dates, no custom tags, no merge keys, few aliases. Throws with line and column. */
export function readYaml(text: string): unknown {
  return parse(text, { schema: "core", merge: false, maxAliasCount: 100, uniqueKeys: true, prettyErrors: true });
}
