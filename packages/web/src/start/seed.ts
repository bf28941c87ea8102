const WORDS = [
  ...["otter", "bell", "lantern", "ford", "silk", "reed", "anvil", "heron", "cellar", "barge", "wick", "gable"],
  ...["moth", "kettle", "thorn", "river", "hatch", "ember", "gate", "fable", "oar", "slate", "vault", "wren"],
] as const;

/** A seed that can be read out: "4711-otter-bell". */
export function freshSeed(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(3));
  const word = (n: number): string => WORDS[n % WORDS.length] ?? "otter";
  return `${(numbers[0] ?? 0) % 10_000}-${word(numbers[1] ?? 0)}-${word(numbers[2] ?? 1)}`;
}

/** An id for a table that no other table of this browser has. */
export function freshId(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return [...numbers].map((n) => n.toString(36)).join("");
}
