import type { Call, Next } from "@undercroft/kernel";
import { isActive } from "../conditions/active.ts";
import { lineOf, sourceOf } from "../damage/attack-damage.ts";
import { reactionsTo } from "../damage/reactions.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { heard } from "../powers/at.ts";
import type { Moment } from "../powers/moments.ts";
import { markUse } from "../powers/uses.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { actingSeat } from "../reading/acting.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body } from "../state.ts";
import { slipping } from "../terrain/slipping.ts";
import { type Aim, originOf } from "./aim.ts";
import { aimAnswers } from "./aiming.ts";
import { areaAt, isAreaAttack } from "./areas.ts";
import type { AttackLocals, EffectPart, Shot } from "./locals.ts";
import { opportunitiesCall } from "./opportunity.ts";
import { provokedBy } from "./provokes.ts";
import { opportunitiesAgainst } from "./provoking.ts";
import { rollConceal, rollShot } from "./roll.ts";
import { attackAt, entryAt, partRef } from "./text.ts";
import { whyDeclared } from "./why-declared.ts";
import { whyTargets } from "./why-targets.ts";

type Locals = AttackLocals["attack"];

/** Why the attacker can go on no more, or null (mn.oa.action-lost, mn.ruling.stunned-mid-turn). */
function whyUnable(body: Body, { turn }: Locals): RuleId | null {
  const attacker = creatureOf(body, turn.creature);
  if (attacker.status !== "in-play") return "mn.oa.action-lost";
  return isActive(body, attacker) ? null : "mn.ruling.stunned-mid-turn";
}

/** The action is spent and nothing comes of what is left of it (mn.ruling.limited-use-lost). */
function lose(run: Run, { turn }: Locals, rule: RuleId): Next<Mn> {
  const because = ["mn.ruling.limited-use-lost"] as const;
  run.emit({ event: "attack-lost", attack: turn.attack, creature: turn.creature, because, rule });
  return done(nothing);
}

/** The rolls not yet made are lost, what was rolled before them counts (mn.ruling.stunned-mid-turn). */
function breakOff(run: Run, locals: Locals, rule: RuleId, made: number): Next<Mn> {
  const { attack, creature } = locals.turn;
  run.emit({ event: "attack-lost", attack, creature, rule });
  locals.shots = locals.shots.slice(0, made);
  locals.at = made;
  return next("roll");
}

const isThere = (body: Body, creature: string): boolean => findCreature(body, creature)?.status === "in-play";

/** The shots that an aim means, in the order of the battle. */
function shotsOf(body: Body, locals: Locals, aim: Aim): Shot[] {
  const { turn, fixed } = locals;
  const attack = attackAt(body, turn.text);
  const targets =
    aim.at === "creature" || !isAreaAttack(attack)
      ? [aim.at === "creature" ? aim.creature : ""]
      : (areaAt(body, creatureOf(body, turn.creature), attack, aim)?.affected() ?? []);
  return targets.map((target) => ({
    target,
    stand: turn.again === null ? turn.stand : null,
    first: null,
    fixed,
    parts: [],
    die: null,
    result: null,
    veiled: false,
  }));
}

/** Takes over what the attack is aimed at, and tells of it. */
function takeAim(run: Run, locals: Locals, aim: Aim): void {
  const { turn } = locals;
  locals.aim = aim;
  locals.shots = shotsOf(run.body, locals, aim);
  locals.turn = { ...turn, again: null };
  locals.at = 0;
  locals.phase = "attack";
  const targets = locals.shots.map(({ target }) => target);
  run.emit({
    event: "targeted",
    attack: turn.attack,
    creature: turn.creature,
    aim,
    targets,
    because: whyTargets(run.body, turn, targets),
    rule: turn.again === null ? "mn.attack.step4-targets" : "mn.attackroll.repeated",
  });
}

/** The window of a power that answers one shot. */
const momentOf = ({ turn }: Locals, { target, result }: Shot, on: "attack-rolled" | "hit" | "missed"): Moment => ({
  on,
  attack: turn.attack,
  creature: turn.creature,
  target,
  critical: result === "critical",
});

