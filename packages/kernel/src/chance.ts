/**
 * Chance is a recorded step with a purpose (design rule 7). Every purpose has its own stream,
 * derived from the match's seed, so that one more roll of one kind never shifts another kind.
 * The generator is xoshiro128** by Blackman and Vigna (public domain), four 32-bit words.
 */
export type Words = readonly [number, number, number, number];

/** A result fixed beforehand by a test or a scenario: a number, or the wished order of a shuffle. */
export interface ScriptedResult {
  readonly purpose: string;
  readonly result: number | readonly string[];
}

export interface ChanceState {
  readonly seed: string;
  /** Streams that have been drawn from, by purpose. */
  readonly streams: { [purpose: string]: Words };
  /** What a script still owes, in the order drawn; null outside tests and scenarios. */
  script: ScriptedResult[] | null;
}

/** One recorded step of chance. `sides` is the number of equally likely results, 0..sides-1. */
export interface Roll {
  readonly purpose: string;
  readonly sides: number;
  readonly result: number;
}

export function chanceFrom(seed: string, script: readonly ScriptedResult[] | null = null): ChanceState {
  return { seed, streams: {}, script: script === null ? null : [...script] };
}

export function copyChance(chance: ChanceState): ChanceState {
  return {
    seed: chance.seed,
    streams: { ...chance.streams },
    script: chance.script === null ? null : [...chance.script],
  };
}

function rotl(x: number, k: number): number {
  return (x << k) | (x >>> (32 - k));
}

/** One step of the generator: the 32-bit result and the next state. */
export function xoshiro128(words: Words): { readonly value: number; readonly next: Words } {
  const [a, b, c, d] = words;
  const value = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0;
  const t = b << 9;
  const c2 = c ^ a;
  const d2 = d ^ b;
  return { value, next: [(a ^ d2) >>> 0, (b ^ c2) >>> 0, (c2 ^ t) >>> 0, rotl(d2, 11) >>> 0] };
}

/** The first state of a stream: the seed and the purpose, spread by a 32-bit finaliser. */
function firstWords(seed: string, purpose: string): Words {
  const text = `${seed}\u0000${purpose}`;
  let h = 0x6a09e667;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x9e3779b1);
    h = rotl(h, 13);
  }
  const word = (): number => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) >>> 0;
  };
  const words: Words = [word(), word(), word(), word()];
  return words.every((w) => w === 0) ? [1, 2, 3, 4] : words;
}

/**
 * Draws one of `sides` equally likely results, 0..sides-1, from the stream of `purpose`.
 * Values that would favour the low results are drawn again.
 * @throws if a script is in force and owes something else, or a result out of range.
 */
export function draw(chance: ChanceState, purpose: string, sides: number): Roll {
  if (sides < 1) throw new Error(`a draw for "${purpose}" needs at least one result`);
  if (chance.script !== null) return { purpose, sides, result: scripted(chance, purpose, sides) };
  let words = chance.streams[purpose] ?? firstWords(chance.seed, purpose);
  const limit = Math.floor(0x100000000 / sides) * sides;
  for (;;) {
    const { value, next } = xoshiro128(words);
    words = next;
    if (value < limit) {
      chance.streams[purpose] = words;
      return { purpose, sides, result: value % sides };
    }
  }
}

function scripted(chance: ChanceState, purpose: string, sides: number): number {
  const owed = chance.script?.[0];
  if (owed === undefined) throw new Error(`the script of chance is used up, but "${purpose}" is drawn`);
  if (owed.purpose !== purpose)
    throw new Error(`the script of chance owes "${owed.purpose}", but "${purpose}" is drawn`);
  if (typeof owed.result !== "number")
    throw new Error(`the script gives an order for "${purpose}", but one number is drawn`);
  if (owed.result < 0 || owed.result >= sides || !Number.isInteger(owed.result))
    throw new Error(`the script gives ${owed.result} for "${purpose}", which has results 0 to ${sides - 1}`);
  chance.script?.shift();
  return owed.result;
}

/**
 * Shuffles a list of names in place, and returns the rolls that did it. A scripted order puts
 * the cards it names first, in its order; those it leaves out follow as they lay.
 */
export function shuffle(chance: ChanceState, purpose: string, list: string[]): Roll[] {
  const owed = chance.script?.[0];
  if (chance.script !== null) {
    if (owed === undefined || owed.purpose !== purpose || typeof owed.result === "number") {
      if (owed !== undefined && owed.purpose === purpose)
        throw new Error(`the script gives a number for "${purpose}", but a shuffle needs an order`);
      return []; // a script that says nothing of a shuffle leaves the list as it lay
    }
    chance.script.shift();
    const rest = [...list];
    const first: string[] = [];
    for (const name of owed.result) {
      const at = rest.indexOf(name);
      if (at < 0) throw new Error(`the script's order for "${purpose}" names "${name}", which is not there`);
      first.push(...rest.splice(at, 1));
    }
    list.splice(0, list.length, ...first, ...rest);
    return [];
  }
  const rolls: Roll[] = [];
  for (let i = list.length - 1; i > 0; i--) {
    const roll = draw(chance, purpose, i + 1);
    rolls.push(roll);
    const a = list[i];
    const b = list[roll.result];
    if (a !== undefined && b !== undefined) {
      list[i] = b;
      list[roll.result] = a;
    }
  }
  return rolls;
}
