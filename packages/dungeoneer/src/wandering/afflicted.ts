import { payPeril } from "../campaign/funding.ts";
import { discardUnderway, playFromHand } from "../changes/cards.ts";
import { effectOf } from "../effects/effect.ts";
import { envFor } from "../effects/env.ts";
import { textOn } from "../effects/text.ts";
import { responsesTo } from "../effects/windows.ts";
import { adventure, idAt, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing } from "../procedures.ts";
import type { WanderingLocals } from "./locals.ts";
import { canPackPay, exposable, payForPack, priceOfText } from "./prices.ts";

/** A text that is meant for the Pack befalls the one of its monsters that its Dungeonlord picks (dg.ruling.wandering-challenge). */
export const packAfflictedProcedure: Chapter<Pick<WanderingLocals, "pack-afflicted">>["pack-afflicted"] = {
  steps: {
    start: ({ body }, locals) => {
      const { owner, text } = locals;
      const able = exposable(body, locals);
      locals.exposed = able[0]?.id ?? null;
      if (able.length < 2 || playerAt(body, owner).out) return next("pay");
      const rule = "dg.ruling.wandering-challenge";
      return ask({ kind: "expose", card: text.card, rule }, [idAt(body, owner)], "exposed");
    },
    exposed: (_, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "expose") locals.exposed = input.answer.monster;
      return next("pay");
    },
    /** What a Map card asks for its choice is paid through the monster that makes it (dg.ruling.wandering-prices). */
    pay: (run, locals) => {
      const { owner, exposed } = locals;
      const price = priceOfText(run.body, locals);
      if (exposed === null || !canPackPay(run.state, owner, exposed, price, owner)) return next("over");
      return payForPack(run, owner, exposed, price, owner, "carry") ?? next("carry");
    },
    carry: ({ body }, { you, owner, text, rule, exposed }) => {
      const member = playerAt(body, owner).pack.find(({ id }) => id === exposed);
      if (member === undefined) return next("over");
      return effectOf(text, { ...envFor(body, you, owner, rule), member: member.id }, "over");
    },
    over: () => done(nothing),
  },
};

/** A Bane is aimed at a Pack, whose Dungeonlord pays for it and may answer it as for a hero (dg.ruling.wandering-banes). */
export const packBaneProcedure: Chapter<Pick<WanderingLocals, "pack-bane">>["pack-bane"] = {
  steps: {
    start: (run, { bane }) => {
      const { card, owner, target } = bane;
      playFromHand(run, owner, card);
      run.emit({
        event: "pack-aimed",
        player: target,
        by: owner,
        card,
        rule: "dg.ruling.wandering-banes",
        because: ["dg.opt.wandering.as-hero"],
      });
      const { value } = adventure(run.body, card);
      return payPeril(run, { owner, target, value }, "dg.bane.targeted-funding", "paid");
    },
    paid: (_, { bane }) => responsesTo([bane.target], { is: "bane", bane }, "answered"),
    answered: (run, { bane }, input) => {
      const { card, owner, target } = bane;
      discardUnderway(run, owner, card, "dg.card.instant");
      if (input.kind === "result" && input.result.is === "responded" && input.result.turnedAside) return done(nothing);
      const text = textOn(card, "steps");
      const rule = "dg.ruling.wandering-challenge";
      return call(
        { procedure: "pack-afflicted", locals: { you: owner, owner: target, text, rule, exposed: null } },
        "over",
      );
    },
    over: () => done(nothing),
  },
};
