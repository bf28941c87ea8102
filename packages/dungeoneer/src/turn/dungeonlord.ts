import { discard, newId, takeFromHand } from "../changes/cards.ts";
import { carryOut } from "../changes/hero.ts";
import { pay } from "../changes/resources.ts";
import { reasons } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, heroesIn, idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, EncounterInPlay } from "../state.ts";
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
function send(run: Run, owner: number, answer: Extract<Answer, { do: "send" | "send-pack" }>): void {
  const { body } = run;
  const player = playerAt(body, owner);
  const target = placeOf(body, answer.target);
  const { at } = playerAt(body, target);
  if (answer.do === "send") {
    takeFromHand(run, owner, answer.card);
    const id = newId(run, "e");
    const engaged = engagedBy(body, answer.card, owner, target);
    body.encounters.push({ id, card: answer.card, owner, target, space: at, engaged, wounds: 0, ...fresh });
  } else {
    const monster = player.pack.find(({ id }) => id === answer.monster);
    if (monster === undefined) throw new Error(`there is no ${answer.monster} in the Pack`);
    player.pack = player.pack.filter(({ id }) => id !== monster.id);
    body.encounters.push({ ...monster, owner, target, space: at, engaged: [target], ...fresh });
  }
  const sent = body.encounters.at(-1);
  if (sent === undefined) throw new Error("nothing was sent");
  pay(run, target, "peril", adventure(body, sent.card).value, "dg.dl.peril-of-target", ["dg.card.value"]);
  const because: readonly RuleId[] = [
    "dg.encounter.into-space",
    "dg.ruling.peril-payment-timing",
    ...(answer.do === "send-pack" ? (["dg.pack.play-cost"] as const) : []),
    // It waits for those that were laid out before it.
    ...(body.encounters.length > 1 ? (["dg.dl.attack.order"] as const) : []),
  ];
  run.emit({
    event: "sent",
    player: owner,
    card: sent.card,
    id: sent.id,
    target,
    rule: "dg.dl.attack.declare",
    ...reasons(because),
  });
}

/** A Bane is played and paid for by whom it is meant for (dg.bane.targeted-funding); it takes effect after its answers. */
function declareBane(run: Run, owner: number, card: string, target: number): void {
  takeFromHand(run, owner, card);
  pay(run, target, "peril", adventure(run.body, card).value, "dg.bane.targeted-funding", ["dg.card.value"]);
  run.emit({ event: "played", player: owner, card, target, rule: "dg.dl.bane-timing" });
  discard(run, owner, card, "play", "dg.card.instant");
}

export const banesProcedure: Chapter<Pick<TurnLocals, "banes">>["banes"] = {
  steps: {
    start: ({ body }) => {
      const { player, phase } = body.turn;
      if (phase !== "dungeonlord" || playerAt(body, player).out) return done(nothing);
      return ask({ kind: "bane", rule: "dg.dl.bane-timing" }, [idAt(body, player)], "chosen");
    },
    chosen: (run, locals, input) => {
      if (input.kind !== "answer" || input.answer.do !== "bane") return done(nothing);
      const { card } = input.answer;
      const target = placeOf(run.body, input.answer.target);
      const bane = { card, target };
      declareBane(run, run.body.turn.player, card, target);
      locals.bane = bane;
      return call(
        { procedure: "responses", locals: { engaged: [target], bane, asking: 0, passes: 0, turnedAside: false } },
        "answered",
      );
    },
    /** Each Bane is answered before it takes effect (dg.ruling.bane-windows). */
    answered: (run, locals, input) => {
      const { bane } = locals;
      locals.bane = null;
      const turnedAside = input.kind === "result" && input.result.is === "responded" && input.result.turnedAside;
      if (bane === null || turnedAside) return next("start");
      const printed = adventure(run.body, bane.card);
      if (printed.kind === "bane") carryOut(run, bane.target, printed.steps, "dg.bane.nature");
      return next("start");
    },
  },
};

export const dungeonlordProcedure: Chapter<Pick<TurnLocals, "dungeonlord">>["dungeonlord"] = {
  steps: {
    start: () => banes("attack"),
    /** Encounters are laid out one after the other; the batch is closed when no more is sent (dg.dl.encounters-together). */
    attack: ({ body }) => {
      const { player } = body.turn;
      if (playerAt(body, player).out) return next("over");
      return ask({ kind: "attack", rule: "dg.dl.attack.declare" }, [idAt(body, player)], "declared");
    },
    declared: (run, _, input) => {
      if (input.kind === "answer" && (input.answer.do === "send" || input.answer.do === "send-pack")) {
        send(run, run.body.turn.player, input.answer);
        return next("attack");
      }
      if (run.body.encounters.length === 0) return next("over");
      return call({ procedure: "batch", locals: batchOf(run.body, run.body.turn.player, "hand") }, "over");
    },
    over: () => done(nothing),
  },
};
