/** What trying a Quest is about, and what it costs. */
import type { RuleId } from "../ledger/rule-ids.ts";
import { playerAt, questCard } from "../players.ts";
import type { Body, QuestInPlay } from "../state.ts";
import type { Form, QuestCard } from "../vocabulary/index.ts";
import { questsOpenTo } from "./in-play.ts";

/** Whether the monster of a Quest is what a try is about now: of a Slay Quest, or of a search that has found it. */
export const fightsMonster = ({ kind }: QuestCard, { found }: QuestInPlay): boolean =>
  kind === "slay" || (kind === "search" && found);

/** What a further try of the turn costs in Movements (dg.ruling.free-attempt-scope). */
export function triesCost({ kind }: QuestCard, { tries }: QuestInPlay): number {
  if (kind === "chance") return 1;
  return (kind === "threat" || kind === "search") && tries > 0 ? 1 : 0;
}

/** The entry by which a further try costs what it does. */
export function triesRule({ kind }: QuestCard): RuleId {
  if (kind === "chance") return "dg.quest.chance.attempt-cost";
  return kind === "threat" ? "dg.quest.threat.retry-cost" : "dg.ruling.search-costs";
}

/** Why a Quest may be tried as it is: what it costs to, and who strikes first. */
export function whyTried(body: Body, place: number, quest: QuestInPlay, form: Form | null): readonly RuleId[] {
  const card = questCard(body, quest.card);
  if (form !== null) return ["dg.quest.slay.challenge"];
  if (fightsMonster(card, quest)) return ["dg.ruling.slay-attempt-voluntary", "dg.quest.slay.monster-first"];
  const because: RuleId[] = triesCost(card, quest) === 0 ? ["dg.quest.free-attempt"] : [];
  // Each Quest has a free try of its own.
  if (because.length > 0 && questsOpenTo(body, place).some((one) => one !== quest && one.tries > 0))
    because.push("dg.ruling.free-attempt-scope");
  // The one challenge of the turn was made before.
  if (card.kind === "threat" && playerAt(body, place).challenged) because.push("dg.quest.threat.not-challenge");
  return because;
}
