/** Reads YAML for `readContent`. A file of its own, so that a page loads the reader only when somebody brings YAML. */
import type { TextPlace } from "@undercroft/kernel";
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from "yaml";
import type { ReadYaml } from "./content.ts";
import type { Path } from "./plain.ts";

/** Lists and tables inside one another that no content needs; the reader takes very long over many more. */
const MOST_NESTED = 200;
/** The reader takes many times as long as one of JSON does: what is larger comes as JSON. */
const MOST_LETTERS = 500_000;
/** Signs that may part two values, line ends among them. The reader takes up to a tenth of a millisecond for each. */
const MOST_SIGNS = 25_000;
/** Signs that may begin an anchor or an alias; the reader looks through all earlier ones for each. */
const MOST_ANCHORS = 1_000;

/**
 * One document in the core schema: no dates, no custom tags, no merge keys, few aliases.
 * @throws Error with line and column for a mistake in writing, or if it is too large or nested too deep.
 */
export const readYaml: ReadYaml = Object.assign((text: string) => parsed(text).document.toJS({ maxAliasCount: 100 }), {
  placeOf: placeIn,
});

interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

function parsed(text: string): Parsed {
  if (text.length > MOST_LETTERS) throw new Error(`more than ${MOST_LETTERS} letters: give JSON`);
  if (countOf(text, /[[\]{},:?\n\r-]/g) > MOST_SIGNS) throw new Error(`more than ${MOST_SIGNS} signs: give JSON`);
  if (countOf(text, /[&*]/g) > MOST_ANCHORS) throw new Error(`more than ${MOST_ANCHORS} anchors and aliases`);
  if (Math.max(deepestFlow(text), deepestBlock(text)) > MOST_NESTED)
    throw new Error(`nested deeper than ${MOST_NESTED}`);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    schema: "core",
    merge: false,
    uniqueKeys: false,
    prettyErrors: true,
    lineCounter: lines,
  });
  const [fault] = [...document.errors, ...document.warnings];
  // Its first line says what and where; the rest draws the place.
  if (fault !== undefined) throw new Error(fault.message.split("\n", 1).join("").replace(/:$/, ""));
  checkKeys(document, lines);
  return { document, lines };
}

/** The text that problems are placed in now: a file with many of them is taken apart once. */
let latest: { readonly text: string; readonly parsed: Parsed } | null = null;

function placeIn(text: string, path: Path): TextPlace | undefined {
  if (latest?.text !== text) latest = { text, parsed: parsed(text) };
  const { document, lines } = latest.parsed;
  let node: unknown = document.contents;
  let at = isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    const item = itemOf(node, key);
    if (item === undefined) break;
    at = item.at ?? at;
    ({ node } = item);
  }
  if (at === undefined) return undefined;
  const { line, col } = lines.linePos(at);
  return { line, column: col };
}

/** What stands under a key of a table, or at a place of a list, and where it begins: the key where there is one. */
function itemOf(
  node: unknown,
  key: string | number,
): { readonly node: unknown; readonly at: number | undefined } | undefined {
  const startOf = (one: unknown): number | undefined => (isNode(one) ? one.range?.[0] : undefined);
  if (isSeq(node)) {
    const item = node.items[Number(key)];
    return item === undefined ? undefined : { node: item, at: startOf(item) };
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === String(key));
  return pair === undefined ? undefined : { node: pair.value, at: startOf(pair.key) };
}

/** The reader's own check compares every key of a table with all others, which takes seconds for a long one. */
function checkKeys(document: Document.Parsed, lines: LineCounter): void {
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name)) {
          const { line, col } = lines.linePos(key.range?.[0] ?? 0);
          throw new Error(`the key "${name.slice(0, 60)}" stands twice in one table, at line ${line}, column ${col}`);
        }
        seen.add(name);
      }
    },
  });
}

const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** The depth of brackets; a bound, since texts may hold such signs too. */
function deepestFlow(text: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of text.match(/[[\]{}]/g) ?? []) {
    depth = sign === "[" || sign === "{" ? depth + 1 : Math.max(0, depth - 1);
    most = Math.max(most, depth);
  }
  return most;
}

/** The depth of lines set in below one another, and of the marks at the beginning of one line. */
function deepestBlock(text: string): number {
  const above: number[] = [];
  let most = 0;
  for (const [, space = "", marks = ""] of text.matchAll(/^([ ]*)((?:[-?:][ \t]+)*)[^\s]/gm)) {
    while ((above.at(-1) ?? -1) >= space.length) above.pop();
    above.push(space.length);
    most = Math.max(most, above.length + countOf(marks, /[-?:]/g));
  }
  return most;
}
