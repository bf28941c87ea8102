// A small generator is enough to choose sites by seed (mulberry32's mixing).
const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** `count` different items chosen by seed, or all of them in a seeded order if there are fewer. */
export const choose = <Item>(items: readonly Item[], count: number, seed: number): readonly Item[] => {
  const random = randomFrom(seed);
  const rest = [...items];
  const chosen: Item[] = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return chosen;
};
