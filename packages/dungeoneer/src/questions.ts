import type { RuleId } from "./ledger/rule-ids.ts";
import type { Placement } from "./map/placing.ts";
import type { Form, Side } from "./vocabulary/index.ts";

interface Cited {
  /** The entry of the ledger by which it is asked. */
  readonly rule: RuleId;
}

export type Question = Cited &
  (
    | { readonly kind: "orient"; readonly card: string; readonly side: Side }
    | { readonly kind: "bane" }
    | { readonly kind: "attack" }
    /** `bane`: the Bane that may be answered; null for the Encounters of the batch. */
    | { readonly kind: "respond"; readonly bane: string | null }
    | { readonly kind: "form"; readonly card: string; readonly target: number; readonly forms: readonly Form[] }
    | { readonly kind: "strike-back" }
    | { readonly kind: "survivor"; readonly id: string }
    | { readonly kind: "excess" }
    | { readonly kind: "assign"; readonly left: number }
    | { readonly kind: "place"; readonly card: string }
    | { readonly kind: "act" }
    | { readonly kind: "discard" }
  );

export type Answer =
  | { readonly do: "orient"; readonly turned: boolean }
  /** A Bane from the hand on the hero of a seat. */
  | { readonly do: "bane"; readonly card: string; readonly target: string }
  /** An Encounter from the hand, or a monster of the Pack by its id. */
  | { readonly do: "send"; readonly card: string; readonly target: string }
  | { readonly do: "send-pack"; readonly monster: string; readonly target: string }
  /** A Response Boon: `to` is the Encounter that it answers, null for the Bane; `side` is where a hero steps away to. */
  | { readonly do: "respond"; readonly card: string; readonly to: string | null }
  | { readonly do: "done" }
  | { readonly do: "pass" }
  | { readonly do: "form"; readonly form: Form }
  | { readonly do: "keep"; readonly where: "hand" | "pack" }
  | { readonly do: "assign"; readonly to: string }
  | ({ readonly do: "place" } & Placement)
  | { readonly do: "move"; readonly side: Side }
  | { readonly do: "try-door"; readonly side: Side }
  | { readonly do: "untip" }
  | { readonly do: "explore" }
  | { readonly do: "challenge"; readonly hero: string; readonly form: Form }
  | { readonly do: "challenge-monster"; readonly monster: string; readonly form: Form }
  | { readonly do: "challenge-quest"; readonly quest: string; readonly form: Form }
  | { readonly do: "play"; readonly card: string }
  /** `bonus`: how many bonuses are bought for a Chance Quest (dg.quest.chance.bonus). */
  | { readonly do: "quest"; readonly quest: string; readonly bonus: number }
  | { readonly do: "pick-up"; readonly quest: string }
  | { readonly do: "set-down"; readonly quest: string }
  /** A challenge for the component that a hero carries (dg.quest.escort.steal). */
  | { readonly do: "challenge-escort"; readonly hero: string; readonly quest: string; readonly form: Form }
  | { readonly do: "end" }
  | { readonly do: "discard"; readonly card: string }
  | { readonly do: "discard-treasure"; readonly treasure: string }
  | { readonly do: "discard-monster"; readonly monster: string };
