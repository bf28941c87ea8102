/** What a text needs to know besides the node it puts into words. */
import { type LocalText, walk } from "@undercroft/cards";
import type { Action, CreatureFilter, Reference } from "../ast.ts";
import { nameOf, targetsOf } from "../targets.ts";

/** What kind of thing a bound name holds, and which of several targets it is. */
export interface Bound {
  readonly kind: "creature" | "square" | "seat" | "action" | "card";
  readonly role: "target" | "chosen" | "each" | "paid";
  /** It may hold more than one thing. */
  readonly several?: true;
  /** 1 and up if the action has several targets. */
  readonly number?: number;
}

export interface TextContext {
  /** How keywords and counters are written; a word that nobody wrote stands as it is. */
  readonly word: (id: string) => string;
  readonly names: ReadonlyMap<Reference, Bound>;
  /** Targets that the action names itself; those implied by an attack go without saying. */
  readonly stated: readonly Reference[];
  /** What the implied target of `attach` may be. */
  readonly attachTo?: CreatureFilter;
}

export type Language = "en" | "ru";

export type Dictionary = Readonly<Record<string, LocalText>>;

export const contextOf = (language: Language, keywords: Dictionary): TextContext => ({
  word: (id) => (Object.hasOwn(keywords, id) ? (keywords[id]?.[language] ?? id) : id),
  names: new Map(),
  stated: [],
});

const kinds = {
  creatures: "creature",
  squares: "square",
  seats: "seat",
  actions: "action",
  attachments: "card",
  cards: "card",
} as const;

/** The context inside an action: its targets and whatever its steps and costs bind. */
export function insideAction(context: TextContext, action: Action, costs: readonly unknown[] = []): TextContext {
  const names = new Map(context.names);
  const targets = targetsOf(action, context.attachTo);
  targets.forEach((target, index) => {
    const place = targets.length > 1 ? { number: index + 1 } : {};
    const several = (target.upTo ?? target.count ?? 1) === 1 ? {} : { several: true as const };
    names.set(nameOf(target), { kind: kindOfQuery(target.of), role: "target", ...place, ...several });
  });
  walk([action.steps, costs], (table) => {
    if (!("do" in table || "pay" in table)) return;
    const as = "as" in table && typeof table.as === "string" ? table.as : undefined;
    if ("do" in table && table.do === "each" && "of" in table) {
      names.set(as ?? "it", { kind: kindOfQuery(table.of), role: "each" });
    } else if ("do" in table && table.do === "pick" && "from" in table && as !== undefined) {
      const many = ("upTo" in table ? table.upTo : undefined) ?? ("count" in table ? table.count : undefined) ?? 1;
      const several = many === 1 ? {} : { several: true as const };
      names.set(as, { kind: kindOfQuery(table.from), role: "chosen", ...several });
    } else if ("pay" in table && as !== undefined) {
      names.set(as, { kind: "creature", role: "paid" });
    }
  });
  return { ...context, names, stated: (action.targets ?? []).map(nameOf) };
}

function kindOfQuery(query: unknown): Bound["kind"] {
  if (typeof query !== "object" || query === null) return "creature";
  for (const [key, kind] of Object.entries(kinds)) if (Object.hasOwn(query, key)) return kind;
  return "controllerOf" in query || "ownerOf" in query ? "seat" : "creature";
}
