/**
 * Legality, written once (design rule 4): what stands against each answer to each question. Menus, "why not?", computer players
 * and servers all use it.
 */
import { Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import { claimParting } from "../campaign/buying.ts";
import { poolOf } from "../campaign/funding.ts";
import { claimMoment } from "../campaign/helping.ts";
import { isDungeonlord } from "../campaign/party.ts";
import { isForce } from "../changes/malevolent.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { checkPlacement } from "../map/placing.ts";
import { opposite } from "../map/sides.ts";
import { exitOf, isWall, samePlace } from "../map/spaces.ts";
import { entrance, leadsTo, neighbour, spaceOf } from "../map/ways.ts";
import { mayBeTried, standsOpen } from "../moving/doors.ts";
import { adventure, othersOf, placeOf, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isCarriedBy, questsOpenTo, standsOn, takenUpBy } from "../quests/in-play.ts";
import { fightsMonster, triesCost, triesRule } from "../quests/quest.ts";
import { canLay } from "../set-up/revealed-map.ts";
import { startOrientations } from "../set-up/set-up.ts";
import type { Body, Space } from "../state.ts";
import { mayBeginIn } from "../traits.ts";
import { untipsBy } from "../turn/hero-phase.ts";
import { engages, responseOn } from "../turn/responses.ts";
import { attackersOf, mayChallenge } from "../turn/striking-back.ts";
import { claimTreasureTime } from "../turn/treasures.ts";
import type { Form, Side } from "../vocabulary/index.ts";
import {
  claimAim,
  claimFounding,
  claimNoFounding,
  claimPackAttack,
  claimPackThere,
  claimWander,
} from "../wandering/claims.ts";
import { packsWander } from "../wandering/pack.ts";
import { claimInCampaign, claimRecipient } from "./campaign-claims.ts";
import { claimPlay, claimTake } from "./treasure-claims.ts";

type Ruling = Claims<RuleId>;

/** Which answers belong to which question. */
const verbs: Readonly<Record<Question["kind"], readonly Answer["do"][]>> = {
  orient: ["orient"],
  bane: ["bane", "found", "pass"],
  attack: ["send", "send-pack", "done"],
  respond: ["respond", "pass"],
  form: ["form"],
  "strike-back": ["challenge-monster", "pass"],
  survivor: ["keep"],
  excess: ["discard-monster"],
  assign: ["assign"],
  place: ["place"],
  "keep-secret": ["keep-secret"],
  lay: ["build", "pass"],
  found: ["found", "pass"],
  wander: ["wander", "pack-attack", "halt"],
  rank: ["rank"],
  claim: ["claim", "pass"],
  aim: ["aim"],
  expose: ["expose"],
  act: [
    "move",
    "try-door",
    "untip",
    "explore",
    "challenge",
    "challenge-quest",
    "play",
    "help",
    "quest",
    "pick-up",
    "set-down",
    "challenge-escort",
    "challenge-pack",
    "take",
    "end",
  ],
  discard: ["discard", "discard-treasure", "discard-monster", "pass"],
  build: ["build"],
  buy: ["buy", "discard", "discard-treasure", "discard-monster", "done"],
  equip: ["play", "pass"],
  fund: ["fund"],
  treasure: ["play", "pass"],
};

/** The place of a living opponent, or null (dg.dl.role). */
function opponent(body: Body, place: number, seat: string): number | null {
  return othersOf(body, place).find((one) => playerAt(body, one).id === seat) ?? null;
}

/** One pool is too small: those of all opponents together might do, and may not (dg.dl.no-combining). */
function whyNotPaid(body: Body, place: number, value: number): RuleId {
  if (isDungeonlord(body, place)) return "dg.ruling.campaign-peril-pool";
  const together = othersOf(body, place).reduce((sum, one) => sum + playerAt(body, one).peril, 0);
  return together >= value ? "dg.dl.no-combining" : "dg.dl.peril-of-target";
}

/** Nobody is a target of its own Encounters, nor whoever has no hero, with Peril of its own or without one at all. */
function whyNoTarget(body: Body, place: number, seat: string): RuleId {
  if (playerAt(body, place).id === seat) return "dg.dl.no-own-peril";
  return isForce(body, placeOf(body, seat)) ? "dg.ruling.malevolent-turn" : "dg.dl.role";
}

/** An Encounter or Bane is paid for by whom it is meant, from that one's Peril alone (dg.dl.no-combining, dg.dl.no-own-peril). */
function claimPeril(body: Body, place: number, card: string, seat: string, claims: Ruling): void {
  const target = opponent(body, place, seat);
  if (target === null) claims.forbid(whyNoTarget(body, place, seat), 1);
  else if (playerAt(body, target).peril + poolOf(body, place) < adventure(body, card).value)
    claims.forbid(whyNotPaid(body, place, adventure(body, card).value));
}

function claimSending(
  body: Body,
  place: number,
  answer: Extract<Answer, { do: "send" | "send-pack" | "bane" }>,
  claims: Ruling,
): void {
  const { hand, pack } = playerAt(body, place);
  if (answer.do === "send-pack") {
    const monster = pack.find(({ id }) => id === answer.monster);
    if (packsWander(body)) claims.forbid("dg.ruling.wandering-pack-state", 2);
    else if (monster === undefined) claims.forbid("dg.pack.play-cost", 2);
    else claimPeril(body, place, monster.card, answer.target, claims);
    return;
  }
  if (!hand.includes(answer.card)) {
    claims.forbid("dg.dl.role", 2);
    return;
  }
  const { kind } = adventure(body, answer.card);
  const isEncounter = kind === "monster" || kind === "trap" || kind === "obstacle";
  if (answer.do === "send" ? !isEncounter : kind !== "bane") {
    claims.forbid("dg.card.playtime", 2);
    return;
  }
  claimPeril(body, place, answer.card, answer.target, claims);
}

/** A Response Boon answers what engages its player, and is paid for in Glory (dg.special.response, dg.ruling.response-off-turn-payment). */
function claimResponse(
  body: Body,
  place: number,
  { card, to, side }: Extract<Answer, { do: "respond" }>,
  bane: string | null,
  claims: Ruling,
): void {
  const { hand, glory, at } = playerAt(body, place);
  const steps = hand.includes(card) ? responseOn(body, card) : [];
  if (steps.length === 0) {
    claims.forbid("dg.special.response", 2);
    return;
  }
  claimTreasureTime(body, place, card, claims);
  if (glory < adventure(body, card).value) claims.forbid("dg.ruling.glory-affordability");
  const answered = to === null ? undefined : body.encounters.find(({ id }) => id === to);
  const isEngaged = answered === undefined ? to === null && bane !== null : engages(body, answered, place);
  const isTrap = answered !== undefined && adventure(body, answered.card).kind === "trap";
  if (!isEngaged) claims.forbid(isTrap ? "dg.ruling.trap-engagement" : "dg.special.response", 1);
  else if (answered?.turnedAside === true) claims.forbid("dg.special.response", 1);
  // A bonus to a roll is no answer where nothing is rolled.
  if (bane !== null && steps.every((step) => step.do === "guard")) claims.forbid("dg.special.response");
  const isStepping = steps.some((step) => step.do === "step-away");
  const isSideRight = isStepping ? side !== null && leadsTo(body, spaceOf(body, at), side) !== null : side === null;
  if (!isSideRight) claims.forbid("dg.move.available-direction");
}

/** The door of this side counts, and stays closed even if the other side's was opened (dg.door.exit-side). */
const whyClosed = (body: Body, beyond: Space, side: Side): RuleId =>
  standsOpen(body, { space: beyond.id, side: opposite[side] }) && exitOf(body, beyond, opposite[side]).door !== "open"
    ? "dg.ruling.door-sides-independent"
    : "dg.door.exit-side";

/** Whether a hero stands on the cusp of this door. */
const isOnCusp = (body: Body, place: number, side: Side): boolean => {
  const { at, cusp } = playerAt(body, place);
  return cusp !== null && samePlace(cusp, { space: at, side });
};

/** A hero goes where the map and its doors let it (dg.move.available-direction). */
function claimMove(body: Body, place: number, side: Side, claims: Ruling): void {
  const { at, tipped, movements } = playerAt(body, place);
  const space = spaceOf(body, at);
  if (movements < 1) claims.forbid("dg.move.cost");
  if (tipped) claims.forbid(isOnCusp(body, place, side) ? "dg.ruling.cusp-tipped" : "dg.tip.immobilised");
  if (isWall(exitOf(body, space, side))) {
    claims.forbid("dg.door.wall");
    return;
  }
  const beyond = leadsTo(body, space, side);
  if (beyond === null) {
    claims.forbid(
      neighbour(body, space, side) === undefined ? "dg.move.available-direction" : "dg.door.blocked-by-wall",
    );
    return;
  }
  if (!standsOpen(body, { space: at, side })) claims.forbid(whyClosed(body, beyond, side));
}

function claimTry(body: Body, place: number, side: Side, claims: Ruling): void {
  const { at, tipped, movements } = playerAt(body, place);
  if (movements < 1) claims.forbid("dg.ruling.locked-door-without-movement");
  if (tipped) claims.forbid("dg.ruling.tipped-hero-actions");
  if (mayBeTried(body, { space: at, side })) return;
  const space = spaceOf(body, at);
  const isBlocked = leadsTo(body, space, side) === null && neighbour(body, space, side) !== undefined;
  claims.forbid(
    isBlocked && !isWall(exitOf(body, space, side)) ? "dg.door.blocked-by-wall" : "dg.ruling.door-needs-neighbour",
  );
}

/** One challenge a turn, for 1 Movement, in a form that the hero may begin in (dg.challenge.once, dg.challenge.cost, dg.challenge.form). */
function claimChallenge(body: Body, place: number, form: Form, claims: Ruling): void {
  const player = playerAt(body, place);
  if (player.challenged) claims.forbid("dg.challenge.once");
  if (player.movements < 1) claims.forbid("dg.challenge.cost");
  if (!mayBeginIn(body, player, form)) claims.forbid("dg.ruling.hero-attack-forms");
}

function claimHeroChallenge(body: Body, place: number, seat: string, form: Form, claims: Ruling): void {
  const other = opponent(body, place, seat);
  if (other === null || playerAt(body, other).at !== playerAt(body, place).at)
    claims.forbid("dg.challenge.same-space", 1);
  claimChallenge(body, place, form, claims);
}

function claimStrikeBack(body: Body, place: number, monster: string, form: Form, claims: Ruling): void {
  if (!attackersOf(body, place).some(({ id }) => id === monster)) claims.forbid("dg.challenge.vs-monster", 1);
  if (!mayChallenge(body, place)) claims.forbid("dg.special.challenge-after-attack");
  claimChallenge(body, place, form, claims);
}

/** A Quest is tried in its space: where that is not on the map, nowhere (dg.quest.space-required, dg.ruling.quest-space-missing). */
function claimSpace(body: Body, place: number, space: string, claims: Ruling): void {
  if (!body.map.some(({ card }) => card === space)) claims.forbid("dg.ruling.quest-space-missing");
  else if (!standsOn(body, place, space)) claims.forbid("dg.quest.space-required");
}

/** A Quest is tried in its space, as often as is paid for (dg.quest.space-required, dg.quest.free-attempt). */
function claimQuest(
  body: Body,
  place: number,
  { quest: id, bonus }: Extract<Answer, { do: "quest" }>,
  claims: Ruling,
): void {
  const player = playerAt(body, place);
  const quest = questsOpenTo(body, place).find((one) => one.id === id);
  if (quest === undefined) {
    claims.forbid("dg.ruling.personal-quest-ownership", 1);
    return;
  }
  const card = questCard(body, quest.card);
  claimSpace(body, place, card.space, claims);
  if (!fightsMonster(card, quest) && player.movements < triesCost(card, quest)) claims.forbid(triesRule(card));
  if (card.kind === "escort") claims.forbid("dg.quest.escort.procedure");
  if (fightsMonster(card, quest) && quest.struck) claims.forbid("dg.quest.slay.one-attack");
  if (card.kind === "sacrifice") {
    const { life = 0, glory = 0 } = card.price;
    if (player.life <= life) claims.forbid("dg.ruling.sacrifice-lethal-price");
    if (player.glory < glory) claims.forbid("dg.ruling.glory-affordability");
  }
  const sold = card.kind === "chance" ? card.bonus : undefined;
  if (bonus > 0 && (sold === undefined || player.glory < bonus * sold.glory)) claims.forbid("dg.quest.chance.bonus");
}

/** The monster of a Quest is challenged after it has attacked (dg.quest.slay.challenge). */
function claimQuestChallenge(body: Body, place: number, id: string, form: Form, claims: Ruling): void {
  const quest = questsOpenTo(body, place).find((one) => one.id === id);
  if (quest === undefined) {
    claims.forbid("dg.ruling.personal-quest-ownership", 1);
    return;
  }
  const card = questCard(body, quest.card);
  if (!fightsMonster(card, quest)) {
    claims.forbid(card.kind === "search" ? "dg.quest.search.then-criteria" : "dg.quest.slay.challenge", 1);
    return;
  }
  claimSpace(body, place, card.space, claims);
  if (!quest.struck) claims.forbid("dg.quest.slay.challenge");
  claimChallenge(body, place, form, claims);
}

/** A challenge for a component is one of the turn's, against its carrier (dg.quest.escort.steal, dg.challenge.once). */
function claimEscortChallenge(
  body: Body,
  place: number,
  { hero, quest: id, form }: Extract<Answer, { do: "challenge-escort" }>,
  claims: Ruling,
): void {
  const other = opponent(body, place, hero);
  const theirs = other === null ? [] : playerAt(body, other).quests;
  const carried = theirs.some((quest) => quest.id === id && other !== null && isCarriedBy(quest, other));
  if (!carried) claims.forbid("dg.quest.escort.steal", 1);
  claimHeroChallenge(body, place, hero, form, claims);
}

function claimOrient(
  body: Body,
  question: Extract<Question, { kind: "orient" }>,
  turned: boolean,
  claims: Ruling,
): void {
  const start = entrance(body);
  const able = start === undefined ? [] : startOrientations(body, start, question.card, question.side);
  if (!able.includes(turned)) claims.forbid("dg.ruling.start-passage-orientation");
}

/** One of the Map cards that it was dealt, where it may lie (dg.opt.revealed-map.placing). */
function claimLaying(body: Body, place: number, answer: Extract<Answer, { do: "build" }>, claims: Ruling): void {
  if (!playerAt(body, place).maps.includes(answer.card)) {
    claims.forbid("dg.opt.revealed-map.placing", 2);
    return;
  }
  const verdict = checkPlacement(body, answer.card, answer);
  if (!verdict.legal) claims.forbid(verdict.rule);
}

function claimDiscard(body: Body, place: number, answer: Answer, claims: Ruling): void {
  const { hand, boons, treasures, pack } = playerAt(body, place);
  if (answer.do === "pass" && hand.length > 0 && !isDungeonlord(body, place)) claims.forbid("dg.discard.mandatory-one");
  if (answer.do === "discard" && !hand.includes(answer.card))
    claims.forbid(
      boons.some(({ card }) => card === answer.card) ? "dg.boon.no-voluntary-discard" : "dg.discard.sources",
    );
  if (answer.do === "discard-treasure" && !treasures.some(({ id }) => id === answer.treasure))
    claims.forbid("dg.discard.sources");
  if (answer.do === "discard-monster" && !pack.some(({ id }) => id === answer.monster))
    claims.forbid("dg.discard.sources");
}

/** What stands against an answer that belongs to the question. */
function claim(body: Body, question: Question, place: number, answer: Answer, claims: Ruling): void {
  switch (answer.do) {
    case "orient":
      if (question.kind === "orient") claimOrient(body, question, answer.turned, claims);
      return;
    case "bane":
    case "send":
    case "send-pack":
      claimSending(body, place, answer, claims);
      return;
    case "respond":
      if (question.kind === "respond") claimResponse(body, place, answer, question.bane, claims);
      return;
    case "form":
      if (question.kind === "form" && !question.forms.includes(answer.form))
        claims.forbid("dg.combat.standard-only-initiate");
      return;
    case "assign":
      claimRecipient(body, answer.to, claims);
      return;
    case "place": {
      if (question.kind !== "place") return;
      const verdict = checkPlacement(body, question.card, answer);
      if (!verdict.legal) claims.forbid(verdict.rule);
      return;
    }
    case "keep-secret":
      if (!playerAt(body, place).secrets.some(({ id }) => id === answer.quest))
        claims.forbid("dg.opt.secret-quest.choose");
      return;
    case "move":
      claimMove(body, place, answer.side, claims);
      return;
    case "try-door":
      claimTry(body, place, answer.side, claims);
      return;
    case "untip":
      if (!playerAt(body, place).tipped) claims.forbid("dg.tip.untip-cost");
      if (playerAt(body, place).movements < 1) claims.forbid(untipsBy(body, place));
      return;
    case "explore":
      if (body.campaign !== null) claims.forbid("dg.ruling.campaign-no-explore", 1);
      if (body.options["revealed-map"]) claims.forbid("dg.ruling.revealed-map-explore", 1);
      if (playerAt(body, place).movements < 1) claims.forbid("dg.explore.action");
      if (body.mapDeck.length === 0) claims.forbid("dg.ruling.map-deck-empty");
      return;
    case "challenge":
      claimHeroChallenge(body, place, answer.hero, answer.form, claims);
      return;
    case "challenge-monster":
      claimStrikeBack(body, place, answer.monster, answer.form, claims);
      return;
    case "challenge-quest":
      claimQuestChallenge(body, place, answer.quest, answer.form, claims);
      return;
    case "play":
      claimPlay(body, question, place, answer.card, claims);
      claimMoment(body, place, answer.card, question.kind, claims);
      return;
    case "take":
      claimTake(body, place, answer.treasure, claims);
      return;
    case "build":
      if (question.kind === "lay") claimLaying(body, place, answer, claims);
      else claimInCampaign(body, question, place, answer, claims);
      return;
    case "help":
    case "buy":
    case "fund":
      claimInCampaign(body, question, place, answer, claims);
      return;
    case "quest":
      claimQuest(body, place, answer, claims);
      return;
    case "pick-up":
      if (!takenUpBy(body, place).some(({ id }) => id === answer.quest)) claims.forbid("dg.quest.escort.procedure");
      return;
    case "set-down":
      if (!playerAt(body, place).quests.some((quest) => quest.id === answer.quest && isCarriedBy(quest, place)))
        claims.forbid("dg.quest.escort.procedure");
      return;
    case "challenge-escort":
      claimEscortChallenge(body, place, answer, claims);
      return;
    case "discard":
    case "discard-treasure":
    case "discard-monster":
      if (question.kind === "buy") claimParting(body, place, answer, question.discarded, claims);
      else claimDiscard(body, place, answer, claims);
      return;
    case "pass":
      if (question.kind === "lay" && canLay(body, place)) claims.forbid("dg.opt.revealed-map.placing");
      if (question.kind === "discard") claimDiscard(body, place, answer, claims);
      if (question.kind === "found") claimNoFounding(body, place, claims);
      return;
    case "found":
      claimFounding(body, question, place, answer.monster, claims);
      return;
    case "wander":
      if (question.kind === "wander") claimWander(body, question, place, answer.side, claims);
      return;
    case "pack-attack":
      if (question.kind === "wander") claimPackAttack(body, question, place, claims);
      return;
    case "rank":
    case "claim":
      if ((question.kind === "rank" || question.kind === "claim") && !question.monsters.includes(answer.monster))
        claims.forbid(question.rule, 1);
      return;
    case "aim":
      claimAim(body, place, answer.target, claims);
      return;
    case "expose":
      if (!playerAt(body, place).pack.some(({ id }) => id === answer.monster)) claims.forbid(question.rule, 1);
      return;
    case "challenge-pack":
      claimPackThere(body, place, answer.monster, claims);
      claimChallenge(body, place, answer.form, claims);
      return;
    case "done":
      // Whatever could still be paid for need not be sent.
      claims.permit("dg.ruling.attack-step-optional");
      return;
    case "halt":
    case "keep":
    case "end":
      return;
    default:
      throw new Error(`unknown answer ${JSON.stringify(answer satisfies never)}`);
  }
}

/** Why the question is about something else than the answer. */
function whyNotAsked(body: Body, question: Question, place: number, answer: Answer): RuleId {
  const { turn } = body;
  if (question.kind === "bane" && (answer.do === "send" || answer.do === "send-pack"))
    return "dg.dl.encounters-together";
  if (question.kind !== "act" && (answer.do === "quest" || answer.do === "challenge-quest"))
    return "dg.ruling.quest-only-own-hero-phase";
  if (turn.player === place || !verbs.act.includes(answer.do)) return question.rule;
  return playerAt(body, place).movements > 0 ? "dg.ruling.kept-movement-uses" : "dg.special.any-turn";
}

/** Whether an answer of the player in a place is legal, and the rule that decided. */
export function checkAt({ body }: State, { question }: Asked, place: number, answer: Answer): Verdict<RuleId> {
  const claims: Ruling = new Claims();
  if (!verbs[question.kind].includes(answer.do)) claims.forbid(whyNotAsked(body, question, place, answer), 9);
  else claim(body, question, place, answer, claims);
  return specificFirst(claims.list);
}

/**
 * Whether an answer to the open question is legal, and the rule that decided.
 * @throws Error if there is no such seat.
 */
export const checkAnswer = (state: State, asked: Asked, seat: string, answer: Answer): Verdict<RuleId> =>
  checkAt(state, asked, placeOf(state.body, seat), answer);
