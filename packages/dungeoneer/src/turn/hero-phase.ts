import { equip } from "../campaign/equipping.ts";
import { takeLoot } from "../changes/looting.ts";
import { gain, pay } from "../changes/resources.ts";
import type { Dealt, Fighter } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { mapCard } from "../map/spaces.ts";
import { spaceOf } from "../map/ways.ts";
import { tryDoor } from "../moving/doors.ts";
import { move, stay } from "../moving/entering.ts";
import { idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { pickUp, setDown } from "../quests/escort.ts";
import type { Body } from "../state.ts";
import type { Form } from "../vocabulary/index.ts";
import { packOwner, packsAgainst } from "../wandering/pack.ts";
import { actsAsHero } from "./acting.ts";
import type { TurnLocals } from "./locals.ts";
import { playHelp } from "./readying.ts";
import { whyTreasure } from "./treasures.ts";

/** The entry by which a hero gets up: out of a Pit, or from wherever something else has tipped it. */
export const untipsBy = (body: Body, place: number): "dg.pit.climb-out" | "dg.tip.untip-cost" =>
  mapCard(body, spaceOf(body, playerAt(body, place).at).card).pit === undefined
    ? "dg.tip.untip-cost"
    : "dg.pit.climb-out";

function untip(run: Run, place: number): void {
  pay(run, place, "movements", 1, untipsBy(run.body, place));
  playerAt(run.body, place).tipped = false;
  // Nothing is rolled to get out of a Pit.
  const because: readonly RuleId[] = untipsBy(run.body, place) === "dg.pit.climb-out" ? ["dg.ruling.untip-threat"] : [];
  run.emit({ event: "untipped", player: place, rule: "dg.tip.untip-cost", because });
}

function challenge(
  run: Run,
  place: number,
  defender: Fighter,
  form: Form,
  prize: string | null,
): ReturnType<typeof call> {
  pay(run, place, "movements", 1, "dg.challenge.cost");
  playerAt(run.body, place).challenged = true;
  const attacker: Fighter = { is: "hero", player: place };
  return call({ procedure: "combat", locals: { attacker, defender, form, prize } }, "fought");
}

/** A hero that wounds another earns its player Glory at once (dg.challenge.vs-hero, dg.ruling.reward-batching). */
function payHits(run: Run, dealt: readonly Dealt[]): void {
  for (const { by, to, wounds, fatal } of dealt)
    if (by.is === "hero" && to.is === "hero")
      gain(run, by.player, "glory", wounds, "dg.challenge.vs-hero", [
        ...(fatal ? (["dg.ruling.hero-kill-glory"] as const) : []),
        "dg.ruling.reward-batching",
      ]);
}

/** Packs of others attack whoever has come into their space (dg.ruling.wandering-entry-sequence). */
function entered({ body }: Run, place: number): ReturnType<typeof next> {
  const owners = packsAgainst(body, place);
  return owners.length === 0
    ? next("start")
    : call({ procedure: "pack-entry", locals: { hero: place, falls: body.fallen.length, owners } }, "start");
}

/** The monster of a Pack that a hero challenges (dg.opt.wandering.as-hero). */
function challengePack(
  { body }: Run,
  hero: number,
  { monster, form }: Extract<Answer, { do: "challenge-pack" }>,
): ReturnType<typeof next> {
  const owner = packOwner(body, monster);
  if (owner === null) throw new Error(`no Pack has ${monster}`);
  return call({ procedure: "pack-challenge", locals: { hero, owner, monster, form } }, "start");
}

/** One action of the hero's (dg.hero-phase.any-order). */
function act(run: Run, place: number, answer: Answer): ReturnType<typeof next> {
  switch (answer.do) {
    case "move":
      move(run, place, answer.side);
      return entered(run, place);
    case "try-door":
      tryDoor(run, place, answer.side);
      return next("start");
    case "untip":
      untip(run, place);
      return next("start");
    case "play":
      playHelp(run, place, answer.card, whyTreasure(run.body, answer.card));
      return next("start");
    case "help":
      playHelp(run, place, answer.card, ["dg.campaign.hero.help-others"], placeOf(run.body, answer.hero));
      return next("start");
    case "explore":
      pay(run, place, "movements", 1, "dg.explore.action");
      return call({ procedure: "placing", locals: { player: place, card: null, aside: [] } }, "start");
    case "challenge":
      return challenge(run, place, { is: "hero", player: placeOf(run.body, answer.hero) }, answer.form, null);
    case "challenge-escort":
      return challenge(run, place, { is: "hero", player: placeOf(run.body, answer.hero) }, answer.form, answer.quest);
    case "challenge-pack":
      return challengePack(run, place, answer);
    case "pick-up":
      pickUp(run, place, answer.quest);
      return next("start");
    case "take":
      takeLoot(run, place, answer.treasure);
      return next("start");
    case "set-down":
      return next(setDown(run, place, answer.quest) ? "over" : "start");
    case "challenge-quest":
      return call({ procedure: "quest", locals: { quest: answer.quest, bonus: 0, form: answer.form } }, "tried");
    case "quest":
      return call({ procedure: "quest", locals: { quest: answer.quest, bonus: answer.bonus, form: null } }, "tried");
    default:
      return next("over");
  }
}

export const heroPhaseProcedure: Chapter<Pick<TurnLocals, "hero-phase">>["hero-phase"] = {
  steps: {
    start: ({ body }) => {
      const { player } = body.turn;
      if (!actsAsHero(body)) return done(nothing);
      return ask({ kind: "act", rule: "dg.hero-phase.any-order" }, [idAt(body, player)], "chosen");
    },
    chosen: (run, _, input) => (input.kind === "answer" ? act(run, run.body.turn.player, input.answer) : done(nothing)),
    fought: (run, _, input) => {
      if (input.kind === "result" && input.result.is === "fought") payHits(run, input.result.dealt);
      return equip(run, "start");
    },
    tried: (run, __, input) => {
      const isOver = input.kind === "result" && input.result.is === "quest" && input.result.completed;
      return equip(run, isOver ? "over" : "start");
    },
    over: (run) => {
      const { player } = run.body.turn;
      if (actsAsHero(run.body)) stay(run, player);
      return done(nothing);
    },
  },
};
