import type { MustBeNear } from "../effects/must-be-near.ts";
import type { TextRef } from "../state.ts";
import type { CreatureCard, OrderCard } from "../vocabulary/index.ts";

/** A record with all its keys, said or not: records that are built alike are read fastest. */
export type Whole<T> = { readonly [K in keyof T]-?: T[K] | undefined };

/** Whether a creature brings what an Order card asks for: by itself, if others add their Levels, or not at all. */
export type Meets = "alone" | "with-help" | "never";

/** What an Order card says of itself, besides what its actions do. */
export type WholeOrder = Required<Pick<OrderCard, "id" | "level" | "ability" | "kind">> &
  Whole<Pick<OrderCard, "requires" | "affinity" | "playIf" | "respondsTo" | "costs">> & {
    /** The reference to its own text. */
    readonly text: TextRef;
    /** Some action of it is a ranged attack by the acting creature that needs a ranged entry. */
    readonly needsEntry: boolean;
    /** Who must stand near the acting creature for its targets to be there; null if it does not say so plainly. */
    readonly near: MustBeNear | null;
    /** What was found for Creature cards so far, where nothing but print decides it (`printedRequirements`). */
    readonly meets: Map<string, Meets>;
  };

/** What a Creature card prints, besides its powers. */
export type WholeCreature = Required<
  Pick<CreatureCard, "level" | "keywords" | "hitPoints" | "speed" | "melee" | "abilities" | "size" | "traits">
> &
  Whole<Pick<CreatureCard, "ranged">>;

export function wholeOrder(card: OrderCard, needsEntry: boolean, near: MustBeNear | null): WholeOrder {
  return {
    id: card.id,
    level: card.level,
    ability: card.ability,
    kind: card.kind,
    requires: card.requires,
    affinity: card.affinity,
    playIf: card.playIf,
    respondsTo: card.respondsTo,
    costs: card.costs,
    text: { card: card.id, path: [] },
    needsEntry,
    near,
    meets: new Map(),
  };
}

export function wholeCreature(card: CreatureCard): WholeCreature {
  return {
    level: card.level,
    keywords: card.keywords,
    hitPoints: card.hitPoints,
    speed: card.speed,
    melee: card.melee,
    abilities: card.abilities,
    size: card.size ?? 1,
    traits: card.traits ?? [],
    ranged: card.ranged,
  };
}
