import { seatRef } from "../ids.ts";
import type { State } from "../procedures.ts";
import { actionById, noDealt, noSecrets } from "../reading/names.ts";
import type { Waiting } from "../stack/waiting.ts";
import { sourceOf } from "../stack/waiting.ts";
import type { Names, TextRef } from "../state.ts";
import { attacksOf } from "./attacks.ts";
import { addNames } from "./binding.ts";
import type { Env } from "./locals.ts";

/** What a text is about to be read with, while it is declared. */
export interface Declaring {
  /** Seat number of "you". */
  readonly seat: number;
  readonly self: string | null;
  readonly text: TextRef;
  /** Names bound already. */
  readonly names: Names;
  readonly amount: number | null;
  /** Id of the action responded to, or null. */
  readonly response: string | null;
}

/** Binds what the words of a response mean: its action, whose it is, and of an attack both ends. */
function bindResponse(state: State, id: string | null, names: { [name: string]: readonly string[] }): void {
  const action = id === null ? null : actionById(state, id);
  if (id === null || action === null) return;
  names["response"] = [id];
  names["player"] = [seatRef(action.seat)];
  if (action.creature !== null) names["it"] = [action.creature];
  const [attack] = attacksOf(state, action);
  if (attack === undefined) return;
  if (attack.attacker !== null) names["attacker"] = [attack.attacker];
  names["attacked"] = attack.targets;
}

/** What the words of a text mean while it is declared: before it is on the stack, or while its targets are chosen. */
export function envFor(state: State, { seat, self, text, names, amount, response }: Declaring): Env {
  const bound: { [name: string]: readonly string[] } = {};
  bindResponse(state, response, bound);
  addNames(bound, names);
  return {
    action: null,
    seat,
    self,
    card: null,
    names: bound,
    amount,
    source: { action: null, creature: self, seat, card: text.card, attack: null, terrain: null },
    dealt: noDealt,
    secret: noSecrets,
  };
}

/** What the words of an action on the stack mean now. */
export function envOf(state: State, action: Waiting, names: Names = action.names): Env {
  const bound: { [name: string]: readonly string[] } = {};
  bindResponse(state, action.response, bound);
  addNames(bound, names);
  return {
    action: action.id,
    seat: action.seat,
    self: action.creature,
    card: action.card,
    names: bound,
    amount: action.amount,
    source: sourceOf(action),
    dealt: [],
    secret: [],
  };
}
