import type { Game, GameTypes, MatchState } from "../game.ts";

/** Constants are looked for among the members of a value and of these: `body.content` in a state and in a view. */
const DEPTH = 2;

/**
 * States and views as text, for harnesses that write and read them at every step. What set-up makes and
 * nothing changes (`Game.constants`) is most of them: it goes through text once for a match, is frozen, so
 * that whoever changes it throws, and stands in all other texts by its name.
 */
export class Texts<T extends GameTypes> {
  private readonly names = new Map<unknown, string>();
  private readonly constants = new Map<unknown, unknown>();

  constructor(game: Game<T>, state: MatchState<T>) {
    for (const name of game.constants ?? []) {
      const value: unknown = memberOf(state.body, name);
      if (typeof value !== "object" || value === null) continue;
      const again: unknown = frozen(JSON.parse(JSON.stringify(value)));
      const mark = `\u0000${name}`;
      this.names.set(frozen(value), mark);
      this.names.set(again, mark);
      this.constants.set(mark, again);
    }
  }

  /** The value with names in place of constants: what is left to look at. */
  named(value: unknown): unknown {
    return this.names.size === 0 ? value : exchanged(value, this.names, DEPTH);
  }

  write(value: unknown): string {
    return JSON.stringify(this.named(value));
  }

  /** A second state out of text and nothing else. */
  readState(text: string): MatchState<T> {
    return this.read(text);
  }

  /** A view as it arrives in another process. */
  readView(text: string): T["view"] {
    return this.read(text);
  }

  private read(text: string): ReturnType<typeof JSON.parse> {
    return exchanged(JSON.parse(text), this.constants, DEPTH);
  }
}

function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, name)?.value;
}

/** The value with some of its parts exchanged for others; what holds none of them is the same. */
function exchanged(value: unknown, parts: ReadonlyMap<unknown, unknown>, depth: number): unknown {
  const other = parts.get(value);
  if (other !== undefined) return other;
  if (depth === 0 || typeof value !== "object" || value === null || Array.isArray(value)) return value;
  let changed: { [name: string]: unknown } | null = null;
  for (const [name, inner] of Object.entries(value)) {
    const instead = exchanged(inner, parts, depth - 1);
    if (instead !== inner) changed = { ...(changed ?? value), [name]: instead };
  }
  return changed ?? value;
}

/** Freezes a value and all it holds. */
function frozen<V>(value: V): V {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}
