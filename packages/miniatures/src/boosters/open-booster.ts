import { type ChanceState, draw, type Roll } from "@undercroft/kernel";
import { type Booster, type CreatureCard, fitsSlot } from "../vocabulary/index.ts";

/** A booster once it is open. */
export interface OpenBooster {
  /** Ids of creature cards, slot by slot. */
  readonly creatures: readonly string[];
  /** The chance that chose them, in order. */
  readonly rolls: readonly Roll[];
}

/** The purpose of every draw from a booster. */
export const boosterPurpose = "booster creature";

/**
 * Opens one booster: each slot draws among the creatures that fit it, none twice. A slot that asks for more creatures than fit
 * gives all of them.
 */
export function openBooster(chance: ChanceState, booster: Booster, creatures: readonly CreatureCard[]): OpenBooster {
  const drawn: string[] = [];
  const rolls: Roll[] = [];
  for (const slot of booster.contents) {
    const left = creatures.filter((card) => fitsSlot(card, slot)).map(({ id }) => id);
    for (let i = 0; i < slot.count && left.length > 0; i += 1) {
      const roll = draw(chance, boosterPurpose, left.length);
      rolls.push(roll);
      drawn.push(...left.splice(roll.result, 1));
    }
  }
  return { creatures: drawn, rolls };
}
