import { begin } from "../conditions/lasting.ts";
import type { Blow } from "../damage/locals.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { terrainBit } from "../map/terrain.ts";
import { gaitOf, inAMode } from "../moving/gait.ts";
import type { Chapter, Run } from "../procedures.ts";
import { call, done, next } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { isImmuneTo } from "../traits.ts";
import { fallingCall } from "./calls.ts";
import { type HurtfulTerrain, terrainBlow } from "./harm.ts";
import type { Coming, TerrainLocals } from "./locals.ts";
import { hurtfulTo } from "./risk.ts";

const web = terrainBit("web");
const slope = terrainBit("steep-slope");
const spikes = terrainBit("spike-stones");
const fire = terrainBit("fire");
const corrosive = terrainBit("corrosive");

/** A creature with whoever rides it: terrain reaches both (mn.ruling.rider-aoe). */
export const pairOf = (body: Body, creature: Creature): readonly Creature[] =>
  body.creatures.filter((one) => one === creature || (one.mount === creature.id && one.status === "in-play"));

/**
 * The types that hurt on entering: by force or when put there nobody pays for extra cost, so that spike stones do nothing
 * (mn.ruling.spike-forced) but by house rule. Steep slopes hurt as one falls.
 */
function hurting(body: Body, creature: Creature, types: number, how: Coming): readonly HurtfulTerrain[] {
  const mask = types & hurtfulTo(gaitOf(body, creature));
  const spiked = (mask & spikes) !== 0 && (how === "own" || (how === "forced" && body.mode.house.forcedSpikes));
  const found: HurtfulTerrain[] = [];
  if ((mask & fire) !== 0) found.push("fire");
  if ((mask & corrosive) !== 0) found.push("corrosive");
  if (spiked) found.push("spike-stones");
  return found;
}

const ruleOf = {
  fire: "mn.terrain.fire",
  corrosive: "mn.terrain.corrosive",
  "spike-stones": "mn.terrain.spikes.damage",
} as const;

const none: readonly RuleId[] = [];
const placed: readonly RuleId[] = ["mn.ruling.placed-entry"];

/** Fire and acid count once a step; what a creature pays for hurts it once as well (mn.map.big-types). */
const reasonsOf = {
  fire: ["mn.ruling.fire-big"],
  corrosive: ["mn.ruling.fire-big"],
  "spike-stones": ["mn.map.big-types"],
} as const;

/** Forced onto spike stones, or put there, nobody pays for entering them (mn.ruling.spike-forced). */
function tellSpared(run: Run, creature: Creature, { types, how, source }: TerrainLocals["entering"]): void {
  if (how === "own" || (types & spikes & hurtfulTo(gaitOf(run.body, creature))) === 0) return;
  if (how === "forced" && run.body.mode.house.forcedSpikes) return;
  const blow = terrainBlow(creature, "spike-stones", source);
  run.emit({ event: "unharmed", creature: creature.id, source: blow.source, rule: "mn.ruling.spike-forced" });
}

/** The damage of what was entered, each type once however many squares of it are new (mn.ruling.fire-big); spike stones leave riders alone (mn.terrain.spikes.rider). */
function blowsOf(run: Run, creature: Creature, locals: TerrainLocals["entering"]): readonly Blow[] {
  const { body } = run;
  const { types, how, source } = locals;
  const blows: Blow[] = [];
  tellSpared(run, creature, locals);
  for (const terrain of hurting(body, creature, types, how)) {
    if (terrain === "steep-slope" || terrain === "dangerous") continue;
    const { id } = creature;
    const { at } = spaceOf(body, creature);
    const because = how === "put" ? [...placed, ...reasonsOf[terrain]] : reasonsOf[terrain];
    run.emit({ event: "entered", creature: id, at, terrain, because, rule: ruleOf[terrain] });
    for (const one of pairOf(body, creature)) {
      if (terrain !== "spike-stones" || one === creature) blows.push(terrainBlow(one, terrain, source));
      else
        run.emit({
          event: "unharmed",
          creature: one.id,
          source: terrainBlow(one, terrain, source).source,
          rule: "mn.terrain.spikes.rider",
        });
    }
  }
  return blows;
}

