/**
 * Legality, written once (design rule 4): what stands against each answer to each question. Menus, "why not?", computer players
 * and servers all use it.
 */
import { Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import { claimParting as claimSelling } from "../campaign/buying.ts";
import { isDungeonlord } from "../campaign/party.ts";
import { canPay } from "../effects/paying.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { checkPlacement } from "../map/placing.ts";
import { opposite } from "../map/sides.ts";
import { exitOf, isWall, samePlace } from "../map/spaces.ts";
import { entrance, leadsTo, neighbour, spaceOf } from "../map/ways.ts";
import { mayBeTried, standsOpen } from "../moving/doors.ts";
import { untipsBy } from "../moving/untipping.ts";
import { adventure, placeOf, playerAt, questCard } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isCarriedBy, questsOpenTo, standsOn, takenUpBy } from "../quests/in-play.ts";
import { fightsMonster, triesCost, triesRule } from "../quests/trying.ts";
import { canLay } from "../set-up/revealed-map.ts";
import { startOrientations } from "../set-up/set-up.ts";
import type { Body, Space } from "../state.ts";
import { isForbidden, mayBeginIn } from "../traits.ts";
import { attackersOf, mayChallenge } from "../turn/striking-back.ts";
import { canKeepUp, isInPlay } from "../turn/upkeep.ts";
import type { Form, Side } from "../vocabulary/index.ts";
import {
  claimAim,
  claimFounding,
  claimNoFounding,
  claimPackAimed,
  claimPackAttack,
  claimPackThere,
  claimWander,
} from "../wandering/claims.ts";
import { packOwner, packsWander } from "../wandering/pack.ts";
import { claimInCampaign, claimRecipient } from "./campaign-claims.ts";
import { claimBane, claimPeril, claimPlay, claimResponse, claimUse, opponent } from "./claim-playing.ts";
import { claimTake } from "./claim-taking.ts";

type Ruling = Claims<RuleId>;

