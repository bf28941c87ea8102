import type { GameTypes } from "../game.ts";
import type { Plan, Report } from "./play-out.ts";
import { playOut, Tally } from "./play-out.ts";

/** What a game's content promises to bring about. */
export interface ContentCensus<T extends GameTypes> {
  /** Every node of every card, by a name of the game's choosing, such as `packs/ember: flare: steps[1]`. */
  readonly nodes: readonly string[];
  /** The nodes that an event was brought about by. */
  cites(event: T["event"]): readonly string[];
}

/**
 * Exhaustive content: over all games every node has brought its event about at least once. Each that
 * has not is a failure of kind "never-happened". Nodes cited that the census does not list are failures too.
 */
export function exhaustiveContent<T extends GameTypes>(plan: Plan<T>, census: ContentCensus<T>): Report<T> {
  const tally = new Tally<T>();
  const known = new Set(census.nodes);
  const seen = new Set<string>();
  const note = (events: readonly T["event"][]): void => {
    for (const event of events) for (const node of census.cites(event)) seen.add(node);
  };
  for (let i = 0; i < plan.games; i++) {
    const end = playOut(
      plan,
      i,
      tally,
      ({ session }) => note(session.events),
      (_, now) => note(now.events),
    );
    if (end !== null)
      for (const node of seen) if (!known.has(node)) tally.fail(end, end.record.seed, "unknown-node", node);
  }
  for (const node of census.nodes) if (!seen.has(node)) tally.fail(null, plan.seed, "never-happened", node);
  tally.count("nodes", known.size);
  tally.count("seen", seen.size);
  return tally.report("content", plan.games);
}
