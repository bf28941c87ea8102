/**
 * Legality, written once (design rule 4): what stands against each answer to each question. Menus, "why not?", computer players
 * and servers all use it.
 */
import { Claims, specificFirst, type Verdict } from "@undercroft/kernel";
import { claimParting as claimSelling } from "../campaign/buying.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { checkPlacement } from "../map/placing.ts";
import { untipsBy } from "../moving/untipping.ts";
import { placeOf, playerAt } from "../players.ts";
import type { Asked, State } from "../procedures.ts";
import type { Answer, Question } from "../questions.ts";
import { isCarriedBy, takenUpBy } from "../quests/in-play.ts";
import { canLay } from "../set-up/revealed-map.ts";
import type { Body } from "../state.ts";
import { canKeepUp, isInPlay } from "../turn/upkeep.ts";
import {
  claimAim,
  claimFounding,
  claimNoFounding,
  claimPackAimed,
  claimPackAttack,
  claimPackThere,
  claimWander,
} from "../wandering/claims.ts";
import { packOwner } from "../wandering/pack.ts";
import { mayBeExposed } from "../wandering/prices.ts";
import { claimInCampaign, claimRecipient } from "./campaign-claims.ts";
import {
  claimChallenge,
  claimEscortChallenge,
  claimHeroChallenge,
  claimQuestChallenge,
  claimStrikeBack,
} from "./claim-challenging.ts";
import { claimLaying } from "./claim-laying.ts";
import { claimMove, claimTry } from "./claim-moving.ts";
import { claimDiscard, claimParting } from "./claim-parting.ts";
import { claimBane, claimPlay, claimResponse, claimUse } from "./claim-playing.ts";
import { claimQuest } from "./claim-quests.ts";
import { claimSending } from "./claim-sending.ts";
import { claimTake } from "./claim-taking.ts";
import { verbs } from "./verbs.ts";

type Ruling = Claims<RuleId>;

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
      if (!mayBeExposed(state, place, answer.monster)) claims.forbid(question.rule, 1);
      return;
    case "challenge-pack":
      claimPackThere(body, place, answer.monster, claims);
      claimChallenge(body, place, answer.form, claims);
      return;
    case "done":
      // Whatever could still be paid for need not be sent.
      claims.permit("dg.ruling.attack-step-optional");
      return;
    // Which way round a passage lies is asked only where it may lie both ways.
    case "orient":
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
