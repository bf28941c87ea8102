import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { idOf } from "../reading/seats.ts";
import type { SetUpLocals } from "./locals.ts";

function placeCreature(run: Run, id: string, at: number, placed: string[]): void {
  const creature = creatureOf(run.body, id);
  creature.status = "in-play";
  creature.at = at;
  creature.lastLegal = at;
  placed.push(id);
  run.emit({ event: "set-up", creature: id, at, rule: "mn.setup.place" });
}

function takeBack(run: Run, id: string, placed: string[]): void {
  const creature = creatureOf(run.body, id);
  creature.status = "waiting";
  const { at } = creature;
  creature.at = -1;
  placed.splice(placed.indexOf(id), 1);
  run.emit({ event: "taken-back", creature: id, at, rule: "mn.setup.overflow" });
}

/** Everything before the first round: the map, who deploys first, the sides, the warbands (mn.battle.map-choice and following). */
export const setUpProcedures: Chapter<SetUpLocals> = {
  "set-up": {
    steps: {
      start: () => call({ procedure: "champion-test", locals: { purpose: "map", kept: [] } }, "choose-map"),
      "choose-map": (run, locals) => {
        locals.chooser = run.body.battle.testWinner ?? 0;
        return ask({ kind: "map", must: false, rule: "mn.battle.map-choice" }, [idOf(run.body, locals.chooser)], "map");
      },
      map: (run, locals, input) => {
        const chooser = locals.chooser ?? 0;
        if (input.kind === "answer" && input.answer.do === "map") {
          run.body.battle.map = input.answer.of;
          run.emit({ event: "map-chosen", seat: chooser, map: input.answer.of, rule: "mn.battle.map-choice" });
          return next("order");
        }
        locals.chooser = 1 - chooser;
        return ask({ kind: "map", must: true, rule: "mn.battle.map-choice" }, [idOf(run.body, 1 - chooser)], "map");
      },
      order: (run, locals) =>
        ask(
          { kind: "first-or-second", of: "deployment", rule: "mn.battle.setup-order" },
          [idOf(run.body, 1 - (locals.chooser ?? 0))],
          "first",
        ),
      first: (run, locals, input) => {
        const decider = 1 - (locals.chooser ?? 0);
        locals.first = input.kind === "answer" && input.answer.do === "second" ? 1 - decider : decider;
        run.emit({ event: "deploys-first", seat: locals.first, rule: "mn.battle.setup-order" });
        return ask({ kind: "side", rule: "mn.ruling.side-chooser" }, [idOf(run.body, locals.first)], "side");
      },
      side: (run, locals, input) => {
        const first = locals.first ?? 0;
        const area = input.kind === "answer" && input.answer.do === "side" ? input.answer.area : "A";
        for (const [seat, side] of run.body.sides.entries()) {
          side.area = seat === first ? area : area === "A" ? "B" : "A";
          run.emit({ event: "side-taken", seat, area: side.area, rule: "mn.battle.setup-side" });
        }
        return call({ procedure: "deploy", locals: { seat: first, placed: [] } }, "second");
      },
      second: (_run, { first }) =>
        call({ procedure: "deploy", locals: { seat: 1 - (first ?? 0), placed: [] } }, "ready"),
      ready: () => done(nothing),
    },
  },
  deploy: {
    steps: {
      start: (run, { seat, placed }) =>
        ask({ kind: "set-up", placed: [...placed], rule: "mn.setup.place" }, [idOf(run.body, seat)], "chosen"),
      chosen: (run, { seat, placed }, input) => {
        if (input.kind !== "answer") return done(nothing);
        const { answer } = input;
        if (answer.do === "set-up") placeCreature(run, answer.creature, answer.at, placed);
        else if (answer.do === "take-back") takeBack(run, answer.creature, placed);
        else {
          run.emit({ event: "set-up-ended", seat, rule: "mn.battle.setup-side" });
          return done(nothing);
        }
        return next("start");
      },
    },
  },
};
