/** The laws that the tables of every real battle keep: what they name is there, once, and where it can be. */
import { spacesOverlap } from "@undercroft/grid";
import type { FileFault } from "@undercroft/kernel";
import { type Ground, groundOf } from "../map/ground.ts";
import { standsOnMap } from "../moving/position.ts";
import { SQUEEZED } from "../moving/squeeze.ts";
import { factsOfCard } from "../reading/facts.ts";
import type { BattleConfig } from "../set-up/config.ts";
import { initialBody } from "../set-up/initial.ts";
import type { Body, Creature } from "../state.ts";
import { permitsOf } from "../traits.ts";
import { spaceOfSize } from "../vocabulary/index.ts";
import type { UnderWay } from "./under-way.ts";

type Report = (place: string, why: string) => void;

/** Squares a side of the only creatures that squeeze (mn.squeeze.start). */
const HUGE = 3;

/** What is wrong with the tables of a kept state; `under` is what its frames are about. */
export function tableFaults(config: BattleConfig, body: Body, under: UnderWay): readonly FileFault[] {
  const faults: FileFault[] = [];
  const report: Report = (place, why) => faults.push({ place, why });
  checkSides(config, body, report);
  checkWarbands(config, body, report);
  checkIds(body, report);
  checkBattle(body, report);
  // Where something stands is asked only of creatures that are known.
  if (faults.length > 0) return faults;
  const ground = groundOfBattle(body);
  for (const [i, creature] of body.creatures.entries()) {
    const place = `creatures[${i}]`;
    checkPlace(body, ground, creature, place, report);
    // Who falls to 0 is destroyed once all damage of the moment is dealt (mn.ruling.simultaneous-results).
    if (creature.status === "in-play" && creature.hitPoints <= 0 && !under.dealing)
      report(`${place}.hitPoints`, "in play with none left");
  }
  checkEffects(body, ground, report);
  if (faults.length === 0 && ground !== null) checkRoom(body, ground, under.moving, report);
  return faults;
}

function groundOfBattle({ battle, maps }: Body): Ground | null {
  const map = battle.map === null ? undefined : maps[battle.map];
  return map === undefined ? null : groundOf(map);
}

/** Both seats are those of the battle, on sides of their own; items are carried by their own warband or by nobody. */
function checkSides({ seats }: BattleConfig, body: Body, report: Report): void {
  const [one, two] = body.sides;
  if (one !== undefined && two !== undefined && one.area !== null && one.area === two.area)
    report("sides[1].area", "both players have this side of the map");
  for (const [i, side] of body.sides.entries()) {
    const seat = seats[i];
    if (seat === undefined) continue;
    if (side.id !== seat.id) report(`sides[${i}].id`, `it is ${seat.id} in this battle`);
    const carried = body.creatures.flatMap(({ owner, items }) => (owner === i ? items : []));
    const all = [...side.items, ...carried].sort();
    if (all.join() !== [...seat.items].sort().join())
      report(`sides[${i}].items`, "these and those that its creatures carry are not the items of its warband");
  }
}

/** Creatures come in the order of the warbands, then those that were summoned. */
function checkWarbands(config: BattleConfig, body: Body, report: Report): void {
  const first = initialBody(config).creatures;
  for (const [i, creature] of body.creatures.entries()) {
    const place = `creatures[${i}]`;
    const printed = config.content.creatures[creature.card];
    if (printed === undefined || !Object.hasOwn(config.content.creatures, creature.card)) {
      report(`${place}.card`, "the battle has no such card");
      continue;
    }
    const given = first[i];
    if (given !== undefined) {
      for (const key of ["id", "card", "owner", "summoned"] as const)
        if (creature[key] !== given[key]) report(`${place}.${key}`, `it is ${given[key]} in this battle`);
    } else if (!creature.summoned) report(`${place}.summoned`, "nobody has such a creature in the warband");
    const full = spaceOfSize[printed.size];
    if (creature.size !== full && !(full === HUGE && creature.size === SQUEEZED))
      report(`${place}.size`, `its card says ${full}`);
    checkMarks(body, creature, place, report);
  }
  if (body.creatures.length < first.length) report("creatures", `the warbands have ${first.length}`);
}

/** Hit points, boxes and champion powers are those of its card and of what it carries. */
function checkMarks({ content }: Body, creature: Creature, place: string, report: Report): void {
  if (creature.maximum < 1) report(`${place}.maximum`, "less than 1");
  if (creature.bloodied >= creature.maximum) report(`${place}.bloodied`, "not below the maximum");
  const budget = content.creatures[creature.card]?.champion ?? 0;
  if (creature.championUses > budget) report(`${place}.championUses`, `its Champion Rating is ${budget}`);
  const boxes = new Map<string, number>();
  const champion = new Set<string>();
  for (const card of [creature.card, ...creature.items]) {
    if (card !== creature.card && !Object.hasOwn(content.items, card)) {
      report(`${place}.items`, `the battle has no item ${card.slice(0, 80)}`);
      continue;
    }
    for (const one of factsOfCard(content, card).powers) {
      const key = `${one.text.card}:${one.text.path.join(".")}`;
      // Two items of one kind bring the boxes of both.
      boxes.set(key, (boxes.get(key) ?? 0) + (one.power.uses ?? 0));
      if (one.champion) champion.add(key);
    }
  }
  for (const [i, { uses }] of (content.creatures[creature.card]?.attacks ?? []).entries())
    boxes.set(`${creature.card}:attacks.${i}`, uses ?? 0);
  for (const [key, marked] of Object.entries(creature.uses)) {
    const most = boxes.get(key);
    if (most === undefined) report(`${place}.uses`, `it has no power at ${key.slice(0, 80)}`);
    else if (marked > most) report(`${place}.uses`, `${key} has ${most} boxes`);
  }
  for (const key of creature.window.champion)
    if (!champion.has(key)) report(`${place}.window.champion`, `it has no champion power at ${key.slice(0, 80)}`);
}

