/** Saving throws (mn.save.*). */
import type { Call } from "@undercroft/kernel";
import { end, endGroup } from "../conditions/lasting.ts";
import type { EffectLocals } from "../effects/locals.ts";
import { heard } from "../powers/at.ts";
import type { Chapter, Mn, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf, findCreature } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Body, Effect } from "../state.ts";
import { saveBonus } from "../traits.ts";
import type { TurnLocals } from "./locals.ts";

/**
 * The effects on a creature that a save can end, one for each save: of a group the last, with which the others end, whatever
 * becomes of them before (mn.ruling.save-group).
 */
export function savesOf(body: Body, creature: string): readonly string[] {
  const open = body.effects.filter(({ on, until }) => on === creature && until.kind === "save");
  const isLast = ({ group }: Effect, place: number): boolean =>
    group === null || !open.some((other, later) => later > place && other.group === group);
  return open.filter(isLast).map(({ id }) => id);
}

const effectOf = (body: Body, id: string): Effect | undefined => body.effects.find((one) => one.id === id);

/** The call of one saving throw against an effect and all that shares its save. */
export const saveCall = (creature: string, effect: string, plus: number): Call<Mn, "save"> => ({
  procedure: "save",
  locals: { creature, effect, plus, die: 0, again: false },
});

/** Rolls the die of a save. */
function roll(run: Run, locals: TurnLocals["save"]): void {
  locals.die = run.draw("saving throw", 20) + 1;
  const { owner: seat } = creatureOf(run.body, locals.creature);
  run.emit({ event: "rolled", seat, purpose: "saving throw", die: locals.die, rule: "mn.save.roll" });
}

const bonusOf = (run: Run, { creature, plus }: TurnLocals["save"]): number =>
  plus + saveBonus(run.body, creatureOf(run.body, creature));

/** A modified total of 10 or more, or an unmodified 20 (mn.ruling.save-bonuses). */
const succeeds = (run: Run, locals: TurnLocals["save"]): boolean =>
  locals.die === 20 || locals.die + bonusOf(run, locals) >= 10;

/** Tells what the die came to, and lets it be heard. */
function announce(run: Run, locals: TurnLocals["save"], then: string): ReturnType<typeof heard> {
  const { creature, effect, die } = locals;
  const total = die + bonusOf(run, locals);
  const saved = succeeds(run, locals);
  const plain = die === 20 ? "mn.save.natural-20" : saved ? "mn.save.success" : "mn.save.fail";
  const rule = die < 20 && total !== die && saved !== die >= 10 ? "mn.ruling.save-bonuses" : plain;
  run.emit({ event: saved ? "saved" : "failed-save", creature, effect, die, total, rule });
  return heard(run, { on: saved ? "saves" : "fails-save", creature }, then);
}

/** A success ends the effect with its group, and of ongoing damage every other of its type (mn.ongoing.same-type.save). */
function succeed(run: Run, { creature, effect: id, die }: TurnLocals["save"]): void {
  const effect = effectOf(run.body, id);
  if (die === 20) {
    // Every effect that a save can end, those too against which it has failed (mn.ruling.save-natural-20).
    for (const one of run.body.effects)
      if (one.on === creature && one.until.kind === "save")
        end(run, one.id, one.id === id ? "mn.save.natural-20" : "mn.ruling.save-natural-20");
    return;
  }
  if (effect === undefined) return;
  const types = ongoingTypesOf(run.body, effect);
  endGroup(run, effect, "mn.save.success");
  for (const { id: other, on, what, until } of run.body.effects)
    if (on === creature && until.kind === "save" && what.kind === "ongoing" && types.includes(what.type))
      endOfType(run, other);
}

/** The types of ongoing damage that end with an effect and its group. */
const ongoingTypesOf = ({ effects }: Body, effect: Effect): readonly (string | null)[] =>
  effects.flatMap(({ id, group, what }) => {
    const goesAlong = id === effect.id || (group !== null && group === effect.group);
    return goesAlong && what.kind === "ongoing" ? [what.type] : [];
  });

