/** Two letters that stand for a piece without an emblem. */
export function monogramOf(name: string): string {
  const words = name.split(/\s+/);
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word[0] ?? "") : [name.slice(0, 2)];
  return letters.join("");
}
