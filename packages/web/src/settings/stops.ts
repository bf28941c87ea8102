/** Public kinds of event that a seat may be asked about. */
export const STOP_KINDS = ["attack", "order", "power", "move", "after", "own"] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** ask: whenever it could answer; specific: only if something it holds answers just this; never: it is passed. */
export const STOP_LEVELS = ["ask", "specific", "never"] as const;
export type StopLevel = (typeof STOP_LEVELS)[number];

export type Stops = { readonly [K in StopKind]: StopLevel };

/** Nobody is asked about their own action; a move is only asked about where something waits for one. */
export const DEFAULT_STOPS: Stops = {
  attack: "ask",
  order: "ask",
  power: "ask",
  move: "specific",
  after: "specific",
  own: "never",
};

/** Stops out of storage, or null if they are none. */
export function readStops(value: unknown): Stops | null {
  if (typeof value !== "object" || value === null) return null;
  const table = new Map<string, unknown>(Object.entries(value));
  const read = { ...DEFAULT_STOPS };
  for (const kind of STOP_KINDS) {
    const level = STOP_LEVELS.find((one) => one === table.get(kind));
    if (level === undefined) return null;
    read[kind] = level;
  }
  return read;
}
