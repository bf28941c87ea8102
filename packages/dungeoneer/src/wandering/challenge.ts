import { pay } from "../changes/resources.ts";
import { fightOf } from "../combat/combat.ts";
import { playerAt } from "../players.ts";
import { type Chapter, call, done, nothing } from "../procedures.ts";
import { slayersIn, treasuresOr } from "../turn/treasures.ts";
import type { WanderingLocals } from "./locals.ts";
import { endEmptyPack, layBack, layOut, packOwner } from "./pack.ts";

const nothingDealt = { is: "fought", dealt: [] } as const;

/** A hero attacks one monster of a Pack, which comes forward for it and goes back (dg.ruling.wandering-challenge). */
export const packCombatProcedure: Chapter<Pick<WanderingLocals, "pack-combat">>["pack-combat"] = {
  steps: {
    start: (run, { hero, monster, form }) => {
      const owner = packOwner(run.body, monster);
      if (owner === null) return done(nothingDealt);
      layOut(run, owner, monster, hero, null);
      const attacker = { is: "hero", player: hero } as const;
      const defender = { is: "monster", id: monster } as const;
      return call({ procedure: "combat", locals: fightOf(attacker, defender, form) }, "fought");
    },
    fought: (run, { monster }, input) => {
      layBack(run, monster);
      return done(input.kind === "result" && input.result.is === "fought" ? input.result : nothingDealt);
    },
  },
};

/** A Pack is challenged like one more hero, whether it has attacked or not, and paid for at once (dg.opt.wandering.as-hero). */
export const packChallengeProcedure: Chapter<Pick<WanderingLocals, "pack-challenge">>["pack-challenge"] = {
  steps: {
    start: (run, { hero, monster, form }) => {
      pay(run, hero, "movements", 1, "dg.challenge.cost", [
        "dg.opt.wandering.as-hero",
        "dg.opt.wandering.combat",
        "dg.ruling.wandering-challenge",
      ]);
      playerAt(run.body, hero).challenged = true;
      return call({ procedure: "pack-combat", locals: { hero, monster, form } }, "fought");
    },
    fought: (run, locals, input) => {
      if (input.kind === "result" && input.result.is === "fought") locals.dealt = input.result.dealt;
      const { owner, dealt } = locals;
      endEmptyPack(run, owner);
      return call({ procedure: "reward", locals: { owner, from: "pack", dealt, peril: 0 } }, "rewarded");
    },
    /** What is paid at once has a Reward step of its own, with its time for Treasures (dg.ruling.looting-play-window). */
    rewarded: ({ body }, { dealt }) => treasuresOr(body, slayersIn(dealt), "over"),
    over: () => done(nothing),
  },
};
