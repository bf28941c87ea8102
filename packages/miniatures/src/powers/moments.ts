import type { Harm, Source } from "../events.ts";
import type { Space } from "../lines/scene.ts";

/**
 * What powers may answer, in the words of `TriggerEvent`: the windows of the rulebook (mn.attack.step1-declare and
 * following). A moment that is about an attack names it by its number; its frame holds what a power may still change.
 */
export type Moment =
  | { readonly on: "round-starts" | "round-ends" | "champion-test" }
  | { readonly on: "turn-starts" | "turn-ends"; readonly creature: string }
  | {
      readonly on: "attack-declared" | "attack-begins" | "attack-ends";
      readonly attack: number;
      readonly creature: string;
    }
  | { readonly on: "targeted"; readonly attack: number; readonly creature: string; readonly target: string }
  | {
      readonly on: "attack-rolled" | "hit" | "missed";
      readonly attack: number;
      readonly creature: string;
      readonly target: string;
      readonly critical: boolean;
    }
  | {
      readonly on: "would-take-damage" | "takes-damage";
      readonly creature: string;
      readonly harm: readonly Harm[];
      readonly source: Source;
    }
  | { readonly on: "bloodied" | "saves" | "fails-save"; readonly creature: string }
  /** `amount`: hit points really healed. */
  | { readonly on: "healed"; readonly creature: string; readonly amount?: number }
  | { readonly on: "destroyed"; readonly creature: string; readonly credited: string | null; readonly source: Source }
  | { readonly on: "gains-condition"; readonly creature: string; readonly condition: string }
  | { readonly on: "leaves"; readonly creature: string; readonly square: number }
  /** `from`: the space that it held before; not said if it was not on the map. */
  | { readonly on: "enters"; readonly creature: string; readonly square: number; readonly from?: Space }
  /** `squares`: straight from where it began to where it ended (mn.power.trigger.movement). */
  | { readonly on: "movement-ends"; readonly creature: string; readonly squares: number }
  | { readonly on: "uses-power"; readonly creature: string; readonly type: string | null }
  /** Over with all that came of it: no text names these, they are for what waits for the end (mn.ruling.immediate-default). */
  | { readonly on: "use-ends"; readonly creature: string; readonly type: string | null }
  | { readonly on: "save-ends"; readonly creature: string; readonly saved: boolean };