/** Whether a creature is held by a web already. */
const isCaught = (body: Body, creature: Creature): boolean =>
  body.effects.some(
    ({ on, source, until, what }) =>
      on === creature.id &&
      source === null &&
      until.kind === "save" &&
      what.kind === "condition" &&
      what.condition === "immobilized",
  );

/** A web holds a creature and its rider (mn.terrain.web.immobilize, mn.ruling.rider-web). */
export function catchIn(run: Run, creature: Creature, because: readonly RuleId[] = none): void {
  const { body } = run;
  run.emit({
    event: "entered",
    creature: creature.id,
    at: spaceOf(body, creature).at,
    terrain: "web",
    because,
    rule: "mn.terrain.web.immobilize",
  });
  for (const one of pairOf(body, creature)) {
    if (one.status !== "in-play" || isCaught(body, one)) continue;
    if (isImmuneTo(body, one, "immobilized")) {
      run.emit({ event: "not-gained", creature: one.id, condition: "immobilized", rule: "mn.terrain.web.immobilize" });
      continue;
    }
    begin(
      run,
      {
        on: one.id,
        source: null,
        by: null,
        what: { kind: "condition", condition: "immobilized" },
        until: { kind: "save" },
        group: null,
      },
      one === creature ? "mn.terrain.web.immobilize" : "mn.ruling.rider-web",
    );
  }
}

/** In a mode nobody is held or falls before the movement ends (mn.terrain.web.modes, mn.terrain.slope.modes). */
function tellPassed(run: Run, { id }: Creature, types: number): void {
  if ((types & web) !== 0) run.emit({ event: "noted", thing: id, rule: "mn.terrain.web.modes" });
  if ((types & slope) !== 0) run.emit({ event: "noted", thing: id, rule: "mn.terrain.slope.modes" });
}

/** All types of terrain in a creature's space (mn.map.big-in-terrain). */
export function typesUnder(body: Body, creature: Creature): number {
  const { ground, terrain } = sceneOf(body);
  let types = 0;
  for (const square of squaresOf(ground, spaceOf(body, creature))) types |= terrain[square] ?? 0;
  return types;
}

/** Whether a slope among these types makes it fall: a rider stays where its mount does (mn.mount.movement). */
const falls = ({ mount }: Creature, types: number): boolean => (types & slope) !== 0 && mount === null;

/** Coming into terrain, and coming to rest in it. */
export const enteringProcedures: Chapter<Pick<TerrainLocals, "entering" | "resting">> = {
  entering: {
    steps: {
      start: (run, locals) => {
        const creature = creatureOf(run.body, locals.creature);
        if (creature.status !== "in-play") return done({ is: "entered", fell: false });
        const blows = blowsOf(run, creature, locals);
        return blows.length === 0 ? next("hold") : call({ procedure: "damage", locals: { blows } }, "hold");
      },
      hold: (run, { creature: id, types, how, source }) => {
        const creature = creatureOf(run.body, id);
        if (creature.status !== "in-play") return done({ is: "entered", fell: false });
        if (inAMode(gaitOf(run.body, creature))) {
          tellPassed(run, creature, types);
          return done({ is: "entered", fell: false });
        }
        if ((types & web) !== 0) catchIn(run, creature, how === "put" ? placed : none);
        return falls(creature, types)
          ? call(fallingCall(creature, source), "fell")
          : done({ is: "entered", fell: false });
      },
      fell: () => done({ is: "entered", fell: true }),
    },
  },
  resting: {
    steps: {
      start: (run, { creature: id, source }) => {
        const creature = creatureOf(run.body, id);
        if (creature.status !== "in-play") return done({ is: "entered", fell: false });
        const types = typesUnder(run.body, creature);
        if ((types & web) !== 0) catchIn(run, creature);
        return falls(creature, types)
          ? call(fallingCall(creature, source), "fell")
          : done({ is: "entered", fell: false });
      },
      fell: () => done({ is: "entered", fell: true }),
    },
  },
};
