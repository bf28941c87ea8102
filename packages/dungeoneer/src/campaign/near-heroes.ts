import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { checkPlacement, legalPlacements, linkedTo, type Placement, placements } from "../map/placing.ts";
import { sides } from "../map/sides.ts";
import { leadsTo, spaceOf } from "../map/ways.ts";
import type { Body } from "../state.ts";

/** Steps over links from each space to the nearest hero's (dg.ruling.campaign-build-distance). */
function stepsToHeroes(body: Body): ReadonlyMap<string, number> {
  const found = new Map<string, number>(
    body.players.flatMap(({ alive, at }) => (alive && at !== "" ? [[at, 0] as const] : [])),
  );
  for (const [id, steps] of found)
    for (const side of sides) {
      const other = leadsTo(body, spaceOf(body, id), side);
      if (other !== null && !found.has(other.id)) found.set(other.id, steps + 1);
    }
  return found;
}

/** Steps over links from where a card would lie to the nearest hero: 1 where it is joined to a hero's space. */
function stepsFrom(body: Body, card: string, placement: Placement, steps: ReadonlyMap<string, number>): number {
  const beside = linkedTo(body, { card, ...placement }).map(({ id }) => steps.get(id) ?? Number.POSITIVE_INFINITY);
  return 1 + Math.min(...beside);
}

/** How near to a hero any of these cards can lie at all: 1 where it is joined to a hero's space. */
export function nearest(body: Body, cards: readonly string[]): number {
  const steps = stepsToHeroes(body);
  let least = Number.POSITIVE_INFINITY;
  for (const card of new Set(cards))
    for (const placement of placements(body)) {
      const far = stepsFrom(body, card, placement, steps);
      if (far < least && checkPlacement(body, card, placement).legal) least = far;
      if (least === 1) return least;
    }
  return least;
}

/** Whether a card would be joined to one of these spaces. */
const joins = (body: Body, card: string, placement: Placement, laid: readonly string[]): boolean =>
  linkedTo(body, { card, ...placement }).some(({ id }) => laid.includes(id));

/** A Build under way: the cards that are not laid yet, and the spaces of those that are. */
interface Build {
  readonly cards: readonly string[];
  readonly laid: readonly string[];
}

/** Everywhere that a card of the Build may lie: as near to a hero as any of them can the first, joined to those before it the others. */
export function buildPlacements(body: Body, card: string, { cards, laid }: Build): readonly Placement[] {
  const all = legalPlacements(body, card);
  if (laid.length > 0) return all.filter((placement) => joins(body, card, placement, laid));
  const steps = stepsToHeroes(body);
  const least = nearest(body, cards);
  return all.filter((placement) => stepsFrom(body, card, placement, steps) === least);
}

/** What stands against building a card somewhere (dg.campaign.dl.build, dg.campaign.dl.build-near-hero). */
export function claimBuild(
  body: Body,
  { cards, laid }: Build,
  { card, ...placement }: Placement & { readonly card: string },
  claims: Claims<RuleId>,
): void {
  if (!cards.includes(card)) {
    claims.forbid("dg.campaign.dl.build", 2);
    return;
  }
  const verdict = checkPlacement(body, card, placement);
  if (!verdict.legal) {
    claims.forbid(verdict.rule);
    return;
  }
  if (laid.length > 0) {
    if (!joins(body, card, placement, laid)) claims.forbid("dg.campaign.dl.build");
    return;
  }
  const least = nearest(body, cards);
  if (stepsFrom(body, card, placement, stepsToHeroes(body)) > least)
    claims.forbid(least === 1 ? "dg.campaign.dl.build-near-hero" : "dg.ruling.campaign-build-distance");
}
