/** Random maps and creatures of every gait, for tests that watch how they move. */
import type { WallLine } from "../src/map/battle-map.ts";
import type { CreatureCard, Mode, Step, Terrain } from "../src/vocabulary/index.ts";
import type { Placing } from "./battle.ts";
import { creatureCard } from "./cards.ts";

/** Squares on a side of the maps. */
export const side = 9;

/** A generator of whole numbers from 0 to below a bound, the same for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393;
    state = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((state ^ (state >>> 16)) >>> 0) % below;
  };
}

const hit = (id: string, steps: readonly Step[], given: Partial<CreatureCard> = {}): CreatureCard =>
  creatureCard(id, {
    attacks: [
      { kind: "melee", basic: true, bonus: 12, versus: "ac", hit: { steps } },
      { kind: "ranged", range: 6, bonus: 12, versus: "ac", hit: { steps } },
    ],
    ...given,
  });

const cards: readonly CreatureCard[] = [
  hit("t/pusher", [{ do: "push", who: "target", squares: 2 }]),
  hit("t/puller", [{ do: "pull", who: "target", squares: 3 }], { speed: 4 }),
  hit("t/slider", [{ do: "slide", who: "target", squares: 2 }], { modes: ["flight"], size: "small" }),
  hit("t/caller", [{ do: "teleport", who: "target", squares: 3 }], { modes: ["burrow"] }),
  hit("t/holder", [{ do: "condition", condition: "immobilized", to: "target", until: "save" }], {
    powers: [{ power: "continuous", rules: [{ rule: "mode", mode: "phasing" }] }],
  }),
  hit("t/tripper", [{ do: "condition", condition: "slowed", to: "target", until: "save" }], { size: "large" }),
  hit("t/swapper", [{ do: "swap", a: "this", b: "target" }], { size: "large", speed: 5 }),
  hit("t/stunner", [{ do: "condition", condition: "stunned", to: "target", until: "save" }], { speed: 7 }),
  hit("t/tyrant", [{ do: "condition", condition: "dominated", to: "target", until: "save" }]),
  hit("t/giant", [{ do: "push", who: "target", squares: 1 }], { size: "huge" }),
  hit("t/dragon", [{ do: "slide", who: "target", squares: 3, upTo: true }], { size: "large", modes: ["flight"] }),
  hit("t/swarm", [{ do: "slide", who: "target", squares: 1 }], {
    size: "large",
    powers: [{ power: "continuous", rules: [{ rule: "permit", permission: "share-space" }] }],
  }),
  hit("t/horse", [{ do: "push", who: "target", squares: 1 }], {
    size: "large",
    mount: true,
    powers: [{ power: "continuous", rules: [{ rule: "mount-for", riders: { side: "ally" } }] }],
  }),
];

/** The modes of a card, printed or by its power. */
export const modesOf = ({ id, modes }: CreatureCard): readonly Mode[] =>
  id === "t/holder" ? ["phasing"] : (modes ?? []);

/** Squares a side by size. */
export const squares: Readonly<Record<string, number>> = {
  medium: 1,
  small: 1,
  tiny: 1,
  large: 2,
  huge: 3,
  gargantuan: 4,
};
const sizeOf = (card: CreatureCard): number => squares[card.size] ?? 1;

/** Signs of the map and what they are. */
export const legend: { readonly [sign: string]: readonly Terrain[] } = {
  d: ["difficult"],
  f: ["forest"],
  w: ["web"],
  F: ["fire"],
  p: ["pit"],
  s: ["statue"],
};

export function rowsOf(pick: (below: number) => number, walled: boolean): string[] {
  const signs = walled ? "......................ddfwFps##" : "......................ddfwFps.";
  return Array.from({ length: side }, () =>
    Array.from({ length: side }, () => signs[pick(signs.length)] ?? ".").join(""),
  );
}

/** Walls on edges and over corners. */
export function wallsOf(pick: (below: number) => number): WallLine[] {
  return Array.from({ length: 6 }, (): WallLine => {
    const [x, y] = [1 + pick(side - 2), 1 + pick(side - 2)];
    switch (pick(4)) {
      case 0:
        return { from: [x, y], to: [x + 1, y] };
      case 1:
        return { from: [x, y], to: [x, y + 1] };
      case 2:
        return { from: [x + 0.5, y], to: [x + 1, y + 0.5] };
      default:
        return { from: [x, y + 0.5], to: [x + 0.5, y + 1] };
    }
  });
}

/** The name of a square by column and row. */
export const name = (x: number, y: number): string => `${"abcdefghijklm"[x] ?? "?"}${y + 1}`;

/** Creatures of both sides where nobody stands and the map is plain. */
export function placingsOf(pick: (below: number) => number, rows: readonly string[]): Placing[] {
  const taken = new Set<number>();
  const placings: Placing[] = [];
  for (let tries = 0; placings.length < 7 && tries < 400; tries += 1) {
    const card = cards[pick(cards.length)];
    if (card === undefined) continue;
    const size = sizeOf(card);
    const [x, y] = [pick(side + 1 - size), pick(side + 1 - size)];
    const space = covered(y * side + x, size);
    if (space.some((square) => taken.has(square) || rows[Math.floor(square / side)]?.[square % side] !== ".")) continue;
    for (const square of space) taken.add(square);
    placings.push({ name: `c${placings.length}`, card, seat: placings.length % 2 === 0 ? 0 : 1, at: name(x, y) });
  }
  return placings;
}

/** The squares of a space. */
export function covered(top: number, size: number): number[] {
  const found: number[] = [];
  for (let dy = 0; dy < size; dy += 1) for (let dx = 0; dx < size; dx += 1) found.push(top + dy * side + dx);
  return found;
}

/** Squares from one space to another, straight. */
export function apart(a: readonly number[], b: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of a)
    for (const other of b) {
      const dx = Math.abs((one % side) - (other % side));
      const dy = Math.abs(Math.floor(one / side) - Math.floor(other / side));
      least = Math.min(least, Math.max(dx, dy));
    }
  return least;
}
