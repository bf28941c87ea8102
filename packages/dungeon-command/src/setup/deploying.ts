import { boardOf } from "@undercroft/grid";
import type { SeatId, Verdict } from "@undercroft/kernel";
import { Claims, type Domain, type Pick } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { sizeOfCard } from "../moving/space.ts";
import { CARD_LEVEL, verdict } from "../precedence.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer } from "../questions.ts";
import { factsOf } from "../reading/facts.ts";
import type { Body } from "../state.ts";
import { levelOf, printedLevel } from "../traits.ts";
import type { Group } from "./packing.ts";
import { mostPacked } from "./packing.ts";
import type { Fit } from "./positions.ts";
import { fitAt, isFree, occupied, spotsFor, wholeSpots } from "./positions.ts";

/** One player's deployment as it stands. */
export interface Deployment {
  /** Seat number. */
  readonly seat: number;
  readonly starting: boolean;
  /** Ids of the creatures deployed so far, in order. */
  readonly placed: readonly string[];
}

/** Printed Levels of all creatures that the seat controls (dc.ruling.leadership-counts-controlled). */
export function levelsControlled(body: Body, seat: number): number {
  let sum = 0;
  for (const creature of body.creatures) if (creature.controller === seat) sum += printedLevel(body, creature);
  return sum;
}

/** True if changed Levels, which do not count, would have told otherwise (dc.deploy.printed-levels-only). */
function printedDecides(body: Body, seat: number, card: string): boolean {
  if (!factsOf(body.content).keys.has("level")) return false;
  let sum = body.content.creatures[card]?.level ?? 0;
  for (const creature of body.creatures) if (creature.controller === seat) sum += levelOf(body, creature);
  return sum <= (body.seats[seat]?.leadership ?? 0) !== affordable(body, seat, card);
}

/** True if the card could not be afforded with the Leadership that the Commander card prints. */
function beyondPrinted(body: Body, seat: number, card: string): boolean {
  const printed = body.content.commanders[body.seats[seat]?.commander ?? ""]?.leadership ?? 0;
  return levelsControlled(body, seat) + (body.content.creatures[card]?.level ?? 0) > printed;
}

/** The rule that keeps a deployed creature in its area: the first game's second player has a whole tile. */
export function areaRule(body: Body, seat: number, fit: Fit): RuleId {
  if (fit === "near") return "dc.ruling.deploy-start-area-full";
  if (fit === "partly") return "dc.deploy-start.overflow";
  return body.mode.game === "first-game" && seat === 1
    ? "dc.first-game.player-two-deployment"
    : "dc.deploy-start.inside-start-area";
}

function leadershipRule(body: Body, { seat, starting }: Deployment): RuleId {
  const foreign = body.creatures.some(({ owner, controller }) => owner !== controller && controller === seat);
  if (foreign) return "dc.ruling.leadership-counts-controlled";
  return starting ? "dc.deploy-start.leadership-cap" : "dc.deploy.leadership-cap";
}

/** Levels that may still come; below 0 if control of others' creatures has taken the sum beyond Leadership. */
function levelsLeft(body: Body, seat: number): number {
  return (body.seats[seat]?.leadership ?? 0) - levelsControlled(body, seat);
}

function affordable(body: Body, seat: number, card: string): boolean {
  const level = body.content.creatures[card]?.level;
  return level !== undefined && level <= levelsLeft(body, seat);
}

/** Claims about one answer to the question `deploy`. */
export function claimsOfDeploy(body: Body, now: Deployment, answer: Answer): Claims<RuleId> {
  const claims = new Claims<RuleId>();
  if (answer.do === "done") claimDone(body, now, claims);
  else if (answer.do === "take-back") {
    claims.permit("dc.ruling.overflow-sequential");
    if (!now.placed.includes(answer.creature)) claims.forbid("dc.ruling.overflow-sequential");
  } else if (answer.do === "deploy") claimDeploy(body, now, answer.card, answer.at, claims);
  else claims.forbid("dc.deploy.procedure");
  return claims;
}

