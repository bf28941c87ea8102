/** ask: whenever it could answer; specific: only if something it holds answers just this; never: it is passed. */
export const STOP_LEVELS = ["ask", "specific", "never"] as const;
export type StopLevel = (typeof STOP_LEVELS)[number];

/** What a seat wants to be asked about, by public kinds of event that the game names. */
export type Stops = Readonly<Record<string, StopLevel>>;

/** Stops out of storage for all the kinds that a game has; null if one is missing or is none. */
export function readStops(value: unknown, kinds: readonly string[]): Stops | null {
  if (typeof value !== "object" || value === null) return null;
  const table = new Map<string, unknown>(Object.entries(value));
  const read: Record<string, StopLevel> = {};
  for (const kind of kinds) {
    const level = STOP_LEVELS.find((one) => one === table.get(kind));
    if (level === undefined) return null;
    read[kind] = level;
  }
  return read;
}
