import { setUpHitPoints } from "../damage/hit-points.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Chapter, Run } from "../procedures.ts";
import { ask, call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { wordsOf } from "../reading/names.ts";
import { fitsCreature } from "../reading/read.ts";
import { groundIn } from "../reading/scene.ts";
import { idOf } from "../reading/seats.ts";
import type { Creature } from "../state.ts";
import { assign, unassign } from "./assigning.ts";
import type { SetUpLocals } from "./locals.ts";
import { siteRule } from "./placing.ts";
import { setUpPowers, wanders } from "./set-up-powers.ts";

function placeCreature(
  run: Run,
  seat: number,
  id: string,
  at: number,
  { placed, wanderings }: SetUpLocals["deploy"],
): void {
  const creature = creatureOf(run.body, id);
  const rule = siteRule(run.body, seat, creature, at, wanderings) ?? "mn.setup.place";
  creature.status = "in-play";
  creature.at = at;
  creature.lastLegal = at;
  placed.push(id);
  run.emit({ event: "set-up", creature: id, at, because: [...(reasonsOf[rule] ?? []), "mn.hp.start"], rule });
}

/** What a power does to the set-up of its creature (mn.setup.powers). */
const reasonsOf: { readonly [rule: string]: readonly RuleId[] } = {
  "mn.setup.scout": ["mn.setup.powers", "mn.ruling.scout-area"],
  "mn.setup.wandering": ["mn.setup.powers"],
  "mn.setup.wandering.no-room": ["mn.setup.powers"],
  "mn.setup.overflow": ["mn.ruling.setup-overflow"],
  "mn.setup.overflow.big": ["mn.ruling.setup-overflow"],
  "mn.setup.multiple.overflow": ["mn.ruling.setup-overflow"],
};

function takeBack(run: Run, id: string, placed: string[]): void {
  const creature = creatureOf(run.body, id);
  creature.status = "waiting";
  const { at } = creature;
  creature.at = -1;
  placed.splice(placed.indexOf(id), 1);
  run.emit({ event: "taken-back", creature: id, at, rule: "mn.setup.overflow" });
}

/** The victory area that chance finds for a wandering monster: equal ranges of a d20, what is left over rolled again (mn.ruling.wandering-ranges). */
function rollArea(run: Run, { id, owner }: Creature): number {
  const areas = groundIn(run.body).victory.length;
  const range = Math.floor(20 / areas);
  for (;;) {
    const die = run.draw("wandering monster", 20) + 1;
    const found = die <= range * areas;
    const rule = found ? "mn.setup.wandering.roll" : "mn.ruling.wandering-ranges";
    const because = ["mn.ruling.wandering-moment"] as const;
    run.emit({ event: "rolled", seat: owner, purpose: `wandering monster ${id}`, die, because, rule });
    if (found) return Math.floor((die - 1) / range);
  }
}

/** What is left when a set-up has ended: items that nobody carries, and creatures that begin off the map. */
function noteLeft(run: Run, seat: number): void {
  const { body } = run;
  for (const item of body.sides[seat]?.items ?? [])
    run.emit({ event: "noted", thing: item, rule: "mn.ruling.unassigned-items" });
  for (const { id, owner, status } of body.creatures)
    if (owner === seat && status === "waiting") run.emit({ event: "noted", thing: id, rule: "mn.setup.delayed" });
}

/** Powers that change hit points in set-up, each once for each creature (mn.hp.setup-effects, mn.bonus.duplicate). */
function changeHitPoints(run: Run): void {
  const { body } = run;
  const done = new Set<string>();
  for (const source of body.creatures) {
    if (source.status !== "in-play") continue;
    for (const { does, identity } of setUpPowers(body, source)) {
      if (does.setUp !== "hit-points") continue;
      const words = wordsOf(body, source);
      for (const creature of body.creatures) {
        const key = `${identity} ${creature.id}`;
        if (creature.status !== "in-play" || done.has(key) || !fitsCreature(body, does.of, creature, words)) continue;
        done.add(key);
        setUpHitPoints(run, creature, does.plus);
      }
    }
  }
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
          const because = ["mn.map.start-areas"] as const;
          run.emit({ event: "side-taken", seat, area: side.area, because, rule: "mn.battle.setup-side" });
          if (groundIn(run.body).map.starts.filter(({ label }) => label === side.area).length > 1)
            run.emit({ event: "noted", thing: null, rule: "mn.setup.multiple" });
        }
        return call({ procedure: "deploy", locals: { seat: first, placed: [], wanderings: {} } }, "second");
      },
      second: (_run, { first }) =>
        call({ procedure: "deploy", locals: { seat: 1 - (first ?? 0), placed: [], wanderings: {} } }, "ready"),
      ready: (run) => {
        changeHitPoints(run);
        return done(nothing);
      },
    },
  },
  deploy: {
    steps: {
      start: (run, locals) => {
        const { body } = run;
        const rolled: { [creature: string]: number } = {};
        for (const creature of body.creatures)
          if (creature.owner === locals.seat && wanders(body, creature)) rolled[creature.id] = rollArea(run, creature);
        locals.wanderings = rolled;
        return next("next");
      },
      next: (run, { seat, placed, wanderings }) =>
        ask(
          { kind: "set-up", placed: [...placed], wanderings, rule: "mn.setup.place" },
          [idOf(run.body, seat)],
          "chosen",
        ),
      chosen: (run, locals, input) => {
        if (input.kind !== "answer") return done(nothing);
        const { answer } = input;
        const { seat, placed } = locals;
        if (answer.do === "set-up") placeCreature(run, seat, answer.creature, answer.at, locals);
        else if (answer.do === "take-back") takeBack(run, answer.creature, placed);
        else if (answer.do === "assign") assign(run, seat, answer);
        else if (answer.do === "unassign") unassign(run, seat, answer);
        else {
          noteLeft(run, seat);
          run.emit({ event: "set-up-ended", seat, rule: "mn.battle.setup-side" });
          return done(nothing);
        }
        return next("next");
      },
    },
  },
};
