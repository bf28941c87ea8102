import type { AttackTurn, Fall } from "../attack/locals.ts";
import { attackAt } from "../attack/text.ts";
import { begin } from "../conditions/lasting.ts";
import type { RollPart } from "../events.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene, Space } from "../lines/scene.ts";
import { terrainBit } from "../map/terrain.ts";
import { nearestCall, settleCall } from "../moving/calls.ts";
import { allHaveRoom, illegalPosition, standsOnMap } from "../moving/position.ts";
import type { Chapter, Run } from "../procedures.ts";
import { call, done, next, nothing } from "../procedures.ts";
import { creatureOf } from "../reading/creatures.ts";
import { sceneOf } from "../reading/scene.ts";
import { squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { defenseOf, isImmuneTo } from "../traits.ts";
import type { TerrainLocals } from "./locals.ts";

const pit = terrainBit("pit");

/**
 * Squares of a big creature's space that are no pit: each is worth 1 to its defense (mn.terrain.pit.big-bonus). Whoever has left
 * the pit stands by none (mn.ruling.pit-crossed).
 */
function firmSquares(body: Body, creature: Creature): number {
  const { ground, terrain } = sceneOf(body);
  const space = squaresOf(ground, creature);
  const firm = space.filter((square) => ((terrain[square] ?? 0) & pit) === 0).length;
  return firm === space.length ? 0 : firm;
}

/**
 * The bonus and modifiers of the roll that forced it there (mn.ruling.pit-attack-details); where none was made at it, the bonus
 * alone (mn.ruling.pit-other).
 */
function rollOf(body: Body, turn: AttackTurn, { parts }: Fall): { parts: readonly RollPart[]; because: RuleId[] } {
  if (parts.length > 0) return { parts, because: ["mn.ruling.pit-attack-details"] };
  const { bonus } = attackAt(body, turn.text);
  return { parts: [{ rule: "mn.attackroll.total", plus: bonus }], because: ["mn.ruling.pit-other"] };
}

/** The followup roll against a creature that was forced onto a pit; true if it hits. */
function followUp(run: Run, turn: AttackTurn, fall: Fall, creature: Creature): boolean {
  const { body } = run;
  const { versus } = attackAt(body, turn.text);
  const { parts, because } = rollOf(body, turn, fall);
  const die = run.draw("pit followup", 20) + 1;
  const total = parts.reduce((sum, { plus }) => sum + plus, die);
  const firm = firmSquares(body, creature);
  const defense = defenseOf(body, creature, versus) + firm;
  const hit = die === 20 || (die > 1 && total >= defense);
  if (firm > 0) run.emit({ event: "noted", thing: creature.id, rule: "mn.terrain.pit.big-bonus" });
  run.emit({
    event: "attack-rolled",
    attack: turn.attack,
    creature: turn.creature,
    target: creature.id,
    die,
    parts,
    total,
    versus,
    defense,
    result: hit ? "hit" : "miss",
    because,
    rule: hit ? "mn.terrain.pit.hit" : "mn.terrain.pit.miss",
  });
  return hit;
}

/** Dazed through its next turn (mn.duration.default, mn.ruling.own-turn-condition). */
function daze(run: Run, creature: Creature, { creature: source, chooser }: AttackTurn): void {
  if (isImmuneTo(run.body, creature, "dazed")) {
    run.emit({ event: "not-gained", creature: creature.id, condition: "dazed", rule: "mn.terrain.pit.hit" });
    return;
  }
  begin(
    run,
    {
      on: creature.id,
      source,
      by: chooser,
      what: { kind: "condition", condition: "dazed" },
      until: { kind: "turn-end", of: creature.id, from: run.body.battle.window + 1 },
      group: null,
    },
    "mn.terrain.pit.hit",
  );
}

/** Whether a creature stands where a pit keeps it from staying. */
export const isInPit = (body: Body, creature: Creature): boolean =>
  creature.status === "in-play" &&
  creature.mount === null &&
  touchesPit(sceneOf(body), creature) &&
  illegalPosition(body, creature, creature.at) === "mn.terrain.pit.no-end";

/** Whether it stands where it cannot stay: in a pit, or where a text has made its place illegal (mn.position.illegal). */
const mayNotStay = (body: Body, creature: Creature): boolean =>
  standsOnMap(creature) && illegalPosition(body, creature, creature.at) !== null;

/** A look before everything that makes a position illegal is gone through: mostly there is no pit about. */
function touchesPit({ ground, terrain }: Scene, { at, size }: Space): boolean {
  for (let dy = 0; dy < size; dy += 1)
    for (let dx = 0; dx < size; dx += 1) if (((terrain[at + dy * ground.width + dx] ?? 0) & pit) !== 0) return true;
  return false;
}

/** Falling into pits by force, and coming out again (mn.terrain.pit.*), with whoever else stands where nobody may stay. */
export const pitProcedures: Chapter<Pick<TerrainLocals, "pit-followups" | "out-of-pits">> = {
  "pit-followups": {
    steps: {
      start: (run, locals) => {
        const fall = locals.falls.shift();
        if (fall === undefined) return done(nothing);
        const { turn } = locals;
        const { creature: id } = fall;
        const creature = creatureOf(run.body, id);
        if (creature.status !== "in-play") return next("start");
        const { attack, creature: attacker } = turn;
        run.emit({ event: "followup", attack, creature: attacker, target: id, rule: "mn.terrain.pit.followup" });
        if (!followUp(run, turn, fall, creature)) return next("start");
        daze(run, creature, turn);
        // Whoever was carried on over the pit stays where it is (mn.ruling.pit-crossed).
        if (!isInPit(run.body, creature)) {
          run.emit({ event: "noted", thing: id, rule: "mn.ruling.pit-crossed" });
          return next("start");
        }
        return call(nearestCall(run.body, creature, "mn.terrain.pit.hit"), "start");
      },
    },
  },
  "out-of-pits": {
    steps: {
      start: (run, { done: seen }) => {
        if (allHaveRoom(run.body)) return done(nothing);
        const creature = run.body.creatures.find((one) => !seen.includes(one.id) && mayNotStay(run.body, one));
        if (creature === undefined) return done(nothing);
        seen.push(creature.id);
        if (!isInPit(run.body, creature)) return call(settleCall(creature), "start");
        if (run.body.battle.turn === null)
          run.emit({ event: "noted", thing: creature.id, rule: "mn.ruling.pit-round-step" });
        return call(nearestCall(run.body, creature, "mn.terrain.pit.miss"), "start");
      },
    },
  },
};
