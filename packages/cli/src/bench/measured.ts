/** What one side of a comparison did. */
export interface Measured {
  /** Decisions that count. */
  readonly decisions: number;
  /** Answers to questions that left no choice; reported apart. */
  readonly forced: number;
  readonly seconds: number;
  /** Changes if any game goes another way: a faster wrong engine is caught. */
  readonly checksum: string;
}

/** A row of the table of budgets. */
export interface Row {
  readonly name: string;
  /** What was measured, with its unit. */
  readonly figure: number | null;
  readonly unit: string;
  /** What the design asks for: "at least" or "under" so much of the same unit. */
  readonly bar: { readonly is: "at least" | "under"; readonly value: number };
  readonly ok: boolean;
  /** How the figure came about, for those who doubt it. */
  readonly details: { readonly [name: string]: string | number };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** A figure with its bar; null, what could not be measured, is never good. */
export function row(name: string, figure: number | null, unit: string, bar: Row["bar"], details: Row["details"]): Row {
  const ok = figure !== null && (bar.is === "at least" ? figure >= bar.value : figure < bar.value);
  return { name, figure, unit, bar, ok, details };
}

export const rounded = (value: number, digits: number = 3): number => Number(value.toPrecision(digits));
