import { seatRef } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { menuClaims } from "./menu.ts";
import { responses } from "./menu-options.ts";
import { activatedPowers } from "./powers.ts";
import { verdict } from "./precedence.ts";
import type { State } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { orderOf } from "./reading/facts.ts";
import { stackOf } from "./reading/names.ts";
import { tokensUnder } from "./treasure.ts";

/** One thing that a seat might have wanted to do and may not, with the rule that says so. */
export interface WhyNot {
  readonly answer: Answer;
  readonly rule: RuleId;
}

function* plays(state: State, seat: number): Generator<Answer> {
  const { body } = state;
  for (const card of new Set(body.seats[seat]?.orderHand ?? [])) {
    const order = orderOf(body, card);
    for (const creature of body.creatures) {
      if (creature.controller !== seat) continue;
      const found = responses(state, seat, creature.id, card, order?.respondsTo);
      for (const response of found.length === 0 ? [null] : found)
        for (const assist of [false, true]) yield { do: "play", card, creature: creature.id, assist, response };
    }
  }
}

function* powers(state: State, seat: number): Generator<Answer> {
  const own = state.body.creatures.filter((creature) => creature.controller === seat).map((creature) => creature.id);
  for (const thing of [...own, seatRef(seat)]) {
    const self = thing[0] === "c" ? thing : null;
    for (const [power, { text, power: printed }] of activatedPowers(state, thing, seat).entries()) {
      const found = responses(state, seat, self, text.card, printed.respondsTo);
      for (const response of found.length === 0 ? [null] : found) yield { do: "power", thing, power, response };
    }
  }
}

/** Everything that a seat could think of at its menu, allowed or not. */
function* thinkable(state: State, kind: "turn" | "respond", seat: number): Generator<Answer> {
  const { body } = state;
  yield* plays(state, seat);
  yield* powers(state, seat);
  if (kind === "respond") {
    for (const action of stackOf(state))
      for (const creature of body.creatures)
        if (creature.controller === seat) yield { do: "dodge", creature: creature.id, action: action.id };
    return;
  }
  const active = body.creatures.find((creature) => creature.id === body.turn.active);
  if (active !== undefined) {
    yield { do: "move" };
    for (const { id: target } of body.creatures) {
      yield { do: "attack", attack: "melee", target };
      yield { do: "attack", attack: "ranged", target };
    }
    for (const at of tokensUnder(body, active)) yield { do: "collect", at };
  }
  for (const creature of body.creatures)
    if (creature.controller === seat) yield { do: "activate", creature: creature.id };
}

/** Everything a menu greys out, with reasons; made only when somebody asks. */
export function whyNot(state: State, kind: "turn" | "respond", seatId: string): readonly WhyNot[] {
  const seat = state.body.seats.findIndex((s) => s.id === seatId);
  const refused: WhyNot[] = [];
  for (const answer of thinkable(state, kind, seat)) {
    const judged = verdict(menuClaims(state, seat, answer));
    if (!judged.legal) refused.push({ answer, rule: judged.rule });
  }
  return refused;
}
