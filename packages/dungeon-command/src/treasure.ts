import { Claims } from "@undercroft/kernel";
import { noteDeed } from "./deeds.ts";
import { squareId } from "./ids.ts";
import type { RuleId } from "./ledger/rule-ids.ts";
import { squaresOf } from "./moving/space.ts";
import { tapped, timing } from "./powers.ts";
import { CARD_LEVEL } from "./precedence.ts";
import type { Run, State } from "./procedures.ts";
import type { Waiting } from "./stack/waiting.ts";
import type { Body, Creature } from "./state.ts";
import { forbids } from "./traits.ts";

/** Squares with Treasure tokens under a creature, ascending. */
export function tokensUnder(body: Body, creature: Creature): readonly number[] {
  if (body.tokens.length === 0) return [];
  const space = squaresOf(body, creature);
  return body.tokens.filter((t) => space.includes(t.at)).map((t) => t.at);
}

/** Collecting is a standard action of a creature on a square with tokens (dc.treasure.collect-action). */
export function collectClaims(
  state: State,
  seat: number,
  creature: Creature,
  at: number,
  claims: Claims<RuleId> = new Claims<RuleId>(),
): Claims<RuleId> {
  timing(state, seat, "standard", creature, claims);
  tapped(state, "standard", creature, claims);
  if (!tokensUnder(state.body, creature).includes(at)) claims.forbid("dc.treasure.collect-action");
  if (forbids(state, "collect", creature) !== null) claims.forbid("dc.ruling.card-conflicts", CARD_LEVEL);
  return claims;
}

/** Why the chest is turned over: entering is enough, on the way or moved by whom it may be, with any square of a space. */
function revealRule(body: Body, creature: Creature, onTheWay: boolean): RuleId {
  if (onTheWay || body.turn.active !== creature.id) return "dc.ruling.chest-while-passing";
  return squaresOf(body, creature).length > 1 ? "dc.space.enters-together" : "dc.treasure.reveal";
}

/** A creature enters a square: a chest there is turned over and its tokens laid out (dc.ruling.chest-while-passing). */
export function revealChest(run: Run, creature: Creature, square: number, onTheWay: boolean): void {
  const { body } = run;
  if (body.chests.length === 0) return;
  const chest = body.chests.find((c) => c.at === square);
  if (chest === undefined || chest.value === null) return;
  body.chests = body.chests.filter((c) => c !== chest);
  body.tokens = [...body.tokens, { at: square, count: chest.value }];
  noteDeed(run, creature, "reveal-chest");
  const rule = revealRule(body, creature, onTheWay);
  run.emit({ event: "chest-revealed", creature: creature.id, at: square, value: chest.value, rule });
  const thing = squareId(square);
  run.emit({ event: "noted", thing, rule: "dc.treasure.tokens-placed" });
  run.emit({ event: "noted", thing, rule: "dc.treasure.marker-removed" });
}

/** Takes one token from the square of a collecting action; false if the creature or the token is gone. */
export function payTreasure(run: Run, action: Waiting): boolean {
  const { body } = run;
  const creature = body.creatures.find((c) => c.id === action.creature);
  const { square } = action;
  if (creature === undefined || square === null || !tokensUnder(body, creature).includes(square)) return false;
  body.tokens = body.tokens
    .map((t) => (t.at === square ? { at: t.at, count: t.count - 1 } : t))
    .filter((t) => t.count > 0);
  run.emit({
    event: "collected",
    creature: creature.id,
    seat: creature.controller,
    at: square,
    rule: "dc.treasure.token-removed",
  });
  return true;
}
