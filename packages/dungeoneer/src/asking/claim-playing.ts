/** What stands against playing a card, or using an effect of one in play, at each moment of a turn. */
import type { Claims } from "@undercroft/kernel";
import { poolOf } from "../campaign/funding.ts";
import { claimHelping, claimMoment } from "../campaign/helping.ts";
import { isDungeonlord } from "../campaign/party.ts";
import { isForce } from "../changes/malevolent.ts";
import { canPay } from "../effects/paying.ts";
import { holds } from "../effects/read.ts";
import { whyNotReadied } from "../effects/readying.ts";
import { isInstant, isUsed, onRoll, sourceOf } from "../effects/usable.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { adventure, othersOf, placeNamed, playerAt } from "../players.ts";
import type { State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isChallenged, rollersNow } from "../rolling/rolls.ts";
import type { Body } from "../state.ts";
import { isForbidden } from "../traits.ts";
import { batchAsked, engages } from "../turn/responses.ts";
import { claimTreasureTime } from "../turn/treasures.ts";
import type { BaneCard, HelpCard, Step, Timing } from "../vocabulary/index.ts";

const noSteps: readonly Step[] = [];
const free = {};

type Ruling = Claims<RuleId>;
type To<D extends Answer["do"]> = Extract<Answer, { do: D }>;

/** The moment at which something would be played: which timings it allows, and whether its cost is waived. */
interface Occasion {
  readonly allows: readonly Timing[];
  /** Only cards that act on dice which were rolled (dg.ruling.anytime-dice-timing). */
  readonly rolled: boolean;
  readonly isFree: boolean;
}

const anyTime: Occasion = { allows: ["anytime"], rolled: false, isFree: false };
const afterRoll: Occasion = { ...anyTime, rolled: true };
const ownTime: Occasion = { ...anyTime, allows: ["anytime", "hero-phase"] };
const inAnswer: Occasion = { ...anyTime, allows: ["anytime", "response"] };
const forReward: Occasion = { allows: ["anytime", "hero-phase", "response"], rolled: false, isFree: true };

/** What may be played when a question is open. */
export function occasionOf(question: Question): Occasion {
  switch (question.kind) {
    case "act":
    case "equip":
    case "treasure":
      return ownTime;
    case "respond":
      return inAnswer;
    case "reward-play":
      return forReward;
    case "moment":
      return question.moment === "rolled" ? afterRoll : anyTime;
    default:
      return anyTime;
  }
}

/** One pool is too small: those of all opponents together might do, and may not (dg.dl.no-combining). */
function whyNotPaid(body: Body, place: number, value: number): RuleId {
  if (isDungeonlord(body, place)) return "dg.ruling.campaign-peril-pool";
  const together = othersOf(body, place).reduce((sum, one) => sum + playerAt(body, one).peril, 0);
  return together >= value ? "dg.dl.no-combining" : "dg.dl.peril-of-target";
}

/** The place of a living opponent, or null (dg.dl.role). */
export function opponent(body: Body, place: number, seat: string): number | null {
  const named = placeNamed(body, seat);
  return named !== null && named !== place && playerAt(body, named).alive ? named : null;
}

/** Nobody is a target of its own Encounters, nor whoever has no hero, with Peril of its own or without one at all. */
function whyNoTarget(body: Body, place: number, seat: string): RuleId {
  if (playerAt(body, place).id === seat) return "dg.dl.no-own-peril";
  const target = placeNamed(body, seat);
  return target !== null && isForce(body, target) ? "dg.ruling.malevolent-turn" : "dg.dl.role";
}

/** An Encounter or Bane is paid for by whom it is meant, from that one's Peril alone (dg.dl.no-combining, dg.dl.no-own-peril). */
export function claimPeril(body: Body, place: number, value: number, seat: string, claims: Ruling): void {
  const target = opponent(body, place, seat);
  if (target === null) claims.forbid(whyNoTarget(body, place, seat), 1);
  else if (playerAt(body, target).peril + poolOf(body, place) < value) claims.forbid(whyNotPaid(body, place, value));
}

