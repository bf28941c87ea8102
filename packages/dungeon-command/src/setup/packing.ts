/** Creatures of one size that are to be packed, and the tops of the spaces where each may lie. */
export interface Group {
  readonly size: number;
  readonly count: number;
  readonly tops: readonly number[];
}

/**
 * The greatest number of creatures that can lie at once without sharing a square, by exact search with pruning. `width`
 * is that of the board. Start areas are small, and the search ends as soon as everything fits.
 */
export function mostPacked(groups: readonly Group[], width: number): number {
  const singles = groups.find((group) => group.size === 1) ?? { size: 1, count: 0, tops: [] };
  const blocks = groups.filter((group) => group.size > 1).sort((a, b) => b.size - a.size);
  const total = groups.reduce((sum, group) => sum + group.count, 0);
  const taken = new Set<number>();
  let best = 0;

  const offsets = new Map<number, readonly number[]>(blocks.map(({ size }) => [size, offsetsOf(size, width)]));

  const fill = (placed: number): void => {
    let room = 0;
    for (const top of singles.tops) if (room < singles.count && !taken.has(top)) room += 1;
    best = Math.max(best, placed + room);
  };

  /** Lays the remaining creatures of one group on tops from `from` on, then goes on with the next group. */
  const lay = (index: number, from: number, left: number, placed: number, after: number): void => {
    if (best === total || placed + left + after <= best) return;
    const group = blocks[index];
    if (group === undefined) {
      fill(placed);
      return;
    }
    if (left > 0) {
      const shape = offsets.get(group.size) ?? [];
      for (let at = from; at < group.tops.length; at += 1) {
        const top = group.tops[at] ?? -1;
        if (shape.some((offset) => taken.has(top + offset))) continue;
        for (const offset of shape) taken.add(top + offset);
        lay(index, at + 1, left - 1, placed + 1, after);
        for (const offset of shape) taken.delete(top + offset);
      }
    }
    const next = blocks[index + 1]?.count ?? 0;
    lay(index + 1, 0, next, placed, after - next);
  };

  const first = blocks[0]?.count ?? 0;
  lay(0, 0, first, 0, total - first);
  return best;
}

function offsetsOf(size: number, width: number): number[] {
  const offsets: number[] = [];
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) offsets.push(y * width + x);
  return offsets;
}