const isMiss = ({ result }: Shot): boolean => result === "miss";

/** The result of the shot in hand, for whoever answers it; after the last one the damage. */
function tellResult(run: Run, locals: Locals): Next<Mn> {
  const shot = locals.shots[locals.at];
  if (shot === undefined) return next("damage");
  return shot.result === "miss"
    ? heard(run, momentOf(locals, shot, "missed"), "missed")
    : heard(run, momentOf(locals, shot, "hit"), "hit");
}

function resultTold(run: Run, locals: Locals): Next<Mn> {
  locals.at += 1;
  return tellResult(run, locals);
}

/** What is special about the results of an attack: rolls in an order that was chosen, effects beside damage. */
function whyResults(body: Body, { turn, shots, phase }: Locals): readonly RuleId[] {
  const attack = attackAt(body, turn.text);
  const found: RuleId[] = [];
  if (shots.length > 1) found.push("mn.ruling.order-rolls");
  if (shots.some((shot) => lineOf(attack, shot, phase)?.steps !== undefined))
    found.push("mn.damage.additional-effects");
  return found;
}

/** What the shots bring about beside damage, shot by shot in printed order (mn.damage.additional-effects). */
function effectsOf(body: Body, { turn, shots, phase }: Locals): EffectPart[] {
  const attack = attackAt(body, turn.text);
  return shots.flatMap((shot) => {
    const { target, result } = shot;
    const line = phase === "followup" ? "followup" : result === "miss" ? "miss" : "hit";
    const parts: EffectPart[] = [];
    if (lineOf(attack, shot, phase)?.steps !== undefined)
      parts.push({ steps: partRef(turn.text, line, "steps"), target });
    if (result === "critical" && attack.critical !== undefined)
      parts.push({ steps: partRef(turn.text, "critical"), target });
    return parts;
  });
}

/** The call that carries out one of them. */
function effectCall({ turn }: Locals, { steps, target }: EffectPart): Call<Mn, "effect"> {
  return {
    procedure: "effect",
    locals: {
      steps,
      env: {
        seat: turn.chooser,
        self: turn.creature,
        names: { target: [target], attacker: [turn.creature] },
        amount: null,
        source: sourceOf(turn),
      },
    },
  };
}

/** Those who were hit and are still there, to be rolled against once more with the modifiers of the first roll (mn.ruling.followup-moved). */
function followups(body: Body, { shots }: Locals): Shot[] {
  return shots.flatMap((shot): readonly Shot[] => {
    if (shot.result === "miss" || !isThere(body, shot.target)) return [];
    return [{ ...shot, fixed: null, die: null, result: null, veiled: false }];
  });
}