/** Ids are of known kinds, stand once, and lie below the number that the next thing gets. */
function checkIds({ creatures, effects, nextThing, battle }: Body, report: Report): void {
  const seen = new Set<string>();
  const check = (id: string, place: string, kind: RegExp, once: boolean): void => {
    if (!kind.test(id)) report(place, "no id of its kind");
    else if (Number(id.slice(1)) >= nextThing) report("nextThing", `there is ${id} already`);
    if (once && seen.has(id)) report(place, "another thing has this id");
    seen.add(id);
  };
  for (const [i, { id }] of creatures.entries()) check(id, `creatures[${i}].id`, /^c\d{1,9}$/, true);
  for (const [i, { id, group }] of effects.entries()) {
    check(id, `effects[${i}].id`, /^e\d{1,9}$/, true);
    if (group !== null) check(group, `effects[${i}].group`, /^g\d{1,9}$/, false);
  }
  if (battle.firstThing > nextThing) report("battle.firstThing", "more than the number of the next thing");
}

function checkBattle({ battle, creatures, sides }: Body, report: Report): void {
  const ids = new Set(creatures.map(({ id }) => id));
  const setUp = battle.step === "set-up";
  if (setUp !== (battle.round === 0)) report("battle.round", "rounds begin when both have set up");
  if (!setUp && battle.map === null) report("battle.map", "no map is chosen");
  if (!setUp && sides.some(({ area }) => area === null)) report("battle.step", "a player has no side of the map");
  if (battle.map === null && creatures.some(({ status }) => status !== "waiting"))
    report("battle.map", "creatures are in play, and no map is chosen");
  if (battle.turn !== null && !ids.has(battle.turn.creature))
    report("battle.turn.creature", "there is no such creature");
  if (battle.puppet !== null && !ids.has(battle.puppet.creature))
    report("battle.puppet.creature", "there is no such creature");
  for (const [i, { window }] of creatures.entries())
    if (window.number > battle.window) report(`creatures[${i}].window.number`, "later than the window of now");
}

/** In play it stands on the map or rides; a destroyed one keeps the square where it was (mn.ruling.destroyed-place). */
function checkPlace(body: Body, ground: Ground | null, creature: Creature, place: string, report: Report): void {
  const { status, at, size, mount } = creature;
  for (const [key, square] of [
    ["lastLegal", creature.lastLegal],
    ["window.startAt", creature.window.startAt],
  ] as const)
    if (square >= (ground?.count ?? 0)) report(`${place}.${key}`, "the map has no such square");
  if (status !== "in-play") {
    if (status === "waiting" ? at !== -1 : at >= (ground?.count ?? 0)) report(`${place}.at`, `it is ${status}`);
    if (mount !== null) report(`${place}.mount`, `it is ${status}`);
    return;
  }
  if (mount !== null) {
    checkRiding(body, creature, place, report);
    return;
  }
  if (ground === null) return;
  const x = at % ground.width;
  if (at < 0 || x + size > ground.width || (at - x) / ground.width + size > ground.height)
    report(`${place}.at`, "its space is not on the map");
}

/** A rider is where its mount is, which stands on the map and carries nobody else (mn.mount.mounting). */
function checkRiding({ creatures }: Body, rider: Creature, place: string, report: Report): void {
  const mount = creatures.find(({ id }) => id === rider.mount);
  if (mount === undefined) report(`${place}.mount`, "there is no such creature");
  else if (mount === rider || !standsOnMap(mount)) report(`${place}.mount`, "it does not stand on the map");
  else if (mount.owner !== rider.owner) report(`${place}.mount`, "it belongs to the other player");
  if (rider.at !== -1) report(`${place}.at`, "a rider has no space of its own");
  if (creatures.some((other) => other !== rider && other.mount === rider.mount))
    report(`${place}.mount`, "another creature rides it");
}

function checkEffects(body: Body, ground: Ground | null, report: Report): void {
  const known = new Map(body.creatures.map((creature) => [creature.id, creature]));
  for (const [i, { on, source, until }] of body.effects.entries()) {
    const place = `effects[${i}]`;
    const bearer = known.get(on);
    if (bearer === undefined) report(`${place}.on`, "there is no such creature");
    else if (bearer.status !== "in-play") report(`${place}.on`, `it is ${bearer.status}`);
    if (source !== null && !known.has(source)) report(`${place}.source`, "there is no such creature");
    if ("of" in until && !known.has(until.of)) report(`${place}.until.of`, "there is no such creature");
    if ("self" in until && !known.has(until.self)) report(`${place}.until.self`, "there is no such creature");
  }
  for (const [i, { square }] of body.terrain.entries())
    if (square >= (ground?.count ?? 0)) report(`terrain[${i}].square`, "the map has no such square");
}

/** Two creatures hold one square only while one of them is moved, or by a power (mn.position.occupies, mn.position.infest). */
function checkRoom(body: Body, { board }: Ground, moving: ReadonlySet<string>, report: Report): void {
  const standing = body.creatures.filter(standsOnMap);
  const mayShare = (creature: Creature): boolean =>
    moving.has(creature.id) || permitsOf(body, creature, "share-space").length > 0;
  for (const [i, one] of standing.entries())
    for (const other of standing.slice(i + 1))
      if (spacesOverlap(board, one.at, one.size, other.at, other.size) && !mayShare(one) && !mayShare(other))
        report(`creatures[${body.creatures.indexOf(other)}].at`, `${one.id} stands there`);
}
