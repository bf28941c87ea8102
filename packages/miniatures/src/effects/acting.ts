/** The `act` verb: a creature may take one action at once, at no cost of its own (mn.action.free). */
import { type Call, type Domain, listDomain, type Next, type Verdict } from "@undercroft/kernel";
import { attackCall } from "../attack/begin.ts";
import { canCharge, chargeFault, chargeGranted, charges } from "../attack/charge.ts";
import { hasTarget } from "../attack/targets.ts";
import { entryRef, hasUsesLeft } from "../attack/text.ts";
import { isActive } from "../conditions/active.ts";
import { underDazed } from "../conditions/limits.ts";
import type { RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { dismountCall, forcedDismountCall, mountCall } from "../mounting/calls.ts";
import { partedRider } from "../mounting/parted.ts";
import { landings, mountsFor } from "../mounting/partners.ts";
import { isSpent } from "../mounting/spent.ts";
import { movementCall } from "../moving/calls.ts";
import { grantedJourney } from "../moving/journey.ts";
import type { NotedRule } from "../noted.ts";
import { isOwnAction, isPartOfAction } from "../powers/own-action.ts";
import { countFree, hasChargedOut } from "../powers/uses.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isBasicEntry } from "../reading/basics.ts";
import { cardOf, creatureOf, sideOf } from "../reading/creatures.ts";
import { creatureNamed } from "../reading/names.ts";
import { amount } from "../reading/read.ts";
import { idOf } from "../reading/seats.ts";
import { stepAt } from "../reading/text.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import { isHindered } from "../traits.ts";
import type { ActVerb } from "../vocabulary/index.ts";
import type { EffectLocals, Env } from "./locals.ts";

type Granted = EffectLocals["granted"];

/** What keeps a creature from an action that a text grants, or null. Nobody acts while inactive, not even as if Dominated. */
function whyNot(body: Body, creature: Creature, step: ActVerb): NotedRule | null {
  const lifted = step.despite ?? [];
  if (!isActive(body, creature) && !lifted.includes("stunned") && !lifted.includes("helpless"))
    return step.asIfDominated === true ? "mn.ruling.as-if-dominated" : "mn.power.automatic.inactive";
  const { turn } = body.battle;
  if (turn?.creature === creature.id && turn.noActions) return "mn.ruling.confused";
  if (isSpent(body, creature)) return "mn.dismount.no-more-actions";
  const rides = step.action === "mount" || step.action === "dismount";
  if (rides && isHindered(body, creature, "immobilized") && !lifted.includes("immobilized"))
    return "mn.condition.immobilized";
  const own = turn?.creature === creature.id;
  if (step.asIfDominated !== true && !own && underDazed(body, creature) && !lifted.includes("dazed"))
    return "mn.condition.dazed.free";
  return null;
}

/**
 * What keeps it from one more free action: a charge leaves one (mn.charge.one-free), and a movement in which it was Dazed none in that
 * turn (mn.ruling.dazed-mid-turn), unless the text names the condition or makes a puppet of it.
 */
function freeBars({ battle: { turn } }: Body, creature: Creature, step: ActVerb): NotedRule | null {
  if (hasChargedOut(creature)) return "mn.charge.one-free";
  const isBrokenOff = turn?.creature === creature.id && turn.phase === "actions" && turn.ended;
  const lifted = step.asIfDominated === true || (step.despite ?? []).includes("dazed");
  return isBrokenOff && !lifted ? "mn.ruling.dazed-mid-turn" : null;
}

/** Begins it if the creature is able; an action that is granted may always be left. */
export function beginGranted(run: Run, env: Env, step: ActVerb, text: TextRef): Next<Mn> | null {
  const { body } = run;
  const creature = creatureNamed(body, step.who, env);
  if (creature === undefined) return null;
  const free = !isPartOfAction(run, creature.id);
  const barred = whyNot(body, creature, step) ?? (free ? freeBars(body, creature, step) : null);
  if (barred !== null) {
    run.emit({ event: "noted", thing: creature.id, rule: barred });
    return null;
  }
  const squares = step.squares === undefined || step.squares === "speed" ? null : amount(body, step.squares, env);
  const target = step.target === undefined ? null : (creatureNamed(body, step.target, env)?.id ?? "");
  const seat = step.asIfDominated === true ? env.seat : sideOf(body, creature);
  return call(
    {
      procedure: "granted",
      locals: { step: text, creature: creature.id, seat, target, squares, before: body.battle.puppet },
    },
    "start",
  );
}

function verbAt(body: Body, text: TextRef): ActVerb {
  const step = stepAt(body.content, text);
  if (step.do !== "act") throw new Error("only an act step grants an action");
  return step;
}

type Asked = Extract<Question, { kind: "granted" }>;

/** Every way in which the action may be taken, besides leaving it. */
const ways = (body: Body, { creature, step, target }: Asked): readonly Answer[] =>
  waysTo(body, creatureOf(body, creature), verbAt(body, step), target);

/** Whether a creature could take the action at all, as sides are now: as if Dominated it might be on the other one. */
export function couldAct(body: Body, creature: Creature, step: ActVerb, target: string | null): boolean {
  if ((whyNot(body, creature, step) ?? freeBars(body, creature, step)) !== null) return false;
  if (step.asIfDominated === true) return true;
  if (step.action === "charge") return canCharge(body, creature, (other) => target === null || target === other);
  return waysTo(body, creature, step, target).length > 0;
}

function waysTo(body: Body, creature: Creature, { action }: ActVerb, target: string | null): readonly Answer[] {
  const isTarget = (other: string): boolean => target === null || target === other;
  switch (action) {
    case "basic-attack":
    case "melee-basic-attack":
      return cardOf(body, creature).attacks.flatMap((entry, place): readonly Answer[] => {
        if (!isBasicEntry(entry, place) || (action === "melee-basic-attack" && entry.kind !== "melee")) return [];
        if (!hasUsesLeft(creature, place, entry)) return [];
        return hasTarget(body, creature, entry, (other) => isTarget(other.id)) ? [{ do: "attack", entry: place }] : [];
      });
    case "charge":
      return charges(body, creature).filter((answer) => isTarget(answer.target));
    case "move":
    case "shift":
      return [{ do: action }];
    case "mount":
      return mountsFor(body, creature).map(({ id: mount }): Answer => ({ do: "mount", creature: mount }));
    case "dismount":
      return creature.mount !== null && landings(body, creature).length > 0 ? [{ do: "dismount" }] : [];
    default:
      throw new Error(`unknown action ${JSON.stringify(action satisfies never)}`);
  }
}

const same = (a: Answer, b: Answer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether an answer to the question `granted` is legal. */
export function checkGranted(body: Body, asked: Asked, answer: Answer): Verdict<RuleId> {
  if (answer.do === "pass") return { legal: true, rule: "mn.ruling.granted-action-optional" };
  if (answer.do === "charge") {
    const fault = chargeFault(body, creatureOf(body, asked.creature), answer);
    if (fault !== null) return { legal: false, rule: fault };
  }
  const { rule } = asked;
  return ways(body, asked).some((way) => same(way, answer)) ? { legal: true, rule } : { legal: false, rule };
}

export const grantedDomain = (body: Body, asked: Asked): Domain<Answer> =>
  listDomain("list", [...ways(body, asked), { do: "pass" }], (answer) => checkGranted(body, asked, answer));

/** The action itself. */
function callOf(
  run: Run,
  { creature: id, seat, target, squares, step: text }: Granted,
  answer: Answer,
): Call<Mn> | null {
  const { body } = run;
  const creature = creatureOf(body, id);
  const { bonus, despite } = verbAt(body, text);
  const parts: readonly RollPart[] = bonus === undefined ? [] : [{ rule: "mn.bonus.stacking", plus: bonus }];
  switch (answer.do) {
    case "attack":
      return attackCall(run, creature, {
        text: entryRef(creature, answer.entry),
        as: "granted",
        chooser: seat,
        only: target,
        parts,
      });
    case "charge":
      return chargeGranted(run, creature, answer, seat, parts);
    case "move":
    case "shift":
      return movementCall(
        grantedJourney(body, creature, {
          manner: answer.do,
          squares: squares ?? (answer.do === "move" ? "speed" : 1),
          chooser: seat,
          despite: despite ?? [],
          paid: isOwnAction(run, id),
        }),
      );
    case "mount":
      return mountCall(creature, creatureOf(body, answer.creature));
    case "dismount":
      return dismountCall(creature);
    default:
      return null;
  }
}

export const grantedProcedure: Chapter<Pick<EffectLocals, "granted">>["granted"] = {
  steps: {
    start: (run, { step: text, creature, seat }) => {
      if (verbAt(run.body, text).asIfDominated !== true) return next("ask");
      // For the length of the action it is on the other side (mn.condition.as-if-dominated), and no longer with its partner.
      run.body.battle.puppet = { creature, seat };
      const rider = partedRider(run.body, creatureOf(run.body, creature));
      return rider === null ? next("ask") : call(forcedDismountCall(rider), "ask");
    },
    ask: (run, { step: text, creature: id, seat, target }) => {
      const creature = creatureOf(run.body, id);
      if (creature.status !== "in-play" || isSpent(run.body, creature)) return next("over");
      const isPuppet = verbAt(run.body, text).asIfDominated === true;
      const rule = isPuppet ? "mn.condition.as-if-dominated" : "mn.action.free";
      const asked: Asked = { kind: "granted", creature: id, step: text, target, rule };
      if (ways(run.body, asked).length === 0) return next("over");
      return ask(asked, [idOf(run.body, seat)], "chosen");
    },
    chosen: (run, locals, input) => {
      const action = input.kind === "answer" ? callOf(run, locals, input.answer) : null;
      if (action === null || input.kind !== "answer") return next("over");
      if (!isPartOfAction(run, locals.creature)) countFree(creatureOf(run.body, locals.creature));
      const rule =
        run.body.battle.puppet?.creature === locals.creature ? "mn.ruling.as-if-dominated" : "mn.action.free";
      run.emit({ event: "action", creature: locals.creature, action: input.answer.do, spends: "free", rule });
      return call(action, "acted");
    },
    // It was an action, if a free one: whoever took it squeezed may take its space again (mn.ruling.squeeze).
    acted: (_run, { creature }) => call({ procedure: "end-of-action", locals: { creature } }, "over"),
    over: (run, { before, creature, step: text }) => {
      run.body.battle.puppet = before;
      const wasPuppet = verbAt(run.body, text).asIfDominated === true;
      return wasPuppet ? call({ procedure: "own-side-again", locals: { creature } }, "end") : done(nothing);
    },
    end: () => done(nothing),
  },
};