/** Steps that act on a roll need one that the hero makes (dg.dice.modifiers-before-roll). */
function claimRoll(state: State, hero: number, steps: readonly Step[], { rolled }: Occasion, claims: Ruling): void {
  const { again, any } = onRoll(steps);
  if (rolled !== again) claims.forbid("dg.ruling.anytime-dice-timing");
  if (any && !rollersNow({ state }).includes(hero)) claims.forbid("dg.dice.modifiers-before-roll");
}

/** A Boon cannot be played, nor an ability used, where a card forbids it (dg.universal.specific-overrides, dg.ruling.special-ability-as-boon). */
function claimBoons(body: Body, place: number, rule: RuleId, claims: Ruling): void {
  if (isForbidden(body, playerAt(body, place), "boons")) claims.forbid(rule);
}

/** Why something that is played in another way or at another time is not played now. */
function whyNotNow(state: State, place: number, { playtime }: HelpCard): RuleId {
  if (playtime !== "response") return "dg.card.playtime";
  return isChallenged(state, place) ? "dg.ruling.challenged-player-responses" : "dg.special.response";
}

function claimHow(body: Body, place: number, printed: HelpCard, { card, how }: To<"play">, claims: Ruling): void {
  const isFit = how === "use" ? printed.steps !== undefined : !isInstant(printed);
  if (!isFit) {
    claims.forbid("dg.card.durations", 1);
    return;
  }
  const why = how === "ready" ? whyNotReadied(body, place, card) : null;
  if (why !== null) claims.forbid(why);
}

/** A Boon or Treasure from the hand (dg.hero-phase.spend-glory, dg.special.anytime). */
export function claimPlay(state: State, question: Question, place: number, answer: To<"play">, claims: Ruling): void {
  const { body } = state;
  const player = playerAt(body, place);
  if (!player.hand.includes(answer.card)) {
    claims.forbid("dg.hero-phase.spend-glory", 2);
    return;
  }
  const printed = adventure(body, answer.card);
  if ((printed.kind !== "boon" && printed.kind !== "treasure") || !player.alive) {
    claims.forbid(printed.kind === "bane" ? "dg.bane.playtime" : "dg.hero-phase.spend-glory", 2);
    return;
  }
  const occasion = occasionOf(question);
  if (question.kind === "reward-play" && question.type !== printed.kind) claims.forbid("dg.quest.reward.play", 2);
  // What answers something is no play of its own, unless a reward lets it be.
  const isAnswer = printed.playtime === "response" && !occasion.isFree;
  if (isAnswer || !occasion.allows.includes(printed.playtime ?? "hero-phase"))
    claims.forbid(whyNotNow(state, place, printed), 1);
  if (!occasion.isFree && player.glory < printed.value) claims.forbid("dg.ruling.glory-affordability");
  if (printed.kind === "boon") claimBoons(body, place, "dg.universal.specific-overrides", claims);
  // A window that Looting opens is for Treasures alone; else they wait for it (dg.opt.looting.treasure-timing), but for a reward (dg.ruling.reward-play).
  if (question.kind !== "treasure") {
    if (!occasion.isFree) claimTreasureTime(body, place, answer.card, claims);
  } else if (printed.kind !== "treasure") claims.forbid("dg.opt.looting.treasure-timing", 1);
  claimHow(body, place, printed, answer, claims);
  claimHelping(body, place, answer, claims);
  claimMoment(body, answer, question.kind, claims);
  const hero = answer.on === null ? place : placeNamed(body, answer.on);
  if (hero !== null && (answer.how === "use" || occasion.rolled))
    claimRoll(state, hero, printed.steps ?? noSteps, occasion, claims);
}

/** What a text answers has to engage its player, and not have come to nothing (dg.special.response). */
function claimAnswered(
  state: State,
  place: number,
  to: string | null,
  bane: string | null,
  steps: readonly Step[],
  claims: Ruling,
): void {
  const { body } = state;
  const answered = to === null ? undefined : body.encounters.find(({ id }) => id === to);
  // Whoever leaves may take all of a batch along, while another waits.
  const isAsked = answered === undefined || answered.batch === batchAsked(state);
  const isEngaged = answered === undefined ? to === null && bane !== null : isAsked && engages(body, answered, place);
  const isTrap = answered !== undefined && adventure(body, answered.card).kind === "trap";
  if (!isEngaged) claims.forbid(isTrap ? "dg.ruling.trap-engagement" : "dg.special.response", 1);
  else if (answered?.turnedAside === true) claims.forbid("dg.special.response", 1);
  // A bonus to a roll is no answer where nothing is rolled.
  if (bane !== null && steps.every((step) => step.do === "guard")) claims.forbid("dg.special.response");
}

