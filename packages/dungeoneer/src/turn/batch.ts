import { inCampaign } from "../campaign/party.ts";
/**
 * Encounters that have been laid out go through their steps together: Response, Resolution, Pack, Reward (dg.dl.steps). They
 * are a Dungeonlord's hand batch, or the monsters of a Pack that attacks.
 */
import { discardFromPack } from "../changes/monsters.ts";
import { loseAttachments } from "../changes/readied.ts";
import { pay } from "../changes/resources.ts";
import { fightOf } from "../combat/combat.ts";
import { PACK } from "../effects/room.ts";
import { responsesTo } from "../effects/windows.ts";
import type { Dealt } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, othersOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Body } from "../state.ts";
import { endEmptyPacks, enterPack, foundEarly, foundersOf, packOwner } from "../wandering/pack.ts";
import type { Source, TurnLocals } from "./locals.ts";
import { engagedIn, inBatch } from "./responses.ts";
import { mayStrikeBack } from "./striking-back.ts";
import { slayersIn, treasuresOr } from "./treasures.ts";

/** The batch of a Dungeonlord: what was laid out for it, and nothing of one that waits meanwhile. */
export const batchOf = (body: Body, number: number, owner: number, from: Source): TurnLocals["batch"] => ({
  number,
  owner,
  from,
  dealt: [],
  left: inBatch(body, number).map(({ id }) => id),
  asking: [],
  sorted: [],
});

/** A survivor leaves the batch for the Pack or the hand (dg.pack.unwounded-choice, dg.pack.wounded-forced). */
function store(run: Run, id: string, where: "hand" | "pack", from: Source): void {
  const { body } = run;
  const monster = body.encounters.find((one) => one.id === id);
  if (monster === undefined) return;
  const { card, owner, wounds: taken } = monster;
  const player = playerAt(body, owner);
  body.encounters = body.encounters.filter((one) => one.id !== id);
  if (where === "hand") {
    player.hand.push(card);
    loseAttachments(run, id);
    run.emit({
      event: "to-hand",
      player: owner,
      card,
      rule: "dg.pack.unwounded-choice",
      because: ["dg.card.monster"],
    });
    return;
  }
  const because = enterPack(run, monster, from);
  const rule = taken > 0 ? "dg.pack.wounded-forced" : "dg.pack.unwounded-choice";
  run.emit({ event: "to-pack", player: owner, card, wounds: taken, rule, because: ["dg.card.monster", ...because] });
}

/** Why a monster may be challenged now: off turn, and whatever else has attacked since (dg.ruling.monster-challenge-window). */
function whyStruckBack(body: Body, monster: string, { number, left }: TurnLocals["batch"]): readonly RuleId[] {
  const { encounters } = body;
  const attacker = encounters.find(({ id }) => id === monster);
  const since = encounters.slice(attacker === undefined ? 0 : encounters.indexOf(attacker) + 1);
  const because: RuleId[] = ["dg.ruling.challenge-limit-scope", "dg.ruling.offturn-challenge-rewards"];
  // A Pack on the map stays in its space when the batch of its monsters is over.
  if (packOwner(body, monster) !== null || since.some(({ id, batch }) => batch === number && !left.includes(id)))
    because.push("dg.ruling.monster-challenge-window");
  return because;
}

/** Whose monster has dealt a wound; null if none has. */
function dealerOf(body: Body, dealt: readonly Dealt[]): number | null {
  const by = dealt.find((one) => one.by.is === "monster")?.by;
  if (by?.is !== "monster") return null;
  return packOwner(body, by.id) ?? body.encounters.find(({ id }) => id === by.id)?.owner ?? null;
}

/** Banes may be played between the steps, in a Dungeonlord Phase (dg.dl.bane-timing). */
export const banes = (then: string): ReturnType<typeof call> => call({ procedure: "banes", locals: {} }, then);

