import { spacesOverlap, UNREACHABLE } from "@undercroft/grid";
import { blastAffects, blastChoices, blastSquares } from "../areas/blast.ts";
import { burstAffects, burstSquares } from "../areas/burst.ts";
import { lineChoices, lineOrigins, squaresOfLine } from "../areas/line.ts";
import { radiusAffects, radiusOrigins, radiusSquares } from "../areas/radius.ts";
import { hasCondition } from "../conditions/has.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Scene } from "../lines/scene.ts";
import { areEnemies } from "../reading/creatures.ts";
import { wordsOf } from "../reading/names.ts";
import { fitsCreature } from "../reading/read.ts";
import { sceneOf } from "../reading/scene.ts";
import { sees } from "../reading/seeing.ts";
import { spaceOf, squaresOf } from "../reading/space.ts";
import type { Body, Creature } from "../state.ts";
import { blindsightOf } from "../traits.ts";
import type { Attack } from "../vocabulary/index.ts";
import type { Aim } from "./aim.ts";
import { nearestEnemies } from "./targets.ts";

export type AreaAttack = Extract<Attack, { kind: "close" | "area" }>;

export const isAreaAttack = (attack: Attack): attack is AreaAttack => attack.kind === "close" || attack.kind === "area";

/** An area as it may be chosen: what it covers and whom it affects, worked out when asked for. */
export interface AreaChoice {
  readonly aim: Aim;
  squares(): readonly number[];
  /** Ids of everybody who is attacked, in the order of the battle (mn.attack.close.all-targets, mn.attack.area.all). */
  affected(): readonly string[];
}

/** Everybody in play whom an attack's text affects: the attacker itself by area attacks alone (mn.attack.close.area, mn.attack.area.all). */
function possible(body: Body, attacker: Creature, attack: AreaAttack): readonly Creature[] {
  const { affects } = attack;
  return body.creatures.filter(
    (creature) =>
      creature.status === "in-play" &&
      (creature.id !== attacker.id || attack.kind === "area") &&
      (affects === undefined || fitsCreature(body, affects, creature, wordsOf(body, attacker))),
  );
}

const ids = (creatures: readonly Creature[]): readonly string[] => creatures.map(({ id }) => id);

function blasts(body: Body, scene: Scene, attacker: Creature, attack: AreaAttack, side: number): readonly AreaChoice[] {
  const { width } = scene.ground;
  return blastChoices(scene, spaceOf(body, attacker), side).map((blast): AreaChoice => {
    const { origin, block } = blast;
    const x = origin % width;
    return {
      aim: { at: "blast", origin, dx: block.x - x, dy: block.y - (origin - x) / width },
      squares: () => blastSquares(scene, blast),
      affected: () => ids(possible(body, attacker, attack).filter((c) => blastAffects(scene, blast, spaceOf(body, c)))),
    };
  });
}

function burst(body: Body, scene: Scene, attacker: Creature, attack: AreaAttack, range: number): AreaChoice {
  const from = spaceOf(body, attacker);
  return {
    aim: { at: "burst" },
    squares: () => burstSquares(scene, from, range),
    affected: () =>
      ids(
        possible(body, attacker, attack).filter((c) => {
          const space = spaceOf(body, c);
          return space.at === from.at || burstAffects(scene, from, range, space);
        }),
      ),
  };
}

function lines(
  body: Body,
  scene: Scene,
  attacker: Creature,
  attack: AreaAttack,
  length: number,
): readonly AreaChoice[] {
  const there = possible(body, attacker, attack);
  const spaces = there.map((creature) => spaceOf(body, creature));
  const from = spaceOf(body, attacker);
  const found = lineChoices(scene, from, length, spaces);
  let set = 0;
  let target = -1;
  return found.flatMap((line): readonly AreaChoice[] => {
    set = line.target === target ? set + 1 : 0;
    target = line.target;
    const number = set;
    return lineOrigins(scene, from, line).map((origin) => ({
      aim: { at: "line", target: line.target, set: number, origin },
      squares: () => squaresOfLine(scene, line),
      affected: () => line.affected.flatMap((place) => there[place]?.id ?? []),
    }));
  });
}

function radii(
  body: Body,
  scene: Scene,
  attacker: Creature,
  attack: Extract<Attack, { kind: "area" }>,
): readonly AreaChoice[] {
  if (hasCondition(body, attacker, "blinded")) return [];
  const { radius } = attack;
  const range = attack.range === "sight" ? UNREACHABLE : attack.range;
  return radiusOrigins(scene, spaceOf(body, attacker), range, blindsightOf(body, attacker)).map((origin) => ({
    aim: { at: "radius", origin },
    squares: () => radiusSquares(scene, origin, radius),
    affected: () =>
      ids(possible(body, attacker, attack).filter((c) => radiusAffects(scene, origin, radius, spaceOf(body, c)))),
  }));
}

