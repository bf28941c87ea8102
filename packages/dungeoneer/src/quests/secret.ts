import { newId } from "../changes/cards.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { idAt, playerAt, questCard } from "../players.ts";
import { ask, type Chapter, done, next, nothing, type Run } from "../procedures.ts";
import type { QuestInPlay } from "../state.ts";
import { newQuest } from "./in-play.ts";
import type { QuestLocals } from "./locals.ts";

/** Quests are dealt face down: only their player knows which they are (dg.opt.secret-quest.deal; in a campaign one each). */
export function dealSecretQuests(
  run: Run,
  place: number,
  count: number,
  rule: "dg.opt.secret-quest.deal" | "dg.campaign.setup.hero-and-secret-quest",
): void {
  const player = playerAt(run.body, place);
  const dealt = run.body.questDeck.splice(-count, count).toReversed();
  if (dealt.length < count) throw new Error("there are too few Quests");
  player.secrets = [...player.secrets, ...dealt.map((card) => newQuest(newId(run, "q"), card))];
  run.emit({ event: "secret-dealt", player: place, count, quests: dealt, rule });
}

/** A face-down Quest is turned up and lies with the others from now on. */
function turnUp(run: Run, place: number, { id, card }: QuestInPlay, rule: RuleId, because: readonly RuleId[]): void {
  const player = playerAt(run.body, place);
  player.secrets = player.secrets.filter((one) => one.id !== id);
  player.quests.push(newQuest(id, card));
  // Its effect, if it has one, begins now: only what lies open has any.
  const begins: readonly RuleId[] =
    questCard(run.body, card).effect === undefined ? [] : ["dg.ruling.quest-effect-duration"];
  run.emit({ event: "revealed", player: place, quest: card, rule, because: [...because, ...begins] });
}

/** A hidden Quest is shown when its player tries it, and stays so even if that fails (dg.opt.secret-quest.reveal, dg.ruling.secret-quest-hand). */
export function revealIfSecret(run: Run, place: number, id: string, because: readonly RuleId[] = []): void {
  const secret = playerAt(run.body, place).secrets.find((one) => one.id === id);
  if (secret !== undefined) turnUp(run, place, secret, "dg.opt.secret-quest.reveal", because);
}

/** Hidden Quests leave the game with whom they belong to, for all to see (dg.ruling.defeated-possessions). */
export function loseSecrets(run: Run, place: number): void {
  const player = playerAt(run.body, place);
  for (const { card } of player.secrets)
    run.emit({ event: "revealed", player: place, quest: card, rule: "dg.ruling.defeated-possessions" });
  player.secrets = [];
}

/** Each in turn picks which of two Quests stays hidden; the other is turned up (dg.opt.secret-quest.choose). */
export const secretQuestsProcedure: Chapter<Pick<QuestLocals, "secret-quests">>["secret-quests"] = {
  steps: {
    start: ({ body }, { asking }) => {
      const [place] = asking;
      if (place === undefined) return done(nothing);
      if (playerAt(body, place).secrets.length < 2) return next("chosen");
      return ask({ kind: "keep-secret", rule: "dg.opt.secret-quest.choose" }, [idAt(body, place)], "chosen");
    },
    /** Whoever leaves meanwhile has none any more. */
    chosen: (run, locals, input) => {
      const [place, ...rest] = locals.asking;
      locals.asking = rest;
      if (place === undefined) return done(nothing);
      const kept = input.kind === "answer" && input.answer.do === "keep-secret" ? input.answer.quest : null;
      for (const one of playerAt(run.body, place).secrets)
        if (kept !== null && one.id !== kept) turnUp(run, place, one, "dg.opt.secret-quest.choose", []);
      return next("start");
    },
  },
};
