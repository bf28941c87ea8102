/** What there is on cards to be seen at work, and what of it has been seen: for games whose cards are data. */
import { writePath } from "@undercroft/cards";
import type { GameTypes, Procedure, Run, Step } from "@undercroft/kernel";

export type Path = readonly (string | number)[];

/** Something on a card that is to be seen, and what it is: "do:damage", "power:static". */
interface Node {
  readonly steps: Path;
  readonly kind: string;
}

export interface CardNodes {
  readonly card: string;
  readonly nodes: readonly Node[];
}

export const nameOf = (card: string, path: Path): string => `${card}: ${writePath(path)}`;

export interface Census {
  readonly nodes: readonly string[];
  /** All that is seen when something at this path of a card has been at work: it, what encloses it, what belongs to these. */
  at(card: string, path: Path): readonly string[];
  /** All that is seen when just this is. */
  only(name: string): readonly string[];
}

/**
 * `belongs` tells which nodes are seen as soon as what they belong to is: they say when and at what price, not what
 * happens.
 */
export function censusOf(cards: readonly CardNodes[], belongs: (kind: string) => boolean): Census {
  const nodes = new Set<string>();
  const belonging = new Map<string, string[]>();
  for (const { card, nodes: found } of cards)
    for (const { steps, kind } of found) {
      const name = nameOf(card, steps);
      nodes.add(name);
      if (!belongs(kind)) continue;
      for (let up = steps.length - 1; up >= 0; up--) {
        const outer = nameOf(card, steps.slice(0, up));
        if (!nodes.has(outer) && up > 0) continue;
        belonging.set(outer, [...(belonging.get(outer) ?? []), name]);
        break;
      }
    }
  const only = (name: string): string[] => {
    const seen = nodes.has(name) ? [name] : [];
    for (const one of belonging.get(name) ?? []) seen.push(...only(one));
    return seen;
  };
  return {
    nodes: [...nodes],
    at: (card, path) => {
      const seen: string[] = [];
      for (let length = 0; length <= path.length; length++) seen.push(...only(nameOf(card, path.slice(0, length))));
      return seen;
    },
    only,
  };
}

/** What has been seen, and what of it has been told already. */
export class Sightings {
  private readonly seen = new Set<string>();
  private readonly told = new Set<string>();

  note(names: readonly string[]): void {
    for (const name of names) if (!this.told.has(name)) this.seen.add(name);
  }

  has(name: string): boolean {
    return this.told.has(name) || this.seen.has(name);
  }

  /** What has been seen since this was last asked. */
  news(): readonly string[] {
    const news = [...this.seen];
    for (const name of news) this.told.add(name);
    this.seen.clear();
    return news;
  }
}

/** A procedure with an eye on it: after each of its steps `look` is shown its locals, the place that `before` read, and the run. */
export function watch<T extends GameTypes, L>(
  procedure: Procedure<T, L>,
  look: (locals: L, before: number, run: Run<T>) => void,
  before: (locals: L) => number,
): Procedure<T, L> {
  const wrap =
    (step: Step<T, L>): Step<T, L> =>
    (run, locals, input) => {
      const place = before(locals);
      const next = step(run, locals, input);
      look(locals, place, run);
      return next;
    };
  const { start, ...others } = procedure.steps;
  const wrapped = Object.fromEntries(
    Object.entries(others).map(([name, step]) => [name, step === undefined ? start : wrap(step)]),
  );
  return { ...procedure, steps: { ...wrapped, start: wrap(start) } };
}
