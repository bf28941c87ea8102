/** Letters as a search compares them: small, and without the marks that people leave out. */
const plainLetters = (text: string): string => text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");

/** Everything that a search looks at, once made ready for it. */
export const searchable = (...parts: readonly string[]): string => plainLetters(parts.join("\n"));

/** Whether every word of the query stands somewhere in a searchable text; an empty query finds everything. */
export function found(text: string, query: string): boolean {
  return plainLetters(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
