/** What the names in texts stand for: whatever is done to heroes names heroes, and a hero is moved into a space. */
import { type Finding, isTable, type Table } from "@undercroft/cards";

type Kind = "heroes" | "spaces";
type Kinds = ReadonlyMap<string, Kind>;
type Path = readonly (string | number)[];

/** What every text may name without binding it. */
const given: Kinds = new Map([
  ["hero", "heroes"],
  ["you", "heroes"],
]);

/** Keys whose selectors are of heroes. */
const ofHeroes = ["to", "by", "of", "who", "tipped", "turnOf"] as const;

/** What a selector names; undefined if it is none, or names nothing. */
function kindOf(selector: unknown, kinds: Kinds): Kind | undefined {
  if (typeof selector === "string") return kinds.get(selector);
  if (!isTable(selector)) return undefined;
  return "heroes" in selector ? "heroes" : "spaces" in selector ? "spaces" : undefined;
}

function withName(kinds: Kinds, name: unknown, selector: unknown): Kinds {
  const kind = kindOf(selector, kinds);
  return kind === undefined || typeof name !== "string" ? kinds : new Map([...kinds, [name, kind]]);
}

function* tableFindings(table: Table, path: Path, kinds: Kinds): Generator<Finding> {
  for (const key of ofHeroes) {
    // A loop may go through spaces as well.
    if (key === "of" && table.do === "each") continue;
    if (kindOf(table[key], kinds) === "spaces")
      yield { path: [...path, key], message: "heroes are meant here, and this names spaces" };
  }
  if (kindOf(table.into, kinds) === "heroes")
    yield { path: [...path, "into"], message: "a space is meant here, and this names heroes" };
  if (typeof table.as === "string" && given.has(table.as))
    yield {
      path: [...path, "as"],
      message: `"${table.as}" means the same in every text: choose another name, such as "one"`,
    };
}

/** All names that stand for something else than what is meant. */
export function* kindFindings(tree: unknown, path: Path, kinds: Kinds = given): Generator<Finding> {
  if (Array.isArray(tree)) {
    let inner = kinds;
    for (const [i, item] of tree.entries()) {
      yield* kindFindings(item, [...path, i], inner);
      if (isTable(item) && item.do === "pick") inner = withName(inner, item.as, item.from);
    }
    return;
  }
  if (!isTable(tree)) return;
  yield* tableFindings(tree, path, kinds);
  const body = tree.do === "each" ? withName(kinds, tree.as ?? "it", tree.of) : kinds;
  for (const [key, value] of Object.entries(tree)) yield* kindFindings(value, [...path, key], body);
}
