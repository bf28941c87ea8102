/** Public events that triggers wait for, and those that may be replaced. */
import type { CardFilter, CreatureFilter, Reference } from "./ast.ts";
import type { AttackType, Movement, Phase, Side, Terrain, Track } from "./words.ts";

/** `who` filters the creature the event is about ("it"); not said means "this". A commander has no "this" and must say. */
export type TriggerEvent =
  /** "it" has entered a square adjacent to `to` ("this" if not said), though it may have come from another such square. */
  | { readonly on: "enters-adjacent"; readonly who?: Who; readonly to?: Reference }
  /** "it" has left a square adjacent to `to`, though it may have gone to another such square. */
  | { readonly on: "leaves-adjacent"; readonly who?: Who; readonly to?: Reference }
  | { readonly on: "moves"; readonly who?: Who; readonly how?: Movement | readonly Movement[] }
  /** Moved by an action that is not its own controller's. */
  | { readonly on: "is-moved"; readonly who?: Who; readonly how?: Movement | readonly Movement[] }
  | { readonly on: "enters"; readonly who?: Who; readonly terrain: Terrain | readonly Terrain[] }
  /** `by` is "attacker", `against` is "attacked" and "it" is the attacker. An end not said is any creature, but one end must be said. */
  | {
      readonly on: "attack-declared" | "attack-resolved";
      readonly by?: Who;
      readonly against?: Who;
      readonly type?: AttackType;
    }
  /** `by` is "source" (also "attacker" if an attack did it), `who` is "it". */
  | {
      readonly on: "damaged";
      readonly who?: Who;
      readonly by?: Who;
      readonly attack?: AttackType;
    }
  | { readonly on: "damage-prevented" | "healed" | "cowers" | "dodges" | "tapped" | "untapped"; readonly who?: Who }
  | { readonly on: "destroyed"; readonly who?: Who; readonly by?: Who }
  /** The acting creature is "it", the card's player is "player". */
  | { readonly on: "order-played"; readonly who?: Who; readonly card?: CardFilter }
  | { readonly on: "order-drawn" | "order-discarded"; readonly whose: Side }
  | { readonly on: "collected-treasure" | "chest-revealed" | "deployed"; readonly who?: Who }
  | { readonly on: "turn-starts" | "turn-ends"; readonly whose: Side | "any" }
  | { readonly on: "phase-starts"; readonly phase: Phase; readonly whose: Side | "any" }
  | { readonly on: "activation-starts" | "activation-ends"; readonly who?: Who }
  | { readonly on: "attached" | "detached"; readonly who?: Who; readonly card?: CardFilter }
  | { readonly on: "track-raised" | "track-lowered"; readonly track: Track; readonly whose: Side }
  | { readonly on: "control-changed"; readonly who?: Who };

/** "this", or creatures that fit. */
export type Who = "this" | CreatureFilter;

/** What may be replaced before it happens. Amounts of the event are read by `{event: amount}`. */
export type ReplaceableEvent =
  | { readonly on: "damaged"; readonly who?: Who; readonly by?: Who; readonly attack?: AttackType }
  | { readonly on: "destroyed"; readonly who?: Who; readonly by?: Who }
  | { readonly on: "is-moved"; readonly who?: Who; readonly how?: Movement | readonly Movement[] }
  | { readonly on: "tapped" | "untapped" | "healed"; readonly who?: Who }
  | { readonly on: "order-drawn" | "order-discarded"; readonly whose: Side }
  | { readonly on: "track-raised" | "track-lowered"; readonly track: Track; readonly whose: Side };