/** A Response Boon answers what engages its player, and is paid for in Glory (dg.special.response, dg.ruling.response-off-turn-payment). */
export function claimResponse(
  state: State,
  place: number,
  { card, to }: To<"respond">,
  bane: string | null,
  claims: Ruling,
): void {
  const { body } = state;
  const { hand, glory } = playerAt(body, place);
  const printed = hand.includes(card) ? adventure(body, card) : null;
  const isResponse = printed !== null && "playtime" in printed && printed.playtime === "response" && isInstant(printed);
  if (printed === null || !isResponse) {
    claims.forbid("dg.special.response", 2);
    return;
  }
  if (glory < printed.value) claims.forbid("dg.ruling.glory-affordability");
  if (printed.kind === "boon") claimBoons(body, place, "dg.universal.specific-overrides", claims);
  claimTreasureTime(body, place, card, claims);
  claimAnswered(state, place, to, bane, "steps" in printed ? (printed.steps ?? noSteps) : [], claims);
}

/** An effect of a card in play (dg.special.activate, dg.dl.response.defenses). */
export function claimUse(
  state: State,
  question: Question,
  place: number,
  { thing, use, to }: To<"use">,
  claims: Ruling,
): void {
  const { body } = state;
  const source = sourceOf(body, place, thing);
  const effect = source?.on.uses[use];
  if (source === undefined || effect === undefined) {
    claims.forbid("dg.special.activate", 2);
    return;
  }
  const occasion = occasionOf(question);
  const { timing = "anytime", price = free, when, oncePerTurn, steps } = effect;
  if (!occasion.allows.includes(timing)) claims.forbid("dg.special.activate", 1);
  if (source.on.isBoon) claimBoons(body, place, "dg.ruling.special-ability-as-boon", claims);
  if (oncePerTurn === true && isUsed(body, thing, use)) claims.forbid("dg.turn.once-per-turn");
  const seat = playerAt(body, place).id;
  if (when !== undefined && !holds(body, when, { you: place, names: { hero: [seat], you: [seat] }, member: null }))
    claims.forbid("dg.special.activate");
  if (!canPay(body, place, price, place)) claims.forbid("dg.ruling.glory-affordability");
  claimRoll(state, place, steps, occasion, claims);
  const bane = question.kind === "respond" ? question.bane : null;
  if (timing === "response") claimAnswered(state, place, to, bane, steps, claims);
  else if (to !== null) claims.forbid("dg.special.response", 1);
}

const isAimed = ({ target }: BaneCard): boolean => target !== "nobody";

/** A Bane: aimed at a hero, or paid for by any one opponent (dg.bane.targeted-funding, dg.dl.untargeted-bane-funding, dg.bane.playtime). */
export function claimBane(state: State, question: Question, place: number, answer: To<"bane">, claims: Ruling): void {
  const { body } = state;
  const { card, target } = answer;
  const printed = playerAt(body, place).hand.includes(card) ? adventure(body, card) : null;
  if (printed === null) {
    claims.forbid("dg.dl.role", 2);
    return;
  }
  if (printed.kind !== "bane") {
    claims.forbid("dg.card.playtime", 2);
    return;
  }
  const occasion = occasionOf(question);
  const isPhase = question.kind === "bane" || occasion.isFree;
  if (question.kind === "reward-play" && question.type !== "bane") claims.forbid("dg.quest.reward.play", 2);
  if (!isPhase && printed.playtime !== "anytime") claims.forbid("dg.bane.playtime", 1);
  claimPeril(body, place, occasion.isFree ? 0 : printed.value, target, claims);
  const unhosted = whyNotReadied(body, place, card);
  if (unhosted !== null) claims.forbid(unhosted);
  const hero = isAimed(printed) ? opponent(body, place, target) : place;
  if (hero !== null) claimRoll(state, hero, printed.steps ?? noSteps, occasion, claims);
}
