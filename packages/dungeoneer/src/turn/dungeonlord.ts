import { payPeril } from "../campaign/funding.ts";
import type { CampaignLocals } from "../campaign/locals.ts";
import { newId, takeFromHand } from "../changes/cards.ts";
import { strikesSpace } from "../combat/threats.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { entrance } from "../map/ways.ts";
import { adventure, heroesIn, idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import { isCutShort } from "./acting.ts";
import { banes, batchOf } from "./batch.ts";
import type { TurnLocals } from "./locals.ts";
import { newBatch } from "./responses.ts";

/** Nothing has come of an Encounter that was just laid out. */
const fresh: Pick<EncounterInPlay, "attacked" | "guards" | "turnedAside"> = {
  attacked: [],
  guards: [],
  turnedAside: false,
};

/** Whom an Encounter engages: the one it is sent at, or all others whose heroes are in its space where it strikes all of them (dg.ruling.trap-engagement). */
function engagedBy(body: Body, id: string, owner: number, target: number): readonly number[] {
  const card = adventure(body, id);
  return (card.kind === "trap" || card.kind === "obstacle") && strikesSpace(card)
    ? heroesIn(body, playerAt(body, target).at).filter((place) => place !== owner)
    : [target];
}

/** No other batch is in progress while the Dungeonlord's own is laid out (dg.dl.encounters-together). */
const HAND_BATCH = 0;

type Sending = Extract<Answer, { do: "send" | "send-pack" }>;

/** An Encounter is laid out in the space of the hero at whom it is sent (dg.encounter.into-space). */
function layOut(run: Run, owner: number, batch: number, answer: Sending): EncounterInPlay {
  const { body } = run;
  const player = playerAt(body, owner);
  const target = placeOf(body, answer.target);
  const { at } = playerAt(body, target);
  const falls = body.fallen.length;
  if (answer.do === "send") {
    takeFromHand(run, owner, answer.card);
    const engaged = engagedBy(body, answer.card, owner, target);
    const sent: EncounterInPlay = {
      id: newId(run, "e"),
      card: answer.card,
      owner,
      batch,
      from: "hand",
      target,
      falls,
      space: at,
      engaged,
      wounds: 0,
      ...fresh,
    };
    body.encounters.push(sent);
    return sent;
  }
  const monster = player.pack.find(({ id }) => id === answer.monster);
  if (monster === undefined) throw new Error(`there is no ${answer.monster} in the Pack`);
  player.pack = player.pack.filter(({ id }) => id !== monster.id);
  const sent: EncounterInPlay = {
    ...monster,
    owner,
    batch,
    from: "pack",
    target,
    falls,
    space: at,
    engaged: [target],
    ...fresh,
  };
  body.encounters.push(sent);
  return sent;
}

/** A reward lets an Encounter be sent: only its cost is waived (dg.ruling.reward-play). */
export function sendFree(run: Run, owner: number, answer: Sending): TurnLocals["batch"] {
  const batch = newBatch(run.body);
  const { card, id, target } = layOut(run, owner, batch, answer);
  run.emit({
    event: "sent",
    player: owner,
    card,
    id,
    target,
    rule: "dg.quest.reward.play",
    because: ["dg.ruling.reward-play"],
  });
  return batchOf(run.body, batch, owner, "hand");
}

/** An Encounter is laid out, and paid for by whom it is sent at (dg.dl.peril-of-target, dg.ruling.peril-payment-timing). */
function send(run: Run, owner: number, answer: Sending): CampaignLocals["funding"] {
  const { body } = run;
  const sent = layOut(run, owner, HAND_BATCH, answer);
  const { target } = sent;
  const because: readonly RuleId[] = [
    "dg.encounter.into-space",
    "dg.ruling.peril-payment-timing",
    ...(answer.do === "send-pack" ? (["dg.pack.play-cost"] as const) : []),
    // It waits for those that were laid out before it.
    ...(body.encounters.length > 1 ? (["dg.dl.attack.order"] as const) : []),
    ...(body.encounters.some((one) => one !== sent && one.target === target)
      ? (["dg.ruling.multiple-encounters-one-hero"] as const)
      : []),
    ...(entrance(body)?.id === sent.space ? (["dg.ruling.entrance-no-sanctuary"] as const) : []),
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
      return call({ procedure: "batch", locals: batchOf(run.body, HAND_BATCH, run.body.turn.player, "hand") }, "over");
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
