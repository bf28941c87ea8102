/** What a text needs to know besides the node it puts into words. */
import { isTable, type LocalText, type Mood, walk } from "@undercroft/cards";
import type { Condition, Reference, Step } from "../ast.ts";
import { standardWords } from "./standard-words.ts";

/** What kind of thing a bound name holds. */
export interface Bound {
  readonly kind: "creature" | "square";
  readonly role: "chosen" | "each";
  /** It may hold more than one thing. */
  readonly several?: true;
}

/** "last": its save ends the whole group; "earlier": the one that is said last speaks for it (mn.save.group). */
export type GroupPlace = "earlier" | "last";

/** The sentences that others are built of, each of which may hold the others: a step rules, a rule a condition. */
export interface Say {
  readonly condition: (condition: Condition, context: TextContext) => string;
  readonly step: (step: Step, mood: Mood, context: TextContext) => string;
}

export interface TextContext {
  readonly say: Say;
  /** How keywords, types and creatures that are named are written; a word that nobody wrote stands as it is. */
  readonly word: (id: string) => string;
  readonly names: ReadonlyMap<Reference, Bound>;
  /** Where each effect that shares a save stands in its group. */
  readonly groups: ReadonlyMap<object, GroupPlace>;
}

export type Language = "en" | "ru";

/** Keywords and types by their word, creatures by their id. */
export type Dictionary = Readonly<Record<string, LocalText>>;

/** The context of everything in the tree. */
export function contextOf(language: Language, say: Say, words: Dictionary, tree: unknown): TextContext {
  const written: ReadonlyMap<string, LocalText> = new Map(Object.entries({ ...standardWords, ...words }));
  return {
    say,
    word: (id) => written.get(id)?.[language] ?? id,
    names: namesIn(tree),
    groups: groupsIn(tree),
  };
}

function namesIn(tree: unknown): ReadonlyMap<Reference, Bound> {
  const names = new Map<Reference, Bound>();
  walk(tree, (table) => {
    if (!isTable(table)) return;
    if (table.do === "each" && typeof table.as === "string") {
      names.set(table.as, { kind: kindOf(table.of), role: "each" });
    } else if (table.do === "pick" && typeof table.as === "string") {
      const many = (table.upTo ?? table.count ?? 1) === 1 ? {} : { several: true as const };
      names.set(table.as, { kind: kindOf(table.from), role: "chosen", ...many });
    }
  });
  return names;
}

const kindOf = (query: unknown): Bound["kind"] => (isTable(query) && "squares" in query ? "square" : "creature");

function groupsIn(tree: unknown): ReadonlyMap<object, GroupPlace> {
  const groups = new Map<object, GroupPlace>();
  const latest = new Map<string, object>();
  walk(tree, (table) => {
    if (!isTable(table) || typeof table.group !== "string") return;
    const before = latest.get(table.group);
    if (before !== undefined) groups.set(before, "earlier");
    latest.set(table.group, table);
    groups.set(table, "last");
  });
  return groups;
}
