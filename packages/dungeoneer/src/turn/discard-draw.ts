import { discard, fillHand, HAND, takeFromHand } from "../changes/cards.ts";
import { discardFromPack } from "../changes/monsters.ts";
import { discardReadied } from "../changes/readied.ts";
import { excessNext } from "../effects/excess.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Player } from "../state.ts";
import { isCutShort } from "./acting.ts";
import type { TurnLocals } from "./locals.ts";

/** A hand that is still full is left so: one card is discarded and none drawn (dg.ruling.hand-over-five). */
const whyOne = ({ hand }: Player): readonly RuleId[] => (hand.length >= HAND ? ["dg.ruling.hand-over-five"] : []);

/** The one discard of the phase, from hand, Treasures or Pack (dg.discard.sources). `by`: the entry, where a campaign has its own. */
export function part(run: Run, place: number, answer: Answer, by: RuleId | null): void {
  const player = playerAt(run.body, place);
  const isEmpty: readonly RuleId[] = player.hand.length === 0 ? ["dg.ruling.discard-with-empty-hand"] : [];
  switch (answer.do) {
    case "discard":
      takeFromHand(run, place, answer.card);
      discard(run, place, answer.card, "hand", by ?? "dg.discard.mandatory-one", whyOne(player));
      return;
    case "discard-treasure":
      discardReadied(run, place, "treasures", answer.treasure, by ?? "dg.treasure.discard-option", isEmpty);
      return;
    case "discard-monster":
      discardFromPack(run, place, answer.monster, by ?? "dg.pack.discard-option", isEmpty);
      return;
    default:
      return;
  }
}

/** One Movement at most is kept for the turns of others, without a question: it is never worse (dg.draw.keep-movement). */
function keepMovement(run: Run, place: number): void {
  const player = playerAt(run.body, place);
  if (player.movements <= 1) return;
  const amount = player.movements - 1;
  player.movements = 1;
  const because: readonly RuleId[] = ["dg.ruling.movement-kept"];
  run.emit({ event: "lost", player: place, resource: "movements", amount, rule: "dg.draw.keep-movement", because });
}

/** Whether there is anything to discard: one card must go if the hand has any (dg.discard.mandatory-one). */
const hasAny = (run: Run, place: number): boolean => {
  const { hand, treasures, pack } = playerAt(run.body, place);
  return hand.length + treasures.length + pack.length > 0;
};

export const discardDrawProcedure: Chapter<Pick<TurnLocals, "discard-draw">>["discard-draw"] = {
  steps: {
    start: (run) => {
      const { player } = run.body.turn;
      if (!hasAny(run, player)) return next("draw");
      return ask({ kind: "discard", rule: "dg.discard.mandatory-one" }, [idAt(run.body, player)], "chosen");
    },
    chosen: (run, _, input) => {
      if (input.kind === "answer") part(run, run.body.turn.player, input.answer, null);
      return excessNext(run.body, "draw") ?? next("draw");
    },
    draw: (run) => {
      const { player } = run.body.turn;
      if (isCutShort(run.body)) return done(nothing);
      fillHand(run, player, HAND, "dg.draw.fill-to-five");
      keepMovement(run, player);
      return done(nothing);
    },
  },
};