/** The seven steps of an attack (mn.attack.step1-declare and following). */
export const attackProcedure: Chapter<Pick<AttackLocals, "attack">>["attack"] = {
  steps: {
    start: (run, { turn }) => {
      const { attack, creature, text, as } = turn;
      const entry = entryAt(run.body, text);
      if (entry !== null) markUse(creatureOf(run.body, creature), text, entry);
      run.emit({
        event: "attack-declared",
        attack,
        creature,
        text,
        as,
        because: whyDeclared(run.body, turn),
        rule: "mn.attack.step1-declare",
      });
      return heard(run, { on: "attack-declared", attack, creature }, "provoke");
    },
    provoke: (run, locals) => {
      const { body } = run;
      const { turn } = locals;
      const unable = whyUnable(body, locals);
      if (unable !== null) return lose(run, locals, unable);
      const attacker = creatureOf(body, turn.creature);
      const rule = provokedBy(body, attacker, turn.text, turn.as);
      if (rule === null) return next("begin");
      const by = opportunitiesAgainst(body, attacker);
      if (by.length === 0) return next("begin");
      run.emit({ event: "provoked", creature: turn.creature, by, rule });
      return call(opportunitiesCall([turn.creature], by), "begin");
    },
    begin: (run, locals) => {
      const { turn } = locals;
      const unable = whyUnable(run.body, locals);
      if (unable !== null) return lose(run, locals, unable);
      run.emit({
        event: "attack-begins",
        attack: turn.attack,
        creature: turn.creature,
        rule: "mn.attack.step3-start-effects",
      });
      return heard(run, { on: "attack-begins", attack: turn.attack, creature: turn.creature }, "begun");
    },
    begun: (run, locals) => {
      const unable = whyUnable(run.body, locals);
      return unable === null ? next("targets") : lose(run, locals, unable);
    },
    targets: (run, locals) => {
      const { body } = run;
      const { turn } = locals;
      const attack = attackAt(body, turn.text);
      const only = turn.again === null ? turn.only : null;
      if (only !== null && turn.stand !== null) {
        takeAim(run, locals, { at: "creature", creature: only });
        return next("announce");
      }
      if (attack.kind === "close" && attack.shape === "burst") {
        takeAim(run, locals, { at: "burst" });
        return next("announce");
      }
      const answers = aimAnswers(body, turn);
      if (answers.length === 0) return lose(run, locals, "mn.ruling.no-target");
      if (only !== null) {
        takeAim(run, locals, { at: "creature", creature: only });
        return next("announce");
      }
      return ask(
        { kind: "target", attack: turn, rule: "mn.attack.step4-targets" },
        [idOf(body, turn.chooser)],
        "aimed",
      );
    },
    aimed: (run, locals, input) => {
      const answer = input.kind === "answer" ? input.answer : null;
      if (answer?.do === "target") takeAim(run, locals, { at: "creature", creature: answer.creature });
      else if (answer?.do === "area") takeAim(run, locals, answer.aim);
      else return next("targets");
      return next("announce");
    },
    announce: (run, locals) => {
      const unable = whyUnable(run.body, locals);
      if (unable !== null) return breakOff(run, locals, unable, 0);
      // Who has fallen by what answered the aim at another is a target no more.
      locals.shots = locals.shots.filter(({ target }, at) => at < locals.at || isThere(run.body, target));
      const shot = locals.shots[locals.at];
      if (shot === undefined) return next("order");
      locals.at += 1;
      const { attack, creature } = locals.turn;
      return heard(run, { on: "targeted", attack, creature, target: shot.target }, "announce");
    },
    order: (run, locals) => {
      locals.at = 0;
      const shots = locals.shots.filter(({ target }) => isThere(run.body, target));
      locals.shots = shots;
      if (shots.length < 2) return next("roll");
      return ask(
        {
          kind: "order",
          of: shots.map(({ target }) => target),
          what: "rolls",
          rule: attackAt(run.body, locals.turn.text).kind === "area" ? "mn.attack.area.rolls" : "mn.attack.close.rolls",
        },
        [idOf(run.body, actingSeat(run.body))],
        "ordered",
      );
    },
    ordered: (_run, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "order") {
        const { things } = input.answer;
        locals.shots.sort((a, b) => things.indexOf(a.target) - things.indexOf(b.target));
      }
      return next("roll");
    },
    roll: (run, locals) => {
      const { turn, shots, at, aim } = locals;
      const shot = shots[at];
      if (shot === undefined) {
        locals.at = 0;
        return next("results");
      }
      const unable = whyUnable(run.body, locals);
      if (unable !== null) return breakOff(run, locals, unable, at);
      if (!isThere(run.body, shot.target)) {
        locals.shots = shots.filter((one) => one !== shot);
        return next("roll");
      }
      rollShot(run, turn, shot, originOf(aim));
      return heard(run, momentOf(locals, shot, "attack-rolled"), "rolled");
    },
    rolled: (run, locals) => {
      const { turn, aim } = locals;
      const shot = locals.shots[locals.at];
      if (shot !== undefined) rollConceal(run, turn, shot, originOf(aim));
      locals.at += 1;
      return next("roll");
    },
    results: (run, locals) => tellResult(run, locals),
    // What answered it may have made it the other result, which is answered in its turn; neither is heard twice.
    hit: (run, locals) => {
      const shot = locals.shots[locals.at];
      // A hit that was rolled again since is another hit, and subject to Conceal (mn.ruling.conceal).
      if (shot !== undefined) rollConceal(run, locals.turn, shot, originOf(locals.aim));
      if (shot?.result === "miss") return heard(run, momentOf(locals, shot, "missed"), "told");
      return resultTold(run, locals);
    },
    missed: (run, locals) => {
      const shot = locals.shots[locals.at];
      if (shot === undefined || shot.result === "miss") return resultTold(run, locals);
      // A hit that a power has made of it is subject to Conceal as any other (mn.ruling.conceal).
      rollConceal(run, locals.turn, shot, originOf(locals.aim));
      return heard(run, momentOf(locals, shot, isMiss(shot) ? "missed" : "hit"), "told");
    },
    told: (run, locals) => resultTold(run, locals),
    damage: (run, locals) => {
      const { turn, shots, phase } = locals;
      const targets = shots.map(({ target }) => target);
      const rule = targets.length > 1 ? "mn.ruling.simultaneous-results" : "mn.attack.step6-damage";
      run.emit({ event: "attack-results", attack: turn.attack, targets, because: whyResults(run.body, locals), rule });
      return call(
        { procedure: "attack-damage", locals: { turn, shots, phase, at: 0, harm: [], pluses: [], blows: [] } },
        "damaged",
      );
    },
    damaged: (run, locals, input) => {
      locals.taken = input.kind === "result" && input.result.is === "harmed" ? input.result.taken : [];
      locals.slips = slipping(run.body, locals.turn, locals.taken);
      locals.effects = effectsOf(run.body, locals);
      return next("effects");
    },
    effects: (run, locals) => {
      const effect = locals.effects.shift();
      if (effect !== undefined) return call(effectCall(locals, effect), "effects");
      if (locals.taken.length === 0) return next("followup");
      return call({ procedure: "react", locals: { moments: reactionsTo(run.body, locals.taken) } }, "slip");
    },
    slip: (_run, locals) => {
      const { turn, slips } = locals;
      locals.slips = [];
      return slips.length === 0
        ? next("followup")
        : call({ procedure: "slippery", locals: { turn, hurt: slips } }, "followup");
    },
    followup: (run, locals) => {
      const { turn, phase } = locals;
      const { followup } = attackAt(run.body, turn.text);
      if (phase === "followup" || followup === undefined || whyUnable(run.body, locals) !== null) return next("falls");
      const shots = followups(run.body, locals);
      if (shots.length === 0) return next("falls");
      locals.shots = shots;
      locals.phase = "followup";
      locals.at = 0;
      for (const { target } of shots)
        run.emit({
          event: "followup",
          attack: turn.attack,
          creature: turn.creature,
          target,
          because: ["mn.ruling.followup-moved", "mn.ruling.followup-modifiers"],
          rule: "mn.attackroll.followup",
        });
      return next("roll");
    },
    // Once all its effects are done (mn.terrain.pit.followup).
    falls: (_run, locals) => {
      const { turn, falls } = locals;
      locals.falls = [];
      return falls.length === 0
        ? next("after")
        : call({ procedure: "pit-followups", locals: { turn, falls } }, "after");
    },
    after: (run, { turn }) => {
      const { attack, creature } = turn;
      run.emit({ event: "attack-ended", attack, creature, rule: "mn.attack.step7-after" });
      return heard(run, { on: "attack-ends", attack, creature }, "more");
    },
    more: (run, locals) => {
      const { turn, aim } = locals;
      locals.left -= 1;
      if (locals.left <= 0) return done(nothing);
      const unable = whyUnable(run.body, locals);
      if (unable !== null) return lose(run, locals, unable);
      // What is repeated is the attack as it was made, on whomever it was sent on to (mn.attack.redirect).
      const made = turn.again === null ? undefined : locals.shots[0]?.target;
      if (aim?.at === "creature") locals.turn = { ...turn, before: [...turn.before, made ?? aim.creature] };
      // The one before is done with, whatever it has provoked.
      run.emit({ event: "noted", thing: turn.creature, rule: "mn.resolve.serial" });
      return next("targets");
    },
  },
};
