import { payPeril } from "../campaign/funding.ts";
import type { CampaignLocals } from "../campaign/locals.ts";
import { discard, newId, takeFromHand } from "../changes/cards.ts";
import { carryOut } from "../changes/hero.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { entrance } from "../map/ways.ts";
import { adventure, hasFallenSince, heroesIn, idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import { foundEarly } from "../wandering/pack.ts";
import { isCutShort } from "./acting.ts";
import { banes, batchOf } from "./batch.ts";
import type { TurnLocals } from "./locals.ts";

/** Nothing has come of an Encounter that was just laid out. */
const fresh: Pick<EncounterInPlay, "attacked" | "guards" | "turnedAside"> = {
  attacked: [],
  guards: [],
  turnedAside: false,
};

/** Whom an Encounter engages: the one it is sent at, and with a Trap all others whose heroes are in its space (dg.ruling.trap-engagement). */
const engagedBy = (body: Body, card: string, owner: number, target: number): readonly number[] =>
  adventure(body, card).kind === "trap"
    ? heroesIn(body, playerAt(body, target).at).filter((place) => place !== owner)
    : [target];

/** An Encounter is laid out, and paid for by whom it is sent at (dg.dl.peril-of-target, dg.ruling.peril-payment-timing). */
function send(
  run: Run,
  owner: number,
  answer: Extract<Answer, { do: "send" | "send-pack" }>,
): CampaignLocals["funding"] {
  const { body } = run;
  const player = playerAt(body, owner);
  const target = placeOf(body, answer.target);
  const { at } = playerAt(body, target);
  const falls = body.fallen.length;
  if (answer.do === "send") {
    takeFromHand(run, owner, answer.card);
    const id = newId(run, "e");
    const engaged = engagedBy(body, answer.card, owner, target);
    body.encounters.push({ id, card: answer.card, owner, target, falls, space: at, engaged, wounds: 0, ...fresh });
  } else {
    const monster = player.pack.find(({ id }) => id === answer.monster);
    if (monster === undefined) throw new Error(`there is no ${answer.monster} in the Pack`);
    player.pack = player.pack.filter(({ id }) => id !== monster.id);
    body.encounters.push({ ...monster, owner, target, falls, space: at, engaged: [target], ...fresh });
  }
  const sent = body.encounters.at(-1);
  if (sent === undefined) throw new Error("nothing was sent");
  const because: readonly RuleId[] = [
    "dg.encounter.into-space",
    "dg.ruling.peril-payment-timing",
    ...(answer.do === "send-pack" ? (["dg.pack.play-cost"] as const) : []),
    // It waits for those that were laid out before it.
    ...(body.encounters.length > 1 ? (["dg.dl.attack.order"] as const) : []),
    ...(body.encounters.some((one) => one !== sent && one.target === target)
      ? (["dg.ruling.multiple-encounters-one-hero"] as const)
      : []),
    ...(entrance(body)?.id === at ? (["dg.ruling.entrance-no-sanctuary"] as const) : []),
  ];
  run.emit({
    event: "sent",
    player: owner,
    card: sent.card,
    id: sent.id,
    target,
    rule: "dg.dl.attack.declare",
    because,
  });
  return { owner, target, value: adventure(body, sent.card).value };
}

/** A Bane is played; it takes effect after it was paid for and answered. */
function declareBane(run: Run, owner: number, card: string, target: number): void {
  takeFromHand(run, owner, card);
  // Between the steps of a batch, not before the first of them.
  const because: readonly RuleId[] = run.body.encounters.length > 0 ? ["dg.ruling.bane-windows"] : [];
  run.emit({ event: "played", player: owner, card, target, rule: "dg.dl.bane-timing", because });
  discard(run, owner, card, "play", "dg.card.instant");
}

export const banesProcedure: Chapter<Pick<TurnLocals, "banes">>["banes"] = {
  steps: {
    start: ({ body }) => {
      const { player, phase } = body.turn;
      if (phase !== "dungeonlord" || isCutShort(body)) return done(nothing);
      return ask({ kind: "bane", rule: "dg.dl.bane-timing" }, [idAt(body, player)], "chosen");
    },
    chosen: (run, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "found") {
        foundEarly(run, input.answer.monster);
        return next("start");
      }
      if (input.kind !== "answer" || input.answer.do !== "bane") return done(nothing);
      const { card } = input.answer;
      const target = placeOf(run.body, input.answer.target);
      const owner = run.body.turn.player;
      declareBane(run, owner, card, target);
      locals.bane = { card, target, falls: run.body.fallen.length };
      const due = { owner, target, value: adventure(run.body, card).value };
      return payPeril(run, due, "dg.bane.targeted-funding", "paid");
    },
    paid: (_, { bane }) => {
      if (bane === null) return next("start");
      const engaged = [bane.target];
      return call(
        { procedure: "responses", locals: { engaged, bane, asking: 0, passes: 0, turnedAside: false } },
        "answered",
      );
    },
    /** Each Bane is answered before it takes effect (dg.ruling.bane-windows). */
    answered: (run, locals, input) => {
      const { bane } = locals;
      locals.bane = null;
      const turnedAside = input.kind === "result" && input.result.is === "responded" && input.result.turnedAside;
      if (bane === null || turnedAside || hasFallenSince(run.body, bane.target, bane.falls)) return next("start");
      const printed = adventure(run.body, bane.card);
      if (printed.kind === "bane")
        carryOut(run, bane.target, printed.steps, "dg.bane.nature", [], run.body.turn.player);
      return next("start");
    },
  },
};

export const dungeonlordProcedure: Chapter<Pick<TurnLocals, "dungeonlord">>["dungeonlord"] = {
  steps: {
    start: () => banes("attack"),
    /** Encounters are laid out one after the other; the batch is closed when no more is sent (dg.dl.encounters-together). */
    attack: ({ body }) => {
      if (isCutShort(body)) return next("over");
      return ask({ kind: "attack", rule: "dg.dl.attack.declare" }, [idAt(body, body.turn.player)], "declared");
    },
    declared: (run, _, input) => {
      if (input.kind === "answer" && (input.answer.do === "send" || input.answer.do === "send-pack")) {
        const due = send(run, run.body.turn.player, input.answer);
        return payPeril(run, due, "dg.dl.peril-of-target", "attack");
      }
      if (run.body.encounters.length === 0) return next("over");
      return call({ procedure: "batch", locals: batchOf(run.body, run.body.turn.player, "hand") }, "over");
    },
    /** Whatever became of the hand, the Pack on the map has its turn now (dg.ruling.wandering-attack-timing). */
    over: ({ body }) => {
      const { player } = body.turn;
      const { packAt, out } = playerAt(body, player);
      if (packAt === null || out) return done(nothing);
      return call({ procedure: "wandering", locals: { owner: player, left: 0, hasAttacked: false } }, "wandered");
    },
    wandered: () => done(nothing),
  },
};
