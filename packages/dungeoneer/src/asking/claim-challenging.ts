/** Challenges of heroes, of monsters that attacked, and of those that a Quest or a carrier sets (dg.challenge.*). */
import type { Claims } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, questCard } from "../players.ts";
import type { Answer } from "../questions.ts";
import { isCarriedBy, questsOpenTo } from "../quests/in-play.ts";
import { fightsMonster } from "../quests/trying.ts";
import type { Body } from "../state.ts";
import { isForbidden, mayBeginIn } from "../traits.ts";
import { attackersOf } from "../turn/striking-back.ts";
import type { Form } from "../vocabulary/index.ts";
import { opponent } from "./claim-playing.ts";
import { claimSpace } from "./claim-quests.ts";

type Ruling = Claims<RuleId>;

/** One challenge a turn, for 1 Movement, in a form that the hero may begin in (dg.challenge.once, dg.challenge.cost, dg.challenge.form). */
export function claimChallenge(body: Body, place: number, form: Form, claims: Ruling): void {
  const player = playerAt(body, place);
  if (player.challenged) claims.forbid("dg.challenge.once");
  if (isForbidden(body, player, "challenges")) claims.forbid("dg.universal.specific-overrides");
  if (player.movements < 1) claims.forbid("dg.challenge.cost");
  if (!mayBeginIn(body, player, form)) claims.forbid("dg.ruling.hero-attack-forms");
}

export function claimHeroChallenge(body: Body, place: number, seat: string, form: Form, claims: Ruling): void {
  const other = opponent(body, place, seat);
  if (other === null || playerAt(body, other).at !== playerAt(body, place).at)
    claims.forbid("dg.challenge.same-space", 1);
  claimChallenge(body, place, form, claims);
}

export function claimStrikeBack(body: Body, place: number, monster: string, form: Form, claims: Ruling): void {
  if (!attackersOf(body, place).some(({ id }) => id === monster)) claims.forbid("dg.challenge.vs-monster", 1);
  claimChallenge(body, place, form, claims);
}

/** The monster of a Quest is challenged after it has attacked, by the hero that it attacked (dg.quest.slay.challenge). */
export function claimQuestChallenge(body: Body, place: number, id: string, form: Form, claims: Ruling): void {
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
  if (quest.struck !== place) claims.forbid("dg.quest.slay.challenge");
  claimChallenge(body, place, form, claims);
}

/** A challenge for a component is one of the turn's, against its carrier (dg.quest.escort.steal, dg.challenge.once). */
export function claimEscortChallenge(
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
