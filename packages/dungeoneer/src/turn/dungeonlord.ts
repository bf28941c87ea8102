import { discard, newId, takeFromHand } from "../changes/cards.ts";
import { carryOut } from "../changes/hero.ts";
import { gain, pay } from "../changes/resources.ts";
import { type Dealt, reasons } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, clockwiseFrom, heroesIn, idAt, othersOf, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import type { Body, EncounterInPlay } from "../state.ts";
import type { TurnLocals } from "./locals.ts";
import { engagedIn } from "./responses.ts";
import { mayStrikeBack } from "./striking-back.ts";

/** Monsters in a Pack (dg.pack.limit). */
export const PACK = 3;

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
      const { player } = body.turn;
      if (!playerAt(body, player).alive) return done(nothing);
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

const wounds = (dealt: readonly Dealt[], is: (one: Dealt) => boolean): number =>
  dealt.reduce((sum, one) => (is(one) ? sum + one.wounds : sum), 0);

/** Wounds that monsters dealt to heroes bring their owner Peril to give (dg.reward.peril-per-wound). */
const perilDue = (dealt: readonly Dealt[]): number =>
  wounds(dealt, ({ by, to }) => by.is === "monster" && to.is === "hero");

/** Wounds that heroes dealt to monsters bring Glory, clockwise from the active player (dg.reward.glory-per-wound). */
function payGlory(run: Run, dealt: readonly Dealt[]): void {
  for (const place of clockwiseFrom(run.body, run.body.turn.player)) {
    const due = wounds(dealt, ({ by, to }) => by.is === "hero" && by.player === place && to.is === "monster");
    gain(run, place, "glory", due, "dg.reward.glory-per-wound", ["dg.ruling.reward-batching", "dg.dl.steps"]);
  }
}

/** A survivor leaves the batch for the Pack or the hand (dg.pack.unwounded-choice, dg.pack.wounded-forced). */
function store(run: Run, id: string, where: "hand" | "pack"): void {
  const { body } = run;
  const monster = body.encounters.find((one) => one.id === id);
  if (monster === undefined) return;
  const { card, owner, wounds: taken } = monster;
  const player = playerAt(body, owner);
  body.encounters = body.encounters.filter((one) => one.id !== id);
  if (where === "hand") {
    player.hand.push(card);
    run.emit({
      event: "to-hand",
      player: owner,
      card,
      rule: "dg.pack.unwounded-choice",
      ...reasons(["dg.card.monster"]),
    });
    return;
  }
  player.pack.push({ id, card, wounds: taken });
  const rule = taken > 0 ? "dg.pack.wounded-forced" : "dg.pack.unwounded-choice";
  run.emit({ event: "to-pack", player: owner, card, wounds: taken, rule, ...reasons(["dg.card.monster"]) });
}

function discardFromPack(run: Run, place: number, id: string): void {
  const player = playerAt(run.body, place);
  const monster = player.pack.find((one) => one.id === id);
  if (monster === undefined) throw new Error(`there is no ${id} in the Pack`);
  player.pack = player.pack.filter((one) => one.id !== id);
  discard(run, place, monster.card, "pack", "dg.pack.excess", ["dg.pack.limit"]);
}

const banes = (then: string): ReturnType<typeof call> => call({ procedure: "banes", locals: { bane: null } }, then);

export const dungeonlordProcedure: Chapter<Pick<TurnLocals, "dungeonlord">>["dungeonlord"] = {
  steps: {
    start: () => banes("attack"),
    /** Encounters are laid out one after the other; the batch is closed when no more is sent (dg.dl.encounters-together). */
    attack: ({ body }) => {
      const { player } = body.turn;
      if (!playerAt(body, player).alive) return next("reward");
      return ask({ kind: "attack", rule: "dg.dl.attack.declare" }, [idAt(body, player)], "declared");
    },
    declared: (run, locals, input) => {
      if (input.kind === "answer" && (input.answer.do === "send" || input.answer.do === "send-pack")) {
        send(run, run.body.turn.player, input.answer);
        return next("attack");
      }
      locals.left = run.body.encounters.map(({ id }) => id);
      return next(locals.left.length === 0 ? "over" : "response");
    },
    /** One for the whole batch (dg.ruling.single-response-step). */
    response: ({ body }) =>
      call(
        {
          procedure: "responses",
          locals: { engaged: engagedIn(body), bane: null, asking: 0, passes: 0, turnedAside: false },
        },
        "responded",
      ),
    responded: () => banes("resolution"),
    resolution: ({ body }, locals) => {
      const [id, ...left] = locals.left;
      if (id === undefined) return next("pack");
      locals.left = left;
      if (!body.encounters.some((one) => one.id === id)) return next("resolution");
      return call({ procedure: "encounter", locals: { id } }, "resolved");
    },
    resolved: ({ body }, locals, input) => {
      if (input.kind === "result" && input.result.is === "fought")
        locals.dealt = [...locals.dealt, ...input.result.dealt];
      locals.asking = othersOf(body, body.turn.player);
      return next("strikeBack");
    },
    /** Whoever was attacked may challenge the monster, on whoever's turn (dg.special.challenge-after-attack). */
    strikeBack: ({ body }, locals) => {
      const [place, ...rest] = locals.asking;
      if (place === undefined) return locals.left.length === 0 ? next("pack") : banes("resolution");
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
      pay(run, place, "movements", 1, "dg.challenge.cost");
      player.challenged = true;
      const attacker = { is: "hero", player: place } as const;
      const defender = { is: "monster", id: monster } as const;
      return call({ procedure: "combat", locals: { attacker, defender, form, prize: null } }, "answered");
    },
    answered: (_, locals, input) => {
      if (input.kind === "result" && input.result.is === "fought")
        locals.dealt = [...locals.dealt, ...input.result.dealt];
      return next("strikeBack");
    },
    pack: ({ body }, locals) => {
      locals.sorted = body.encounters.map(({ id }) => id);
      return next("sort");
    },
    sort: (run, locals) => {
      const [id] = locals.sorted;
      if (id === undefined) return next("excess");
      const monster = run.body.encounters.find((one) => one.id === id);
      if (monster === undefined || monster.wounds > 0) {
        store(run, id, "pack");
        locals.sorted = locals.sorted.slice(1);
        return next("sort");
      }
      return ask({ kind: "survivor", id, rule: "dg.pack.unwounded-choice" }, [idAt(run.body, monster.owner)], "kept");
    },
    kept: (run, locals, input) => {
      const [id, ...rest] = locals.sorted;
      locals.sorted = rest;
      if (id !== undefined && input.kind === "answer" && input.answer.do === "keep") store(run, id, input.answer.where);
      return next("sort");
    },
    excess: ({ body }) => {
      const { player } = body.turn;
      if (playerAt(body, player).pack.length <= PACK) return next("reward");
      return ask({ kind: "excess", rule: "dg.pack.excess" }, [idAt(body, player)], "parted");
    },
    parted: (run, _, input) => {
      if (input.kind !== "answer" || input.answer.do !== "discard-monster") return next("reward");
      discardFromPack(run, run.body.turn.player, input.answer.monster);
      return next("excess");
    },
    reward: (_, locals) => {
      locals.peril = perilDue(locals.dealt);
      return next("assign");
    },
    assign: (run, locals) => {
      const { body } = run;
      if (locals.peril > 0 && playerAt(body, body.turn.player).alive)
        return ask(
          { kind: "assign", left: locals.peril, rule: "dg.reward.peril-per-wound" },
          [idAt(body, body.turn.player)],
          "assigned",
        );
      payGlory(run, locals.dealt);
      return banes("over");
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
