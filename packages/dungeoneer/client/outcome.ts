import { QUESTS_TO_WIN, type State } from "./engine/index.ts";
import { seatName } from "./facing/names.ts";
import { type MessageId, say } from "./words/index.ts";

/** Ends that only optional rules know. */
const BY_OPTION: Readonly<Record<string, MessageId>> = {
  "dg.campaign.hero-goal": "end.party",
  "dg.campaign.dl-goal": "end.lord",
  "dg.ruling.campaign-leaving": "end.lord-left",
  "dg.opt.malevolent.steal-win": "end.stolen",
  "dg.ruling.malevolent-survivor-win": "end.heir",
  "dg.ruling.respawn-all-concede": "end.alone",
};

/** Who won, and by which reason, in words. */
export function outcomeWords({ outcome, body }: State): { readonly verdict: string; readonly reason: string } {
  if (outcome === null) return { verdict: say("end.open"), reason: "" };
  const names = (ids: readonly string[]): string =>
    body.players.flatMap(({ id }, number) => (ids.includes(id) ? [seatName(body, number)] : [])).join(", ");
  const { round } = body.turn;
  if (outcome.kind === "runaway") return { verdict: say("end.runaway"), reason: say("end.round", { round }) };
  if (outcome.kind === "draw")
    return { verdict: say("end.draw"), reason: say("end.drawn", { round, names: names(outcome.drawn) }) };
  const verdict = say(outcome.winners.length > 1 ? "end.win-many" : "end.wins", { names: names(outcome.winners) });
  const byOption = BY_OPTION[outcome.rule];
  if (byOption !== undefined) return { verdict, reason: say(byOption, { round }) };
  const byQuests = body.players.some(
    ({ id, completed }) => outcome.winners.includes(id) && completed.length >= QUESTS_TO_WIN,
  );
  return { verdict, reason: say(byQuests ? "end.quests" : "end.survivor", { round }) };
}
