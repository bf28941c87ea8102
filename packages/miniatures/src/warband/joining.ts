import type { RuleId } from "../ledger/rule-ids.ts";
import { reviewWarband, type WarbandFault } from "./faults.ts";
import type { BuiltFor } from "./restrictions.ts";
import type { Catalogue, Warband } from "./warband.ts";

/** Whether a card may be added to a warband as it stands. */
export interface Joining {
  readonly legal: boolean;
  /** Faults that adding it would bring. */
  readonly faults: readonly WarbandFault[];
  /** Rules by which it is welcome although it is of several factions, or of no alignment. */
  readonly because: readonly RuleId[];
}

/** For one more creature of this card. */
export function mayJoin(list: Warband, card: string, catalogue: Catalogue, game: BuiltFor): Joining {
  const joined = { ...list, creatures: [...list.creatures, { card, items: [] }] };
  const faults = broughtBy(joined, list, catalogue, game);
  const known = catalogue.creatures.get(card);
  const because: RuleId[] = [];
  const several = known !== undefined && list.faction !== null && known.factions.length > 1;
  if (several) because.push("mn.warband.faction.multi");
  if (known?.alignment === "unaligned") because.push("mn.warband.alignment.unaligned");
  if (known?.champion !== undefined) because.push("mn.warband.champion-optional");
  return { legal: faults.length === 0, faults, because: faults.length === 0 ? because : [] };
}

/** For one more item of this card, without a carrier. */
export function mayBring(list: Warband, item: string, catalogue: Catalogue, game: BuiltFor): Joining {
  const faults = broughtBy({ ...list, items: [...list.items, item] }, list, catalogue, game);
  return { legal: faults.length === 0, faults, because: faults.length === 0 ? ["mn.ruling.unassigned-items"] : [] };
}

function broughtBy(next: Warband, list: Warband, catalogue: Catalogue, game: BuiltFor): readonly WarbandFault[] {
  const before = new Set(reviewWarband(list, catalogue, game).faults.map((fault) => JSON.stringify(fault)));
  return reviewWarband(next, catalogue, game).faults.filter((fault) => !before.has(JSON.stringify(fault)));
}