/** Every area that the geometry allows, tags left out. */
function shapes(body: Body, attacker: Creature, attack: AreaAttack): readonly AreaChoice[] {
  const scene = sceneOf(body);
  if (attack.kind === "area") return radii(body, scene, attacker, attack);
  if (attack.shape === "blast") return blasts(body, scene, attacker, attack, attack.squares);
  if (attack.shape === "line") return lines(body, scene, attacker, attack, attack.squares);
  return [burst(body, scene, attacker, attack, attack.squares)];
}

/** A demand on the area: one of these enemies must have a square in it (mn.ruling.nearest-area). */
interface Demand {
  readonly rule: RuleId;
  readonly enemies: readonly Creature[];
}

/** mn.attack.close.nearest, mn.attack.area.nearest, mn.attack.area.sight */
function demandsOf(body: Body, attacker: Creature, attack: AreaAttack): readonly Demand[] {
  const demands: Demand[] = [];
  if (attack.nearest === true)
    demands.push({
      rule: attack.kind === "close" ? "mn.attack.close.nearest" : "mn.attack.area.nearest",
      enemies: nearestEnemies(body, attacker),
    });
  if (attack.kind === "area" && attack.range === "sight")
    demands.push({
      rule: "mn.attack.area.sight",
      enemies: body.creatures.filter(
        (c) => c.status === "in-play" && areEnemies(body, attacker, c) && sees(body, attacker, c),
      ),
    });
  return demands;
}

/** The first demand that an area does not meet, or null. */
function unmet(body: Body, demands: readonly Demand[], choice: AreaChoice): RuleId | null {
  if (demands.length === 0) return null;
  const { ground } = sceneOf(body);
  const covered = new Set(choice.squares());
  const missed = demands.find(
    ({ enemies }) =>
      !enemies.some((enemy) => squaresOf(ground, spaceOf(body, enemy)).some((square) => covered.has(square))),
  );
  return missed === undefined ? null : missed.rule;
}

const sameAim = (a: Aim, b: Aim): boolean => {
  if (a.at === "blast") return b.at === "blast" && a.origin === b.origin && a.dx === b.dx && a.dy === b.dy;
  if (a.at === "line") return b.at === "line" && a.target === b.target && a.set === b.set && a.origin === b.origin;
  if (a.at === "radius") return b.at === "radius" && a.origin === b.origin;
  return a.at === b.at;
};

const ruleOfShape = {
  blast: "mn.attack.close.blast",
  burst: "mn.attack.close.burst",
  line: "mn.attack.close.line",
} as const;

/** Why the geometry has no such area. */
function whyNoArea(body: Body, attacker: Creature, attack: AreaAttack, aim: Aim): RuleId {
  if (attack.kind === "area") return "mn.attack.area.origin";
  // The line to a square of its own would run through its own space.
  const { at, size } = spaceOf(body, attacker);
  if (aim.at === "line" && spacesOverlap(sceneOf(body).board, at, size, aim.target, 1))
    return "mn.attack.close.line.own-space";
  return ruleOfShape[attack.shape];
}

/** What keeps an area from being chosen, or null. */
export function areaFault(body: Body, attacker: Creature, attack: AreaAttack, aim: Aim): RuleId | null {
  if (attack.kind === "area" && hasCondition(body, attacker, "blinded")) return "mn.condition.blinded.sight";
  const choice = areaAt(body, attacker, attack, aim);
  if (choice === null) return whyNoArea(body, attacker, attack, aim);
  return unmet(body, demandsOf(body, attacker, attack), choice);
}

/** The area that an aim means, or null if the geometry has none. */
export const areaAt = (body: Body, attacker: Creature, attack: AreaAttack, aim: Aim): AreaChoice | null =>
  shapes(body, attacker, attack).find((choice) => sameAim(choice.aim, aim)) ?? null;

/** All areas that an attack may be used on now. */
export function areasFor(body: Body, attacker: Creature, attack: AreaAttack): readonly AreaChoice[] {
  const demands = demandsOf(body, attacker, attack);
  if (demands.some(({ enemies }) => enemies.length === 0)) return [];
  return shapes(body, attacker, attack).filter((choice) => unmet(body, demands, choice) === null);
}

/** What keeps a close or area attack from being declared at all, or null (mn.ruling.no-target, mn.ruling.nearest-area). */
export function areaImpossible(body: Body, attacker: Creature, attack: AreaAttack): RuleId | null {
  if (attack.kind === "area" && hasCondition(body, attacker, "blinded")) return "mn.condition.blinded.sight";
  const demands = demandsOf(body, attacker, attack);
  if (demands.length === 0) return null;
  if (demands.some(({ enemies }) => enemies.length === 0)) return "mn.ruling.nearest-area";
  return shapes(body, attacker, attack).some((choice) => unmet(body, demands, choice) === null)
    ? null
    : "mn.ruling.no-target";
}