function claimDeploy(body: Body, now: Deployment, card: string, at: number, claims: Claims<RuleId>): void {
  const { seat, starting } = now;
  const own = body.seats[seat];
  const board = boardOf(body.battlefield.shape);
  const held = own?.creatureHand.includes(card) === true;
  const printed = held && printedDecides(body, seat, card);
  // What makes room for it is the first reason that a reader looks for.
  if (held && affordable(body, seat, card)) {
    if (printed) claims.permit("dc.deploy.printed-levels-only");
    else if (!starting && beyondPrinted(body, seat, card)) claims.permit("dc.commander.leadership-grows");
  }
  if (own?.graveyard.includes(card) === true) claims.permit("dc.ruling.miniature-pool");
  claims.permit(starting ? "dc.deploy-start.card-in-hand" : "dc.deploy.like-starting");
  if (!held) {
    claims.forbid("dc.deploy-start.card-in-hand");
    const inPlay = body.creatures.some((creature) => creature.owner === seat && creature.card === card);
    if (inPlay) claims.forbid("dc.deploy-start.miniature-available");
    return;
  }
  if (!affordable(body, seat, card))
    claims.forbid(printed ? "dc.deploy.printed-levels-only" : leadershipRule(body, now));
  const size = sizeOfCard(body, card);
  if (!isFree(board, at, size, occupied(body, []))) {
    claims.forbid("dc.ruling.deployment-squares");
    return;
  }
  const { fit, best, beside } = spotsFor(body, seat, size, []);
  if (best.includes(at)) return;
  const judgedNow = fit !== "inside" && now.placed.length > 0;
  const rule = judgedNow ? "dc.ruling.deploy-each-best" : areaRule(body, seat, fit);
  claims.forbid(rule);
  if (beside.includes(at)) claims.permit("dc.precedence.specific-beats-general", CARD_LEVEL, [rule]);
}

/**
 * dc.ruling.overflow-sequential: a deployment may be finished if no other arrangement of the same creatures has more of
 * them wholly inside, and each of the others lies as well as it can, given the rest.
 */
function claimDone(body: Body, now: Deployment, claims: Claims<RuleId>): void {
  const { seat, starting, placed } = now;
  claims.permit(starting ? "dc.deploy-start.need-not-fill" : "dc.deploy.optional");
  if (starting && placed.length === 0) {
    if (choicesOf(body, seat).length > 0) claims.forbid("dc.deploy-start.at-least-one");
    return;
  }
  const groups = new Map<number, number>();
  let inside = 0;
  for (const id of placed) {
    const creature = body.creatures.find((one) => one.id === id);
    if (creature === undefined) continue;
    const size = sizeOfCard(body, creature.card);
    groups.set(size, (groups.get(size) ?? 0) + 1);
    if (fitAt(body, seat, size, creature.at) === "inside") inside += 1;
    else {
      const { fit, best, beside } = spotsFor(body, seat, size, [id]);
      if (beside.includes(creature.at)) inside += 1;
      else if (!best.includes(creature.at)) claims.forbid(areaRule(body, seat, fit));
    }
  }
  if (inside < placed.length && mostInside(body, seat, placed, groups) > inside)
    claims.forbid("dc.ruling.overflow-sequential");
}

function mostInside(body: Body, seat: number, placed: readonly string[], counts: ReadonlyMap<number, number>): number {
  const groups: Group[] = [];
  for (const [size, count] of counts) groups.push({ size, count, tops: wholeSpots(body, seat, size, placed) });
  return mostPacked(groups, body.battlefield.shape.width);
}

/** The deployment that a question is about. */
function deploymentOf(body: Body, asked: Asked, seat: SeatId): Deployment {
  const { question } = asked;
  const number = body.seats.findIndex((one) => one.id === seat);
  const about = question.kind === "deploy" ? question : { starting: false, placed: [] };
  return { seat: number, starting: about.starting, placed: about.placed };
}

/** The claims about an answer to the question `deploy`, for `check` and "why not?". */
export function checkDeploy(state: State, asked: Asked, seat: SeatId, answer: Answer): Claims<RuleId> {
  return claimsOfDeploy(state.body, deploymentOf(state.body, asked, seat), answer);
}

