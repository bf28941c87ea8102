/**
 * Plain JSON values: the only thing a match is made of (design rule 1).
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * A deep copy of a plain JSON value. Typed copies written by hand are faster; this one serves
 * what is small and of many shapes: the locals of frames, questions, answers. Members named
 * `__proto__` do not occur: the border refuses them.
 */
export function copyJson<T>(value: T): T;
export function copyJson(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === "object" && item !== null) list[i] = copyJson(item);
    }
    return list;
  }
  const copy: { [key: string]: unknown } = { ...value };
  for (const key in copy) {
    const item = copy[key];
    if (typeof item === "object" && item !== null) copy[key] = copyJson(item);
  }
  return copy;
}

/** True if two plain JSON values are equal; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => sameJson(item, b[i]));
  }
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  if (left.length !== right.size) return false;
  return left.every(([key, item]) => right.has(key) && sameJson(item, right.get(key)));
}

/** Two 32-bit lanes of a multiplicative hash, kept apart so that 64 bits come out without BigInt. */
interface Lanes {
  a: number;
  b: number;
}

function mix(lanes: Lanes, word: number): void {
  lanes.a = Math.imul(lanes.a ^ word, 0x85ebca6b);
  lanes.a ^= lanes.a >>> 13;
  lanes.b = Math.imul(lanes.b ^ word, 0xc2b2ae35) + lanes.a;
  lanes.b ^= lanes.b >>> 16;
}

function mixText(lanes: Lanes, text: string): void {
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
  mix(lanes, -text.length - 1);
}

function isTable(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object";
}

/** Sorts a list of its own; what is in order, as most short ones are, stays as it is. */
function sorted(keys: string[]): readonly string[] {
  for (let i = 1; i < keys.length; i++) if ((keys[i - 1] ?? "") > (keys[i] ?? "")) return keys.sort();
  return keys;
}

function mixValue(lanes: Lanes, value: unknown): void {
  if (typeof value === "number") {
    if (Number.isInteger(value) && Math.abs(value) < 0x40000000) mix(lanes, value);
    else mixText(lanes, String(value));
  } else if (typeof value === "string") mixText(lanes, value);
  else if (value === null) mix(lanes, 0x4e554c4c);
  else if (value === true) mix(lanes, 0x54525545);
  else if (value === false) mix(lanes, 0x46414c53);
  else if (Array.isArray(value)) {
    mix(lanes, 0x5b5b5b00 + value.length);
    for (const item of value) mixValue(lanes, item);
  } else if (isTable(value)) {
    const keys = sorted(Object.keys(value));
    mix(lanes, 0x7b7b7b00 + keys.length);
    for (const key of keys) {
      mixText(lanes, key);
      mixValue(lanes, value[key]);
    }
  } else throw new Error(`not plain JSON: ${typeof value}`);
}

/**
 * A 64-bit structural hash of a plain JSON value as 16 hexadecimal digits, the same for equal
 * values whatever the order of their keys. It finds accidents, not forgeries: the record's
 * commitments use SHA-256.
 * @throws if the value holds `undefined`, a function or anything else that is not JSON.
 */
export function hashJson(value: unknown): string {
  const lanes: Lanes = { a: 0x9e3779b9, b: 0x243f6a88 };
  mixValue(lanes, value);
  return hex(lanes.a) + hex(lanes.b);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
