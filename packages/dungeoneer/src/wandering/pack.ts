/** A Pack on the map: where it is, who belongs to it, when it comes and goes (dg.opt.wandering.*). */
import { inCampaign } from "../campaign/party.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { othersOf, playerAt } from "../players.ts";
import type { Run } from "../procedures.ts";
import type { Body, EncounterInPlay, MonsterInPlay } from "../state.ts";
import { inBatch } from "../turn/responses.ts";

/** Whether the optional rule is in force. */
export const packsWander = ({ options }: Body): boolean => options["wandering-pack"];

/** Whose Pack a monster belongs to and is with now, by place; null if it is in no Pack. */
export function packOwner({ players }: Body, monster: string): number | null {
  const place = players.findIndex(({ pack }) => pack.some(({ id }) => id === monster));
  return place < 0 ? null : place;
}

/** @throws Error if the Pack of a player has no such monster. */
export function memberOf(body: Body, owner: number, id: string): MonsterInPlay {
  const found = playerAt(body, owner).pack.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id} in the Pack`);
  return found;
}

/** Whose Packs are in a space, clockwise from one player's left, that one's own last. */
export const packsIn = ({ players }: Body, space: string, place: number): readonly number[] =>
  players
    .map((_, i) => (place + 1 + i) % players.length)
    .filter((owner) => players[owner]?.packAt === space && players[owner]?.pack.length > 0);

/** Packs of others that a hero meets where it stands; its own harms it never (dg.ruling.wandering-entry-sequence). */
export function packsAgainst(body: Body, hero: number): readonly number[] {
  if (!packsWander(body)) return [];
  const { alive, at } = playerAt(body, hero);
  return alive ? packsIn(body, at, hero).filter((owner) => owner !== hero) : [];
}

/** Heroes of others in the space of a Pack, clockwise from its Dungeonlord's left (dg.opt.wandering.free-attack). */
export const heroesAgainst = (body: Body, owner: number): readonly number[] =>
  othersOf(body, owner).filter((place) => playerAt(body, place).at === playerAt(body, owner).packAt);

/** Monsters of a Pack that have attacked nobody in this turn (dg.combat.monster-one-attack). */
export const freshMembers = (body: Body, owner: number): readonly string[] =>
  playerAt(body, owner).pack.flatMap(({ id, attacked }) => (attacked.length === 0 ? [id] : []));

/** A marker is put into a space, its twin beside the Pack: from now on the Pack is there (dg.opt.wandering.start). */
function found(run: Run, owner: number, space: string, rule: RuleId): void {
  playerAt(run.body, owner).packAt = space;
  run.emit({
    event: "pack-founded",
    player: owner,
    space,
    rule,
    because: ["dg.components.paired-markers", ...inCampaign(run.body, "dg.campaign.dl.wandering-pack")],
  });
}

/** Why a survivor belongs to the Pack that its Dungeonlord has on the map. */
function whyJoined(body: Body, { owner, space }: EncounterInPlay): readonly RuleId[] {
  const { packAt } = playerAt(body, owner);
  // It goes to where the others are, wherever it has fought.
  return packAt === space ? ["dg.opt.wandering.join"] : ["dg.opt.wandering.join", "dg.opt.wandering.single-marker"];
}

/** A survivor comes into the Pack; the first one founds it where it was played (dg.opt.wandering.start, dg.opt.wandering.join). */
export function enterPack(run: Run, monster: EncounterInPlay, from: "hand" | "pack"): readonly RuleId[] {
  const { body } = run;
  const { id, card, owner, wounds, space } = monster;
  const player = playerAt(body, owner);
  const wanders = packsWander(body);
  const isFirst = wanders && player.packAt === null;
  if (isFirst) found(run, owner, space, wounds > 0 ? "dg.ruling.wandering-pack-state" : "dg.opt.wandering.start");
  player.pack.push({ id, card, wounds, attacked: wanders ? monster.attacked : [] });
  return wanders && !isFirst && from === "hand" ? whyJoined(body, monster) : [];
}

/**
 * A monster of a Pack is laid out to fight with whoever is in its space, in a batch or, where that is null, because it is challenged;
 * it is one of the Pack all the same.
 */
export function layOut(run: Run, owner: number, id: string, target: number, batch: number | null): EncounterInPlay {
  const { body } = run;
  const player = playerAt(body, owner);
  const member = memberOf(body, owner, id);
  player.pack = player.pack.filter((one) => one !== member);
  const space = player.packAt ?? playerAt(body, target).at;
  const laid: EncounterInPlay = {
    ...member,
    owner,
    batch,
    from: "pack",
    target,
    space,
    falls: body.fallen.length,
    engaged: [target],
    guards: [],
    turnedAside: false,
  };
  body.encounters.push(laid);
  return laid;
}

/** It goes back to its Pack, if it is still there. */
export function layBack(run: Run, id: string): void {
  const { body } = run;
  const monster = body.encounters.find((one) => one.id === id);
  if (monster === undefined) return;
  body.encounters = body.encounters.filter((one) => one.id !== id);
  const { card, owner, wounds, attacked } = monster;
  playerAt(body, owner).pack.push({ id, card, wounds, attacked });
}

/**
 * When the last of a Pack has left it, its marker goes: another may be founded later (dg.ruling.wandering-pack-state). Those that are
 * out to fight have not left it.
 */
export function endEmptyPack(run: Run, owner: number): void {
  const player = playerAt(run.body, owner);
  const space = player.packAt;
  if (space === null || player.pack.length > 0) return;
  if (run.body.encounters.some((one) => one.owner === owner && one.from === "pack")) return;
  player.packAt = null;
  const rule = "dg.ruling.wandering-pack-state";
  run.emit({ event: "pack-ended", player: owner, space, rule });
}

/** In a new turn each monster may attack again (dg.combat.monster-one-attack). */
export function restPacks(body: Body): void {
  if (!packsWander(body)) return;
  for (const player of body.players)
    if (player.pack.some(({ attacked }) => attacked.length > 0))
      player.pack = player.pack.map((one) => (one.attacked.length === 0 ? one : { ...one, attacked: [] }));
}

/** Survivors of a batch with whom a Dungeonlord who has no Pack on the map could found one (dg.opt.wandering.start). */
export function foundersOf(body: Body, owner: number): readonly EncounterInPlay[] {
  if (!packsWander(body) || playerAt(body, owner).packAt !== null) return [];
  return inBatch(body).filter((one) => one.owner === owner && body.content.adventures[one.card]?.kind === "monster");
}

/** The Dungeonlord puts the marker down before the Pack step, and the survivor is the first of the Pack at once. */
export function foundEarly(run: Run, id: string): void {
  const { body } = run;
  const monster = body.encounters.find((one) => one.id === id);
  if (monster === undefined) return;
  body.encounters = body.encounters.filter((one) => one.id !== id);
  enterPack(run, monster, "hand");
  const { card, owner, wounds } = monster;
  run.emit({ event: "to-pack", player: owner, card, wounds, rule: "dg.opt.wandering.start" });
}

/** Packs that have lost their last monster. */
export function endEmptyPacks(run: Run): void {
  if (!packsWander(run.body)) return;
  for (const owner of run.body.players.keys()) endEmptyPack(run, owner);
}
