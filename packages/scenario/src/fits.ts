/** Something in the words of a scenario file: an answer, an event, a question. */
export type Words = { readonly [key: string]: unknown };

/** Whether words have everything that is wanted; the order of a list does not matter. */
export function fits(words: Words, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]: readonly [string, unknown]) => {
    const own = words[key];
    if (Array.isArray(value) && Array.isArray(own)) return sameList(own, value);
    return own === value;
  });
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  const left = a.map(String).sort();
  const right = b.map(String).sort();
  return left.length === right.length && left.every((item, i) => item === right[i]);
}

/** One line for a list of choices. */
export function show(words: object): string {
  const parts = Object.entries(words).map(([key, value]: readonly [string, unknown]) => `${key}: ${shown(value)}`);
  return `{${parts.join(", ")}}`;
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(", ")}]`;
  return typeof value === "object" && value !== null ? show(value) : String(value);
}

/** Words for possible answers, those first that have most of what is wanted. */
export function nearestFirst(options: readonly Words[], wanted: object): readonly Words[] {
  const entries: [string, unknown][] = Object.entries(wanted);
  const shared = (words: Words): number => entries.filter(([key, value]) => fits(words, { [key]: value })).length;
  return options
    .map((words) => ({ words, score: shared(words) }))
    .sort((a, b) => b.score - a.score)
    .map(({ words }) => words);
}