export const batchProcedure: Chapter<Pick<TurnLocals, "batch">>["batch"] = {
  steps: {
    /** One Response step for the whole batch (dg.ruling.single-response-step). */
    start: ({ body }, { owner }) => responsesTo(engagedIn(body, owner), null, "responded"),
    responded: () => banes("resolution"),
    resolution: ({ body }, locals) => {
      const [id, ...left] = locals.left;
      if (id === undefined) return next("pack");
      locals.left = left;
      if (!body.encounters.some((one) => one.id === id)) return next("resolution");
      return call({ procedure: "encounter", locals: { id } }, "resolved");
    },
    resolved: (run, locals, input) => {
      if (input.kind === "result" && input.result.is === "fought")
        locals.dealt = [...locals.dealt, ...input.result.dealt];
      // The last of a Pack may have fallen as it attacked.
      endEmptyPacks(run);
      locals.asking = othersOf(run.body, locals.owner);
      return next("strikeBack");
    },
    /** Whoever was attacked may challenge the monster, on whoever's turn (dg.special.challenge-after-attack). */
    strikeBack: ({ body }, locals) => {
      const [place, ...rest] = locals.asking;
      if (place === undefined) return treasuresOr(body, [], "next");
      if (!mayStrikeBack(body, place)) {
        locals.asking = rest;
        return next("strikeBack");
      }
      return ask({ kind: "strike-back", rule: "dg.special.challenge-after-attack" }, [idAt(body, place)], "struckBack");
    },
    struckBack: (run, locals, input) => {
      const [place, ...rest] = locals.asking;
      locals.asking = rest;
      if (place === undefined || input.kind !== "answer" || input.answer.do !== "challenge-monster")
        return next("strikeBack");
      const { monster, form } = input.answer;
      const player = playerAt(run.body, place);
      const because = whyStruckBack(run.body, monster, locals);
      const inPhase = inCampaign(run.body, "dg.ruling.campaign-movement-in-dl-phase");
      pay(run, place, "movements", 1, "dg.challenge.cost", [...because, ...inPhase]);
      player.challenged = true;
      if (packOwner(run.body, monster) !== null)
        return call({ procedure: "pack-combat", locals: { hero: place, monster, form } }, "answered");
      const attacker = { is: "hero", player: place } as const;
      const defender = { is: "monster", id: monster } as const;
      return call({ procedure: "combat", locals: fightOf(attacker, defender, form) }, "answered");
    },
    answered: (run, locals, input) => {
      const dealt = input.kind === "result" && input.result.is === "fought" ? input.result.dealt : [];
      endEmptyPacks(run);
      const owner = dealerOf(run.body, dealt);
      // A monster of another Pack, or of a batch that waits: its own Dungeonlord gives the Peril, and at once.
      if (owner !== null && owner !== locals.owner)
        return call({ procedure: "reward", locals: { owner, from: locals.from, dealt, peril: 0 } }, "strikeBack");
      locals.dealt = [...locals.dealt, ...dealt];
      return next("strikeBack");
    },
    next: (_, locals) => (locals.left.length === 0 ? next("pack") : banes("resolution")),
    /** Survivors in several spaces: in one of them the Pack may be founded, before they are sorted (dg.opt.wandering.start). */
    pack: ({ body }, { number, owner }) => {
      const founders = foundersOf(body, owner).filter(({ batch }) => batch === number);
      if (new Set(founders.map(({ space }) => space)).size < 2) return next("lineUp");
      return ask({ kind: "found", rule: "dg.opt.wandering.start" }, [idAt(body, owner)], "founded");
    },
    founded: (run, _, input) => {
      if (input.kind === "answer" && input.answer.do === "found") foundEarly(run, input.answer.monster);
      return next("lineUp");
    },
    lineUp: ({ body }, locals) => {
      locals.sorted = inBatch(body, locals.number).map(({ id }) => id);
      return next("sort");
    },
    sort: (run, locals) => {
      const [id] = locals.sorted;
      if (id === undefined) return next("excess");
      const monster = run.body.encounters.find((one) => one.id === id);
      if (monster === undefined || monster.wounds > 0) {
        store(run, id, "pack", locals.from);
        locals.sorted = locals.sorted.slice(1);
        return next("sort");
      }
      return ask({ kind: "survivor", id, rule: "dg.pack.unwounded-choice" }, [idAt(run.body, monster.owner)], "kept");
    },
    kept: (run, locals, input) => {
      const [id, ...rest] = locals.sorted;
      locals.sorted = rest;
      if (id !== undefined && input.kind === "answer" && input.answer.do === "keep")
        store(run, id, input.answer.where, locals.from);
      return next("sort");
    },
    excess: ({ body }, { owner }) => {
      if (playerAt(body, owner).pack.length <= PACK) return next("reward");
      return ask({ kind: "excess", of: "pack", rule: "dg.pack.excess" }, [idAt(body, owner)], "parted");
    },
    parted: (run, { owner }, input) => {
      if (input.kind !== "answer" || input.answer.do !== "part") return next("reward");
      discardFromPack(run, owner, input.answer.thing, "dg.pack.excess", ["dg.pack.limit", "dg.ruling.pack-overflow"]);
      return next("excess");
    },
    reward: (run, { owner, from, dealt }) => {
      // All of a Pack may have gone back to the hand.
      endEmptyPacks(run);
      return call({ procedure: "reward", locals: { owner, from, dealt, peril: 0 } }, "rewarded");
    },
    rewarded: ({ body }, { dealt }) => treasuresOr(body, slayersIn(dealt), "last"),
    last: () => banes("over"),
    over: () => done(nothing),
  },
};
