import { equip } from "../campaign/equipping.ts";
import { isDungeonlord } from "../campaign/party.ts";
import { gain } from "../changes/resources.ts";
import type { Dealt } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { clockwiseFrom, hasFallenSince, idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import { isCutShort } from "./acting.ts";
import type { Source, TurnLocals } from "./locals.ts";

const wounds = (dealt: readonly Dealt[], is: (one: Dealt) => boolean): number =>
  dealt.reduce((sum, one) => (is(one) ? sum + one.wounds : sum), 0);

/** Wounds that monsters dealt to heroes bring their owner Peril to give (dg.reward.peril-per-wound). */
const perilDue = (dealt: readonly Dealt[]): number =>
  wounds(dealt, ({ by, to }) => by.is === "monster" && to.is === "hero");

/** Wounds that heroes dealt to monsters bring Glory, clockwise from the active player (dg.reward.glory-per-wound). */
function payGlory(run: Run, from: Source, dealt: readonly Dealt[]): void {
  const because: RuleId[] = ["dg.ruling.reward-batching"];
  if (from === "pack") because.push("dg.ruling.wandering-challenge");
  for (const place of clockwiseFrom(run.body, run.body.turn.player)) {
    const due = wounds(dealt, ({ by, to }) => by.is === "hero" && by.player === place && to.is === "monster");
    // What its fallen hero did before is paid to whoever comes again.
    const anew: readonly RuleId[] = hasFallenSince(run.body, place, run.body.turn.falls)
      ? ["dg.ruling.respawn-batch-rewards"]
      : [];
    gain(run, place, "glory", due, "dg.reward.glory-per-wound", [...because, ...anew]);
  }
}

/** Whoever has left, or begins anew, gives none; nor is any given where nobody may have it (dg.ruling.peril-recipients). */
const mayGive = (body: Body, owner: number): boolean =>
  !playerAt(body, owner).out &&
  !(owner === body.turn.player && isCutShort(body)) &&
  clockwiseFrom(body, owner).length > 0;

/** Peril is given first, point by point, then Glory is paid (dg.ruling.reward-batching). */
export const rewardProcedure: Chapter<Pick<TurnLocals, "reward">>["reward"] = {
  steps: {
    start: (run, locals) => {
      const due = perilDue(locals.dealt);
      if (isDungeonlord(run.body, locals.owner) && locals.from === "pack")
        gain(run, locals.owner, "peril", due, "dg.campaign.dl.keeps-pack-peril");
      else locals.peril = due;
      return next("assign");
    },
    assign: (run, { owner, from, dealt, peril }) => {
      const { body } = run;
      if (peril > 0 && mayGive(body, owner))
        return ask({ kind: "assign", left: peril, rule: "dg.reward.peril-per-wound" }, [idAt(body, owner)], "assigned");
      payGlory(run, from, dealt);
      return equip(run, "over");
    },
    assigned: (run, locals, input) => {
      locals.peril -= 1;
      if (input.kind === "answer" && input.answer.do === "assign")
        gain(run, placeOf(run.body, input.answer.to), "peril", 1, "dg.reward.peril-per-wound");
      return next("assign");
    },
    over: () => done(nothing),
  },
};