/** A card that can be afforded, with the spaces that it may be set down on. */
interface Choice {
  readonly card: string;
  readonly tops: readonly number[];
}

function choicesOf(body: Body, seat: number): Choice[] {
  const choices: Choice[] = [];
  const tops: (readonly number[] | undefined)[] = [];
  const hand = body.seats[seat]?.creatureHand ?? [];
  const left = levelsLeft(body, seat);
  for (let i = 0; i < hand.length; i += 1) {
    const card = hand[i];
    if (card === undefined || hand.indexOf(card) !== i) continue;
    if ((body.content.creatures[card]?.level ?? Number.POSITIVE_INFINITY) > left) continue;
    const size = sizeOfCard(body, card);
    let free = tops[size];
    if (free === undefined) {
      const { best, beside } = spotsFor(body, seat, size, []);
      free = beside.length === 0 ? best : [...best, ...beside].sort((a, b) => a - b);
      tops[size] = free;
    }
    if (free.length > 0) choices.push({ card, tops: free });
  }
  return choices;
}

/** The legal answers to the question `deploy`. Finishing comes first where it is legal. */
export function deployDomain(state: State, asked: Asked, seat: SeatId): Domain<Answer> {
  const { body } = state;
  const now = deploymentOf(body, asked, seat);
  const choices = choicesOf(body, now.seat);
  const { placed } = now;
  const done = verdict(claimsOfDeploy(body, now, { do: "done" })).legal;
  return {
    kind: "list",
    check: (answer): Verdict => verdict(claimsOfDeploy(body, now, answer)),
    sample: (pick) => sampleOf(choices, placed, done, pick),
    first: () => {
      if (done) return { do: "done" };
      const [choice] = choices;
      const at = choice?.tops[0];
      if (choice !== undefined && at !== undefined) return { do: "deploy", card: choice.card, at };
      const last = placed[placed.length - 1];
      return last === undefined ? null : { do: "take-back", creature: last };
    },
    enumerate: () => listOf(choices, placed, done),
    open: () => choices.reduce((sum, { tops }) => sum + tops.length, placed.length + (done ? 1 : 0)) > 1,
  };
}

function listOf(choices: readonly Choice[], placed: readonly string[], done: boolean): Answer[] {
  const list: Answer[] = done ? [{ do: "done" }] : [];
  for (const { card, tops } of choices) for (const at of tops) list.push({ do: "deploy", card, at });
  for (const creature of placed) list.push({ do: "take-back", creature });
  return list;
}

/** Mostly deploys, now and then finishes, seldom takes something back: every answer has a chance. */
function sampleOf(choices: readonly Choice[], placed: readonly string[], done: boolean, pick: Pick): Answer | null {
  const roll = pick(16);
  const creature =
    placed.length > 0 && (roll === 0 || (!done && choices.length === 0)) ? placed[pick(placed.length)] : undefined;
  if (creature !== undefined) return { do: "take-back", creature };
  if (done && (roll < 4 || choices.length === 0)) return { do: "done" };
  const choice = choices.length > 0 ? choices[pick(choices.length)] : undefined;
  const at = choice === undefined ? undefined : choice.tops[pick(choice.tops.length)];
  return choice === undefined || at === undefined ? null : { do: "deploy", card: choice.card, at };
}

/** Everything that a player might try, for "why not?": each card of the hand on each square, each way back, and the end. */
export function deployCandidates(state: State, asked: Asked, seat: SeatId): Answer[] {
  const { body } = state;
  const now = deploymentOf(body, asked, seat);
  const { exists, count } = boardOf(body.battlefield.shape);
  const list: Answer[] = [{ do: "done" }];
  for (const card of new Set(body.seats[now.seat]?.creatureHand ?? [])) {
    for (let at = 0; at < count; at += 1) if (exists[at] === 1) list.push({ do: "deploy", card, at });
  }
  for (const creature of now.placed) list.push({ do: "take-back", creature });
  return list;
}