/** Which answers belong to which question. */
const verbs: Readonly<Record<Question["kind"], readonly Answer["do"][]>> = {
  orient: ["orient"],
  bane: ["bane", "bane-pack", "play", "use", "found", "pass"],
  attack: ["send", "send-pack", "done"],
  respond: ["respond", "play", "use", "bane", "pass"],
  moment: ["play", "use", "bane", "pass"],
  part: ["discard", "part"],
  upkeep: ["upkeep"],
  choose: ["choose"],
  may: ["yes", "pass"],
  "reward-play": ["play", "bane", "send", "pass"],
  search: ["find", "pass"],
  form: ["form"],
  "strike-back": ["challenge-monster", "pass"],
  survivor: ["keep"],
  excess: ["part"],
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
    "use",
    "bane",
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

function claimSending(
  body: Body,
  place: number,
  question: Question,
  answer: Extract<Answer, { do: "send" | "send-pack" }>,
  claims: Ruling,
): void {
  const { hand, pack } = playerAt(body, place);
  const priceOf = (card: string): number => (question.kind === "reward-play" ? 0 : adventure(body, card).value);
  if (answer.do === "send-pack") {
    const monster = pack.find(({ id }) => id === answer.monster);
    if (packsWander(body)) claims.forbid("dg.ruling.wandering-pack-state", 2);
    else if (monster === undefined) claims.forbid("dg.pack.play-cost", 2);
    else claimPeril(body, place, priceOf(monster.card), answer.target, claims);
    return;
  }
  if (!hand.includes(answer.card)) {
    claims.forbid("dg.dl.role", 2);
    return;
  }
  const { kind } = adventure(body, answer.card);
  const isEncounter = kind === "monster" || kind === "trap" || kind === "obstacle";
  if (!isEncounter) {
    claims.forbid("dg.card.playtime", 2);
    return;
  }
  if (question.kind === "reward-play" && question.type !== "encounter") claims.forbid("dg.quest.reward.play", 2);
  claimPeril(body, place, priceOf(answer.card), answer.target, claims);
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
  if (isForbidden(body, playerAt(body, place), "moves")) claims.forbid("dg.universal.specific-overrides");
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
  if (isForbidden(body, player, "challenges")) claims.forbid("dg.universal.specific-overrides");
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
    const { life: lives = 0 } = card.price;
    if (lives > 0 && player.life <= lives) claims.forbid("dg.ruling.sacrifice-lethal-price");
    else if (!canPay(body, place, card.price, place)) claims.forbid("dg.ruling.glory-affordability");
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

/** What is lost to an effect or for want of room is of the kind that is asked for. */
function claimParting(body: Body, question: Question, place: number, answer: Answer, claims: Ruling): void {
  const from = question.kind === "part" ? question.from : question.kind === "excess" ? question.of : null;
  const player = playerAt(body, question.kind === "part" ? question.of : place);
  const isHand = answer.do === "discard" && from === "hand" && player.hand.includes(answer.card);
  const isThing =
    answer.do === "part" && from !== null && from !== "hand" && player[from].some(({ id }) => id === answer.thing);
  if (!isHand && !isThing) claims.forbid(question.rule);
}

/** Whether a choice takes the right number of things out of the list, none twice. */
function claimChoice(question: Question, things: readonly string[], claims: Ruling): void {
  if (question.kind !== "choose") return;
  const { from, min, max, rule } = question;
  const isCount = things.length >= min && things.length <= max;
  if (!isCount || !things.every((thing, i) => from.includes(thing) && things.indexOf(thing) === i)) claims.forbid(rule);
}

/** What stands against an answer that belongs to the question. */
function claim(state: State, question: Question, place: number, answer: Answer, claims: Ruling): void {
  const { body } = state;
  switch (answer.do) {
    case "orient":
      if (question.kind === "orient") claimOrient(body, question, answer.turned, claims);
      return;
    case "bane":
      claimBane(state, question, place, answer, claims);
      return;
    case "send":
    case "send-pack":
      claimSending(body, place, question, answer, claims);
      return;
    case "respond":
      if (question.kind === "respond") claimResponse(state, place, answer, question.bane, claims);
      return;
    case "use":
      claimUse(state, question, place, answer, claims);
      return;
    case "part":
      claimParting(body, question, place, answer, claims);
      return;
    case "upkeep":
      // What lay on the hero of somebody who has left since is gone.
      if (question.kind !== "upkeep" || !question.due.includes(answer.thing) || !isInPlay(body, place, answer.thing))
        claims.forbid("dg.reset.upkeep", 1);
      else if (answer.pays && !canKeepUp(body, place, answer.thing)) claims.forbid("dg.ruling.glory-affordability");
      return;
    case "choose":
      claimChoice(question, answer.things, claims);
      return;
    case "take":
      claimTake(body, place, answer.treasure, claims);
      return;
    case "find":
      if (question.kind === "search" && question.cards?.includes(answer.card) !== true) claims.forbid(question.rule);
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
      claimPlay(state, question, place, answer, claims);
      return;
    case "build":
      if (question.kind === "lay") claimLaying(body, place, answer, claims);
      else claimInCampaign(body, question, place, answer, claims);
      return;
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
      if (question.kind === "part") claimParting(body, question, place, answer, claims);
      else if (question.kind === "buy") claimSelling(body, place, answer, question.discarded, claims);
      else claimDiscard(body, place, answer, claims);
      return;
    case "discard-treasure":
    case "discard-monster":
      if (question.kind === "buy") claimSelling(body, place, answer, question.discarded, claims);
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
    case "claim": {
      // Whose Pack it is may have left since.
      const isThere = packOwner(body, answer.monster) !== null;
      const isAsked =
        (question.kind === "rank" || question.kind === "claim") && question.monsters.includes(answer.monster);
      if (!isThere || !isAsked) claims.forbid(question.rule, 1);
      return;
    }
    case "aim":
      claimAim(body, place, answer.target, claims);
      return;
    case "bane-pack":
      claimBane(state, question, place, { do: "bane", card: answer.card, target: answer.target }, claims);
      claimPackAimed(body, place, answer, claims);
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
    case "yes":
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
export function checkAt(state: State, { question }: Asked, place: number, answer: Answer): Verdict<RuleId> {
  const claims: Ruling = new Claims();
  if (!verbs[question.kind].includes(answer.do)) claims.forbid(whyNotAsked(state.body, question, place, answer), 9);
  else claim(state, question, place, answer, claims);
  return specificFirst(claims.list);
}

/**
 * Whether an answer to the open question is legal, and the rule that decided.
 * @throws Error if there is no such seat.
 */
export const checkAnswer = (state: State, asked: Asked, seat: string, answer: Answer): Verdict<RuleId> =>
  checkAt(state, asked, placeOf(state.body, seat), answer);
