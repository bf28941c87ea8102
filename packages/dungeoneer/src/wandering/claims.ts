/** What stands against the answers that a Pack on the map brings along (dg.opt.wandering.*). */
import type { Claims } from "@undercroft/kernel";
import { isInstant } from "../effects/usable.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { exitOf, isWall } from "../map/spaces.ts";
import { leadsTo, neighbour, spaceOf } from "../map/ways.ts";
import { playerAt } from "../players.ts";
import type { Answer, Question } from "../questions.ts";
import type { Body } from "../state.ts";
import type { Side } from "../vocabulary/index.ts";
import { foundersOf, heroesAgainst, packOwner, packsWander } from "./pack.ts";
import { mayAttack } from "./wandering.ts";

type Ruling = Claims<RuleId>;

/** A Pack is founded with a survivor, and there is one at most (dg.opt.wandering.start, dg.opt.wandering.single-marker). */
export function claimFounding(body: Body, question: Question, place: number, monster: string, claims: Ruling): void {
  if (!packsWander(body)) {
    claims.forbid("dg.opt.agreement", 2);
    return;
  }
  if (playerAt(body, place).packAt !== null) {
    claims.forbid("dg.opt.wandering.single-marker", 1);
    return;
  }
  const founder = foundersOf(body, place).find(({ id }) => id === monster);
  // Before the Pack step it has survived only if it has fought already.
  if (founder === undefined || (question.kind === "bane" && founder.attacked.length === 0))
    claims.forbid("dg.opt.wandering.start", 1);
}

/** A wounded survivor goes to the Pack in any case, and somewhere that is (dg.ruling.wandering-pack-state). */
export function claimNoFounding(body: Body, place: number, claims: Ruling): void {
  if (foundersOf(body, place).some(({ wounds }) => wounds > 0)) claims.forbid("dg.ruling.wandering-pack-state");
}

/** The Pack goes through doors, and not through walls (dg.ruling.wandering-doors). */
export function claimWander(
  body: Body,
  { left }: Extract<Question, { kind: "wander" }>,
  place: number,
  side: Side,
  claims: Ruling,
): void {
  const { packAt } = playerAt(body, place);
  if (packAt === null) {
    claims.forbid("dg.opt.wandering.start", 2);
    return;
  }
  if (left < 1) claims.forbid("dg.opt.wandering.movement-roll");
  const space = spaceOf(body, packAt);
  if (isWall(exitOf(body, space, side))) claims.forbid("dg.door.wall", 1);
  else if (leadsTo(body, space, side) === null)
    claims.forbid(
      neighbour(body, space, side) === undefined ? "dg.move.available-direction" : "dg.door.blocked-by-wall",
      1,
    );
}

/** Once a phase, where a hero of another's is, with what has not attacked yet (dg.opt.wandering.free-attack). */
export function claimPackAttack(
  body: Body,
  { hasAttacked }: Extract<Question, { kind: "wander" }>,
  place: number,
  claims: Ruling,
): void {
  if (hasAttacked) claims.forbid("dg.ruling.wandering-attack-timing", 1);
  else if (heroesAgainst(body, place).length === 0) claims.forbid("dg.opt.wandering.free-attack");
  else if (!mayAttack(body, place)) claims.forbid("dg.combat.monster-one-attack");
}

/** The Dungeonlord assigns a monster to a hero in the Pack's space (dg.ruling.wandering-defender-assignment). */
export function claimAim(body: Body, place: number, target: string, claims: Ruling): void {
  if (!heroesAgainst(body, place).some((hero) => playerAt(body, hero).id === target))
    claims.forbid("dg.ruling.wandering-defender-assignment");
}

/** A Bane is aimed at another's Pack on the map, if it passes at once (dg.ruling.wandering-banes). */
export function claimPackAimed(
  body: Body,
  place: number,
  { card, target }: Extract<Answer, { do: "bane-pack" }>,
  claims: Ruling,
): void {
  const owner = body.players.findIndex(({ id }) => id === target);
  const printed = body.content.adventures[card];
  const isFit = printed?.kind === "bane" && printed.target !== "nobody" && isInstant(printed);
  if (!isFit || owner === place || body.players[owner]?.packAt === null) claims.forbid("dg.ruling.wandering-banes", 1);
}

/** A Pack is challenged in its space, and not by the hero of its own Dungeonlord (dg.opt.wandering.as-hero, dg.ruling.wandering-own-hero). */
export function claimPackThere(body: Body, place: number, monster: string, claims: Ruling): void {
  const owner = packOwner(body, monster);
  const packAt = owner === null ? null : playerAt(body, owner).packAt;
  if (packAt === null) claims.forbid("dg.challenge.vs-monster", 2);
  else if (owner === place) claims.forbid("dg.ruling.wandering-own-hero", 1);
  else if (packAt !== playerAt(body, place).at) claims.forbid("dg.challenge.same-space", 1);
}
