import { equip } from "../campaign/equipping.ts";
import { takeLoot } from "../changes/looting.ts";
import { gain, pay } from "../changes/resources.ts";
import { fightOf } from "../combat/combat.ts";
import { excessNext } from "../effects/excess.ts";
import { beginPlaying } from "../effects/playing.ts";
import { windowFor } from "../effects/windows.ts";
import type { Dealt, Fighter } from "../events.ts";
import { beginMove, stay } from "../moving/entering.ts";
import { idAt, placeOf, playerAt } from "../players.ts";
import { ask, type Chapter, call, done, next, nothing, type Run } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { pickUp, setDown } from "../quests/escort.ts";
import { completionOf, tryOf } from "../quests/locals.ts";
import type { Body } from "../state.ts";
import type { Form } from "../vocabulary/index.ts";
import { packOwner } from "../wandering/pack.ts";
import { actsAsHero } from "./acting.ts";
import { offTurn } from "./banes.ts";
import type { TurnLocals } from "./locals.ts";

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
  return call({ procedure: "combat", locals: fightOf(attacker, defender, form, prize) }, "fought");
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

type Next = ReturnType<typeof call>;

/** The monster of a Pack that a hero challenges (dg.opt.wandering.as-hero). */
function challengePack(
  { body }: Run,
  hero: number,
  { monster, form }: Extract<Answer, { do: "challenge-pack" }>,
): Next {
  const owner = packOwner(body, monster);
  if (owner === null) throw new Error(`no Pack has ${monster}`);
  return call({ procedure: "pack-challenge", locals: { hero, owner, monster, form, dealt: [] } }, "acted");
}

/** One action of the hero's (dg.hero-phase.any-order). */
function act(run: Run, place: number, answer: Answer): Next {
  const { body } = run;
  switch (answer.do) {
    case "move":
      return beginMove(run, place, answer.side, "acted");
    case "try-door":
      return call(
        { procedure: "trying-door", locals: { player: place, space: playerAt(body, place).at, side: answer.side } },
        "acted",
      );
    case "untip":
      return call({ procedure: "untipping", locals: { player: place } }, "acted");
    case "play":
    case "use":
    case "bane":
      return beginPlaying(run, place, answer, null, "acted") ?? next("start");
    case "explore":
      pay(run, place, "movements", 1, "dg.explore.action");
      return call({ procedure: "placing", locals: { player: place, card: null, aside: [] } }, "acted");
    case "challenge":
      return challenge(run, place, { is: "hero", player: placeOf(run.body, answer.hero) }, answer.form, null);
    case "challenge-escort":
      return challenge(run, place, { is: "hero", player: placeOf(run.body, answer.hero) }, answer.form, answer.quest);
    case "challenge-pack":
      return challengePack(run, place, answer);
    case "pick-up":
      pickUp(run, place, answer.quest);
      return next("acted");
    case "take":
      takeLoot(run, place, answer.treasure);
      return next("acted");
    case "set-down":
      if (!setDown(run, place, answer.quest)) return next("acted");
      return call({ procedure: "completing", locals: completionOf(place, answer.quest) }, "tried");
    case "challenge-quest":
      return call({ procedure: "quest", locals: tryOf(answer.quest, 0, answer.form) }, "tried");
    case "quest":
      return call({ procedure: "quest", locals: tryOf(answer.quest, answer.bonus, null) }, "tried");
    default:
      return next("over");
  }
}

/** What the hero does next, as long as it acts (dg.hero-phase.any-order). */
function nextAction(body: Body): ReturnType<typeof ask> | ReturnType<typeof done> {
  if (!actsAsHero(body)) return done(nothing);
  return ask({ kind: "act", rule: "dg.hero-phase.any-order" }, [idAt(body, body.turn.player)], "chosen");
}

export const heroPhaseProcedure: Chapter<Pick<TurnLocals, "hero-phase">>["hero-phase"] = {
  steps: {
    start: ({ body }) => nextAction(body),
    chosen: (run, _, input) => (input.kind === "answer" ? act(run, run.body.turn.player, input.answer) : done(nothing)),
    /** After each action the others may play what may be played on any turn (dg.special.any-turn). */
    acted: (run) =>
      excessNext(run.body, "acted") ?? windowFor(run, "between", offTurn(run.body), "start") ?? nextAction(run.body),
    fought: (run, _, input) => {
      if (input.kind === "result" && input.result.is === "fought") payHits(run, input.result.dealt);
      // A Quest that was stolen acts on the thief from now on.
      return excessNext(run.body, "reward") ?? next("reward");
    },
    reward: (run) => equip(run, "acted"),
    tried: (run, __, input) => {
      const isOver = input.kind === "result" && input.result.is === "quest" && input.result.completed;
      return equip(run, isOver ? "over" : "acted");
    },
    over: (run) => {
      const { player } = run.body.turn;
      if (actsAsHero(run.body)) stay(run, player);
      return done(nothing);
    },
  },
};
