/** Turns whatever a reader of JSON or YAML returned into a plain tree of limited size, or says what is wrong with it. */

export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export type Path = readonly (string | number)[];

export interface PlainLimits {
  /** How deep lists and tables may be nested. */
  readonly depth: number;
  /** How many values there may be in all, each use of a YAML alias counted. */
  readonly values: number;
  /** Letters in one string. */
  readonly letters: number;
}

export const plainLimits: PlainLimits = { depth: 48, values: 200_000, letters: 4_000 };

export type PlainResult =
  | { readonly ok: true; readonly value: Plain }
  | { readonly ok: false; readonly path: Path; readonly message: string };

// Keys that reach an object's prototype in careless code.
const forbiddenKeys: readonly string[] = ["__proto__", "constructor", "prototype"];

class NotPlain extends Error {
  readonly path: Path;
  constructor(path: Path, message: string) {
    super(message);
    this.path = path;
  }
}

/** Copies the value into a fresh tree without sharing, so that a loop or a forbidden key cannot travel further. */
export function toPlain(value: unknown, limits: PlainLimits = plainLimits): PlainResult {
  let left = limits.values;
  const above = new Set<object>();

  const copy = (part: unknown, path: Path): Plain => {
    left -= 1;
    if (left < 0) throw new NotPlain(path, `more than ${limits.values} values`);
    if (part === null || typeof part === "boolean") return part;
    if (typeof part === "string") {
      if (part.length > limits.letters) throw new NotPlain(path, `a text of more than ${limits.letters} letters`);
      return part;
    }
    if (typeof part === "number") {
      if (!Number.isFinite(part)) throw new NotPlain(path, "not a finite number");
      return part;
    }
    if (typeof part !== "object") throw new NotPlain(path, `not plain data: ${typeof part}`);
    if (above.has(part)) throw new NotPlain(path, "a value that contains itself");
    if (path.length >= limits.depth) throw new NotPlain(path, `nested deeper than ${limits.depth}`);
    above.add(part);
    const result = Array.isArray(part)
      ? part.map((item, index) => copy(item, [...path, index]))
      : copyTable(part, path);
    above.delete(part);
    return result;
  };

  const copyTable = (part: object, path: Path): Plain => {
    const prototype: unknown = Object.getPrototypeOf(part);
    if (prototype !== Object.prototype && prototype !== null) throw new NotPlain(path, "not a plain table");
    const result: Record<string, Plain> = {};
    for (const [key, item] of Object.entries(part)) {
      if (forbiddenKeys.includes(key)) throw new NotPlain([...path, key], `the key "${key}" is not allowed`);
      result[key] = copy(item, [...path, key]);
    }
    return result;
  };

  try {
    return { ok: true, value: copy(value, []) };
  } catch (error) {
    if (error instanceof NotPlain) return { ok: false, path: error.path, message: error.message };
    throw error;
  }
}

/** The value at a path, undefined where the path leads nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

/** "orders[3].actions[0].steps": how paths are written in messages and coverage lists. */
export function writePath(path: Path): string {
  let text = "";
  for (const key of path) text += typeof key === "number" ? `[${key}]` : text === "" ? key : `.${key}`;
  return text;
}
