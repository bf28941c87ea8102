import { blowOf } from "../damage/blow.ts";
import type { AttackManner } from "../events.ts";
import type { Chapter } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { Attack } from "../vocabulary/index.ts";
import type { AttackLocals } from "./locals.ts";
import { opportunitiesAgainst } from "./provoking.ts";
import { rollAgainst, stillThere } from "./roll.ts";
import { attackAt } from "./text.ts";

/** Whether the action gives adjacent enemies opportunity attacks (mn.attack.step2-provoke, mn.attack.ranged.basic-exempt). */
function provokes(attack: Attack, as: AttackManner): boolean {
  if (as === "opportunity") return false;
  if (attack.provokes !== undefined) return attack.provokes;
  if (attack.kind === "ranged") return !("basic" in attack && attack.basic === true);
  return attack.kind === "area";
}

/** The seven steps of an attack (mn.attack.step1-declare and following). */
export const attackProcedure: Chapter<Pick<AttackLocals, "attack">>["attack"] = {
  steps: {
    start: (run, { turn }) => {
      const { attack, creature, text, as } = turn;
      run.emit({ event: "attack-declared", attack, creature, text, as, rule: "mn.attack.step1-declare" });
      return next("provoke");
    },
    provoke: (run, { turn }) => {
      const attacker = creatureOf(run.body, turn.creature);
      if (!provokes(attackAt(run.body, turn.text), turn.as)) return next("targets");
      const by = opportunitiesAgainst(run.body, attacker);
      if (by.length === 0) return next("targets");
      return call(
        { procedure: "opportunities", locals: { against: turn.creature, by, strikes: [], at: 0 } },
        "targets",
      );
    },
    targets: (run, locals) => {
      const { turn } = locals;
      const attacker = creatureOf(run.body, turn.creature);
      if (attacker.status !== "in-play") {
        run.emit({
          event: "attack-lost",
          attack: turn.attack,
          creature: turn.creature,
          rule: "mn.attack.step2-provoke",
        });
        return done(nothing);
      }
      if (turn.only !== null) {
        locals.targets = [turn.only];
        return next("roll");
      }
      return ask(
        { kind: "target", attack: turn, rule: "mn.attack.step4-targets" },
        [idOf(run.body, turn.chooser)],
        "aimed",
      );
    },
    aimed: (_run, locals, input) => {
      if (input.kind === "answer" && input.answer.do === "target") locals.targets = [input.answer.creature];
      return next("roll");
    },
    roll: (run, locals) => {
      const { turn } = locals;
      const attacker = creatureOf(run.body, turn.creature);
      const attack = attackAt(run.body, turn.text);
      const targets = stillThere(run, locals.targets);
      run.emit({
        event: "targeted",
        attack: turn.attack,
        creature: turn.creature,
        targets: targets.map(({ id }) => id),
        rule: "mn.attack.step4-targets",
      });
      locals.outcomes = targets.map((target) => rollAgainst(run, turn, attacker, target, attack));
      return next("damage");
    },
    damage: (run, locals) => {
      const blows = locals.outcomes.flatMap((outcome) => blowOf(run.body, locals.turn, outcome));
      return blows.length === 0 ? next("after") : call({ procedure: "damage", locals: { blows, at: 0 } }, "after");
    },
    after: (run, locals) => {
      const { turn } = locals;
      locals.left -= 1;
      run.emit({ event: "attack-ended", attack: turn.attack, creature: turn.creature, rule: "mn.attack.step7-after" });
      return done(nothing);
    },
  },
};