/** Of the others of its type those that were still to be saved against are rolled no more (mn.ruling.ongoing-saves). */
function endOfType(run: Run, effect: string): void {
  end(run, effect, "mn.ongoing.same-type.save");
  const saves = run.state.frames.findLast((frame) => frame.procedure === "saves");
  if (saves?.procedure === "saves" && saves.locals.left.includes(effect))
    run.emit({ event: "noted", thing: effect, rule: "mn.ruling.ongoing-saves" });
}

export const saveProcedure: Chapter<Pick<TurnLocals, "save">>["save"] = {
  steps: {
    start: (run, locals) => {
      roll(run, locals);
      return announce(run, locals, "heard");
    },
    // A die that was rolled again is told and heard anew, once (mn.resolve.cancellation.void).
    heard: (run, locals) => {
      if (!locals.again) return next("result");
      locals.again = false;
      return announce(run, locals, "result");
    },
    result: (run, locals) => {
      const saved = succeeds(run, locals);
      if (saved) succeed(run, locals);
      return heard(run, { on: "save-ends", creature: locals.creature, saved }, "over");
    },
    over: () => done(nothing),
  },
};

/** The saving throw nearest to the top of the stack is rolled again; false if none is being made. */
export function rerollSave(run: Run, keep: "new" | "better" | "worse"): boolean {
  const { frames } = run.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.procedure !== "save") continue;
    const { locals } = frame;
    const before = locals.die;
    roll(run, locals);
    if (keep === "better") locals.die = Math.max(before, locals.die);
    if (keep === "worse") locals.die = Math.min(before, locals.die);
    locals.again = true;
    return true;
  }
  return false;
}

/**
 * mn.turn.end.saves: against each effect that was there when the end phase began, one at a time in the order that the
 * creature's player chooses (mn.save.order).
 */
export const savesProcedure: Chapter<Pick<TurnLocals, "saves">>["saves"] = {
  steps: {
    start: (run, locals) => {
      const { creature, left } = locals;
      if (findCreature(run.body, creature)?.status !== "in-play") return done(nothing);
      const open = left.filter((id) => effectOf(run.body, id) !== undefined);
      locals.left = open;
      const [only] = open;
      if (only === undefined) return done(nothing);
      if (open.length === 1) {
        locals.left = [];
        return call(saveCall(creature, only, locals.plus), "start");
      }
      const { owner } = creatureOf(run.body, creature);
      return ask(
        {
          kind: "choose",
          purpose: "save",
          from: open,
          min: 1,
          max: 1,
          text: null,
          self: creature,
          rule: "mn.save.order",
        },
        [idOf(run.body, owner)],
        "chosen",
      );
    },
    chosen: (_run, locals, input) => {
      const chosen = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      if (chosen === undefined) return done(nothing);
      locals.left = locals.left.filter((id) => id !== chosen);
      return call(saveCall(locals.creature, chosen, locals.plus), "start");
    },
  },
};

/** Saves that a text grants: against one effect, which the creature's player names, or against each. */
export const saveNowProcedure: Chapter<Pick<EffectLocals, "save-now">>["save-now"] = {
  steps: {
    start: (run, locals) => {
      const [creature] = locals.creatures;
      if (creature === undefined) return done(nothing);
      const open = savesOf(run.body, creature);
      if (open.length === 0) return next("after");
      if (locals.against === "each")
        return call({ procedure: "saves", locals: { creature, left: open, plus: locals.plus } }, "after");
      const [only] = open;
      if (open.length === 1 && only !== undefined) return call(saveCall(creature, only, locals.plus), "after");
      return ask(
        {
          kind: "choose",
          purpose: "save",
          from: open,
          min: 1,
          max: 1,
          text: null,
          self: creature,
          rule: "mn.save.order",
        },
        [idOf(run.body, creatureOf(run.body, creature).owner)],
        "chosen",
      );
    },
    chosen: (_run, locals, input) => {
      const chosen = input.kind === "answer" && input.answer.do === "choose" ? input.answer.things[0] : undefined;
      const [creature] = locals.creatures;
      if (chosen === undefined || creature === undefined) return done(nothing);
      return call(saveCall(creature, chosen, locals.plus), "after");
    },
    after: (_run, locals) => {
      locals.creatures.shift();
      return next("start");
    },
  },
};
