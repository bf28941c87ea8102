import { newId } from "../changes/cards.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import { mapWith } from "./links.ts";
import type { MapLocals } from "./locals.ts";
import { fitsSomewhere, type Placement, whyNowhere, whyPlaced } from "./placing.ts";

/** A Map card lies on the table from now on. */
export function lay(
  run: Run,
  player: number | null,
  card: string,
  { x, y, turned }: Placement,
  rule: RuleId,
  because: readonly RuleId[] = [],
): void {
  const id = newId(run, "s");
  run.body.map = mapWith(run.body, { id, card, x, y, turned });
  run.emit({ event: "placed", player, space: id, card, x, y, turned, rule, because });
}

/** Cards that fit nowhere go back among the others (dg.ruling.build-no-legal-placement). */
export function putBack(run: Run, aside: readonly string[]): void {
  if (aside.length === 0) return;
  run.body.mapDeck.push(...aside);
  run.shuffle("shuffle map deck", run.body.mapDeck);
}

export const placingProcedure: Chapter<MapLocals>["placing"] = {
  steps: {
    start: (run, locals) => {
      const { body } = run;
      const card = body.mapDeck.pop();
      if (card === undefined) return next("over");
      if (!fitsSomewhere(body, card)) {
        locals.aside = [...locals.aside, card];
        const because: RuleId[] = [...whyNowhere(body, card)];
        // Whoever explores has paid for it already.
        if (body.turn.phase === "hero") because.push("dg.ruling.explore-no-legal-placement");
        run.emit({
          event: "set-aside",
          player: locals.player,
          card,
          rule: "dg.ruling.build-no-legal-placement",
          because,
        });
        return next("start");
      }
      locals.card = card;
      run.emit({ event: "turned-over", player: locals.player, card, rule: "dg.build.draw-place" });
      return ask({ kind: "place", card, rule: "dg.build.draw-place" }, [idAt(body, locals.player)], "placed");
    },
    placed: (run, { player, card }, input) => {
      if (card === null) return next("over");
      if (input.kind === "answer" && input.answer.do === "place")
        lay(run, player, card, input.answer, "dg.build.draw-place", whyPlaced(run.body, player, card, input.answer));
      else run.body.mapDeck.push(card);
      return next("over");
    },
    over: (run, { aside }) => {
      putBack(run, aside);
      return done(nothing);
    },
  },
};
