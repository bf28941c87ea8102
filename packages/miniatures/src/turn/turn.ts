import type { Next } from "@undercroft/kernel";
import { actionAttack } from "../attack/begin.ts";
import { chargeStart, whyCharge } from "../attack/charge.ts";
import { isActive } from "../conditions/active.ts";
import { forcedDismountCall } from "../mounting/calls.ts";
import { partedRider } from "../mounting/parted.ts";
import { moverCall } from "../moving/offers.ts";
import type { NotedRule } from "../noted.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { actingSeat } from "../reading/acting.ts";
import { cardOf, creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Creature, CreatureTurn } from "../state.ts";
import { spend, spendWholeTurn } from "./allotment.ts";
import { settleDominator } from "./control.ts";
import { creatureTurn } from "./creature-turn.ts";
import { endOfTurn } from "./end-of-turn.ts";
import type { TurnLocals } from "./locals.ts";
import { ownSideProcedure } from "./own-side.ts";
import { powerActionProcedure } from "./power-action.ts";
import { saveProcedure, savesProcedure } from "./saves.ts";
import { startDamageProcedure } from "./start-damage.ts";
import { startOfTurn } from "./start-of-turn.ts";
import { payForPower, shakeOff } from "./using.ts";

/** Carries out what a creature was told to do; after it the next action is asked for. */
function act(run: Run, creature: string, answer: Answer): Next<Mn> {
  const { body } = run;
  const { turn } = body.battle;
  if (turn === null) return done(nothing);
  switch (answer.do) {
    case "attack":
      if (cardOf(body, creatureOf(body, creature)).attacks[answer.entry]?.cost === "turn") spendWholeTurn(turn);
      else spend(turn, "attack");
      return call(actionAttack(run, creatureOf(body, creature), answer.entry), "acted");
    case "charge":
      spend(turn, "attack");
      run.emit({
        event: "action",
        creature,
        action: "charge",
        spends: "attack",
        because: whyCharge(body, creatureOf(body, creature), answer),
        rule: "mn.charge.action",
      });
      return call(chargeStart(run, creatureOf(body, creature), answer), "acted");
    case "move":
    case "shift":
    case "double-move":
    case "teleport":
    case "mount":
    case "dismount":
    case "font":
      return call(moverCall(run, creatureOf(body, creature), turn, answer), "acted");
    case "squeeze":
      return call(moverCall(run, creatureOf(body, creature), turn, answer), "begun");
    case "use":
      return takePower(run, creature, turn, answer.power);
    case "shake-off":
      shakeOff(run, turn, answer.effect);
      return next("acted");
    default:
      return pass(run, creature, turn);
  }
}

/** Nothing more is done. The dominating player may leave the one action; free actions are the owner's all the same. */
function pass(run: Run, creature: string, turn: CreatureTurn): Next<Mn> {
  const dominated = turn.dominator !== null;
  const rule = dominated ? "mn.ruling.dominated-choices" : "mn.turn.actions.order";
  run.emit({ event: "passes-turn", creature, rule });
  if (!dominated) return done(nothing);
  turn.dominator = null;
  turn.over = true;
  return next("start");
}

/** A power that costs an action of the turn (mn.power.replaces): its attack, if it makes one, provokes as any other. */
function takePower(run: Run, id: string, turn: CreatureTurn, name: string): Next<Mn> {
  const { body } = run;
  const creature = creatureOf(body, id);
  const one = payForPower(run, creature, turn, name);
  if (one === null) return next("acted");
  return call({ procedure: "power-action", locals: { creature: id, text: one.text, seat: actingSeat(body) } }, "acted");
}

/** What bars all actions for the whole phase, or null (mn.condition.stunned.no-actions, mn.ruling.confused). */
function barred(body: Body, creature: Creature, { ended, noActions }: CreatureTurn): NotedRule | null {
  if (!isActive(body, creature)) return "mn.condition.stunned.no-actions";
  if (noActions) return "mn.ruling.confused";
  return ended ? "mn.ruling.dazed-mid-turn" : null;
}

/** What the creature does next is asked of whoever decides for it; `begun`: it has squeezed for it. */
function askAct(run: Run, begun: boolean): Next<Mn> {
  const { turn } = run.body.battle;
  const seat = idOf(run.body, actingSeat(run.body));
  if (begun) return ask({ kind: "act", begun, rule: "mn.squeeze.start" }, [seat], "chosen");
  const rule = turn === null || turn.dominator === null ? "mn.turn.actions.order" : "mn.condition.dominated.side";
  return ask({ kind: "act", rule }, [seat], "chosen");
}

/** A creature takes its next action, if nothing bars it, and a pair of which one acts Dominated is parted first (mn.dismount.forced). */
function letAct(run: Run, creature: string, begun: boolean): Next<Mn> {
  const { turn } = run.body.battle;
  const acting = creatureOf(run.body, creature);
  if (turn === null || acting.status !== "in-play") return done(nothing);
  const rule = barred(run.body, acting, turn);
  if (rule !== null) {
    run.emit({ event: "noted", thing: creature, rule });
    return done(nothing);
  }
  settleDominator(run, creature);
  const rider = turn.dominator === null ? null : partedRider(run.body, acting);
  return rider === null ? askAct(run, begun) : call(forcedDismountCall(rider), begun ? "parted-as-begun" : "parted");
}

/** The turn of a creature (mn.turn.*). */
export const turnProcedures: Chapter<TurnLocals> = {
  "creature-turn": creatureTurn,
  "start-of-turn": startOfTurn,
  "start-damage": startDamageProcedure,
  "take-actions": {
    steps: {
      start: (run, { creature }) => letAct(run, creature, false),
      parted: (run, { creature }) =>
        creatureOf(run.body, creature).status === "in-play" ? askAct(run, false) : done(nothing),
      "parted-as-begun": (run, { creature }) =>
        creatureOf(run.body, creature).status === "in-play" ? askAct(run, true) : done(nothing),
      chosen: (run, { creature }, input) =>
        input.kind === "answer" ? act(run, creature, input.answer) : next("start"),
      // It squeezed as it begins an action, which it takes now (mn.squeeze.start): as whoever the strikes have made of it.
      begun: (run, { creature }) => letAct(run, creature, true),
      acted: (_run, { creature }) => call({ procedure: "end-of-action", locals: { creature } }, "after"),
      // The dominating player has chosen the one action: what is left is the owner's again (mn.ruling.dominated-sides).
      after: (run) => {
        const { turn } = run.body.battle;
        if (turn !== null && turn.dominator !== null && turn.attacks + turn.moves + turn.minors > 0) {
          turn.dominator = null;
          run.emit({ event: "noted", thing: turn.creature, rule: "mn.ruling.dominated-sides" });
          return call({ procedure: "own-side-again", locals: { creature: turn.creature } }, "start");
        }
        return next("start");
      },
    },
  },
  "own-side-again": ownSideProcedure,
  "power-action": powerActionProcedure,
  "end-of-turn": endOfTurn,
  saves: savesProcedure,
  save: saveProcedure,
};
