/** Lists the nodes of a card's tree, each with a path that stays the same as long as the card does. */
import { type Path, writePath } from "./plain.ts";

/** What makes a table a node: a tag whose word names it, or a key of its own. */
export interface NodeKeys {
  /** The words that each tag may hold: "do", "rule", "on", "power", "pay". */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** "creatures", "stat", "compare". */
  readonly keys: readonly string[];
}

export interface TreeNode {
  /** Within the tree: "actions[0].steps[1]". */
  readonly path: string;
  readonly steps: Path;
  /** "do:damage", "rule:forbid", "creatures". */
  readonly kind: string;
  readonly value: object;
}

/** Calls `visit` for every table of the tree, outer ones first, keys in written order. */
export function walk(tree: unknown, visit: (table: object, path: Path) => void, path: Path = []): void {
  if (Array.isArray(tree)) {
    tree.forEach((item, index) => {
      walk(item, visit, [...path, index]);
    });
    return;
  }
  if (typeof tree !== "object" || tree === null) return;
  visit(tree, path);
  for (const [key, value] of Object.entries(tree)) walk(value, visit, [...path, key]);
}

/** Every node of the tree, outer ones first. */
export function nodesOf(tree: unknown, { tags, keys }: NodeKeys): TreeNode[] {
  const nodes: TreeNode[] = [];
  walk(tree, (table, path) => {
    const entries = Object.entries(table);
    const tag = entries.find(
      ([key, value]) => typeof value === "string" && Object.hasOwn(tags, key) && tags[key]?.includes(value),
    );
    const own = entries.find(([key]) => keys.includes(key));
    const kind = tag !== undefined ? `${tag[0]}:${tag[1]}` : own?.[0];
    if (kind !== undefined) nodes.push({ path: writePath(path), steps: path, kind, value: table });
  });
  return nodes;
}
