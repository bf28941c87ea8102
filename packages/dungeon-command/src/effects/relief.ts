import type { CreatureFilter, SquareFilter, TargetQuery } from "../vocabulary/index.ts";

/**
 * What is left of a creature filter without everything that a preceding action of the same card may change: where the
 * creature is and in what state. Its kind stays: sides, keywords, Abilities, numbers
 * (dc.ruling.multi-action-target-legality).
 */
function creatureKind(filter: CreatureFilter): CreatureFilter {
  const { within, adjacentTo, inCoverFrom, on, tapped, damaged, damage, attached, anyOf, not, ...kind } = filter;
  const others = anyOf?.map(creatureKind);
  const outside = not === undefined ? undefined : creatureKind(not);
  const excludes = outside !== undefined && not !== undefined && sameKeys(outside, not);
  return {
    ...kind,
    ...(others === undefined ? {} : { anyOf: others }),
    ...(excludes ? { not: outside } : {}),
  };
}

/** Of what is not to be, only what is all of a kind can be tested: a part of it alone would exclude too much. */
const sameKeys = (a: CreatureFilter, b: CreatureFilter): boolean => Object.keys(a).length === Object.keys(b).length;

function squareKind({ terrain }: SquareFilter): SquareFilter {
  return terrain === undefined ? {} : { terrain };
}

/** A target's query as it is read for the actions of a card after the first, when the card is played. */
export function kindOnly(query: TargetQuery): TargetQuery {
  if ("creatures" in query) return { creatures: creatureKind(query.creatures) };
  if ("squares" in query) return { squares: squareKind(query.squares) };
  return query;
}
