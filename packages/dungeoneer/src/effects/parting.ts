import { discard, takeFromHand } from "../changes/cards.ts";
import { discardFromPack } from "../changes/monsters.ts";
import { discardReadied } from "../changes/readied.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { EffectLocals } from "./locals.ts";

type Parting = EffectLocals["parting"];

/** One card goes (dg.card.forced-discard, dg.boon.forced-discard). */
function part(run: Run, { place, from, rule }: Parting, answer: Answer): void {
  if (from === "hand") {
    if (answer.do !== "discard") return;
    takeFromHand(run, place, answer.card);
    discard(run, place, answer.card, "hand", rule);
    return;
  }
  if (answer.do !== "part") return;
  if (from === "pack") {
    discardFromPack(run, place, answer.thing, rule);
    return;
  }
  const because: readonly RuleId[] = from === "boons" ? ["dg.boon.forced-discard"] : [];
  discardReadied(run, place, from, answer.thing, rule, because);
}

/** A player parts with cards, one after the other, as long as it has any. */
export const partingProcedure: Chapter<Pick<EffectLocals, "parting">>["parting"] = {
  steps: {
    start: ({ body }, { place, by, from, left, rule }) => {
      if (left <= 0 || playerAt(body, place)[from].length === 0 || playerAt(body, by).out) return done(nothing);
      return ask({ kind: "part", from, of: place, left, rule }, [idAt(body, by)], "chosen");
    },
    chosen: (run, locals, input) => {
      locals.left -= 1;
      if (input.kind === "answer") part(run, locals, input.answer);
      return next("start");
    },
  },
};
