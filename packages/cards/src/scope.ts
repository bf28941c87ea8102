/** Walks a card's tree with the names that are bound at each place. */

/** The names that are bound, each with whether it may hold several things. */
export type Scope = ReadonlyMap<string, boolean>;
export type BoundName = readonly [name: string, several: boolean];
export type Table = Readonly<Record<string, unknown>>;
export type VisitScoped = (table: Table, path: readonly (string | number)[], scope: Scope) => void;

/** What binds names in a game's language. */
export interface Binding {
  /** Names bound inside the table. */
  readonly inside: (table: Table) => readonly BoundName[];
  /** Names that an entry of a list binds for those after it. */
  readonly after: (item: unknown) => readonly BoundName[];
  /** Keys whose values are read before anything in their table is bound. */
  readonly outside: readonly string[];
}

export const oneName = (name: string): BoundName => [name, false];

export const withNames = (scope: Scope, names: readonly BoundName[]): Scope =>
  names.length === 0 ? scope : new Map([...scope, ...names]);

export const scopeOf = (outer: Scope, ...names: readonly string[]): Scope => withNames(outer, names.map(oneName));

export const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Visits every table below `tree`, outer ones first. */
export function walkScoped(
  tree: unknown,
  scope: Scope,
  visit: VisitScoped,
  binding: Binding,
  path: readonly (string | number)[] = [],
): void {
  if (Array.isArray(tree)) {
    let inner = scope;
    tree.forEach((item, index) => {
      walkScoped(item, inner, visit, binding, [...path, index]);
      inner = withNames(inner, binding.after(item));
    });
    return;
  }
  if (!isTable(tree)) return;
  visit(tree, path, scope);
  const body = withNames(scope, binding.inside(tree));
  for (const [key, value] of Object.entries(tree)) {
    walkScoped(value, binding.outside.includes(key) ? scope : body, visit, binding, [...path, key]);
  }
}

/** Whether a target, a pick or a cost may be of more than one thing. */
export const isOfSeveral = ({ upTo, count }: Table): boolean => (upTo ?? count ?? 1) !== 1;

/** What a pick binds for the steps after it. */
export const namesOfPick = (item: unknown): readonly BoundName[] =>
  isTable(item) && item.do === "pick" && typeof item.as === "string" ? [[item.as, isOfSeveral(item)]] : [];

/** What a loop binds for its steps. */
export function namesOfCoreStep(table: Table): readonly BoundName[] {
  if (table.do === "each") return [oneName(typeof table.as === "string" ? table.as : "it")];
  return [];
}

/** The numbers an amount may come to as written; those that are only read in play are not known. */
export function literalsOf(amount: unknown): readonly number[] {
  if (typeof amount === "number") return [amount];
  if (!isTable(amount)) return [];
  return ["sum", "min", "max", "minus"].flatMap((key) => {
    const parts = amount[key];
    return Array.isArray(parts) ? parts.flatMap(literalsOf) : [];
  });
}
