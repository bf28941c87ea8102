import { countQuest } from "../campaign/goals.ts";
import { inCampaign } from "../campaign/party.ts";
import { gainLife, recover } from "../changes/hero.ts";
import { gain } from "../changes/resources.ts";
import { win } from "../changes/winning.ts";
import { excessNext } from "../effects/excess.ts";
import type { RuleId } from "../ledger/rule-ids.ts";
import { othersOf, playerAt, questCard } from "../players.ts";
import { type Chapter, call, done, next, type Run } from "../procedures.ts";
import type { Body, Player } from "../state.ts";
import { limitOf } from "../traits.ts";
import { actsAsHero } from "../turn/acting.ts";
import type { QuestCard, Reward } from "../vocabulary/index.ts";
import { isGlobal, questInPlay, turnGlobalQuest } from "./in-play.ts";
import type { QuestLocals } from "./locals.ts";

/** Quests that win the game (dg.overview.objective). */
export const QUESTS_TO_WIN = 3;

/** The entry by which each kind of Quest is completed; a search that has found its objective was only the first half of one. */
const ruleOfKind: Readonly<Record<QuestCard["kind"], RuleId>> = {
  threat: "dg.quest.threat.first-free",
  chance: "dg.quest.chance.roll",
  sacrifice: "dg.quest.sacrifice",
  slay: "dg.quest.slay.challenge",
  search: "dg.quest.search.find",
  escort: "dg.quest.escort.procedure",
};

function gainLevel(run: Run, place: number, because: readonly RuleId[] = []): void {
  const player = playerAt(run.body, place);
  player.level += 1;
  run.emit({
    event: "level",
    player: place,
    level: player.level,
    rule: "dg.quest.reward.level",
    because: ["dg.ruling.level-effect", ...because],
  });
}

/** Whatever is received at once; null if cards are to be chosen for it. */
function receive(run: Run, place: number, what: Reward): "received" | null {
  switch (what.reward) {
    case "level":
      gainLevel(run, place);
      return "received";
    case "life-recovered":
      recover(run, place, 1, "dg.quest.reward.life");
      return "received";
    case "life-gained":
      gainLife(run, place, 1, "dg.quest.reward.life", ["dg.ruling.life-maximum"]);
      return "received";
    case "glory":
    case "peril":
      gain(run, place, what.reward, what.amount, `dg.quest.reward.${what.reward}`, ["dg.quest.rewards-vary"]);
      return "received";
    case "play":
    case "deck":
    case "pile":
      return null;
    default:
      throw new Error(`unknown reward ${JSON.stringify(what satisfies never)}`);
  }
}

/** An Artifact counts as a Quest, lies open, and takes no room of Treasures, whether there is any or not. */
const whyArtifact = (body: Body, player: Player): readonly RuleId[] => [
  "dg.quest.artifact-counts",
  "dg.ruling.artifact-face-up",
  ...(player.treasures.length >= limitOf(body, player, "treasures")
    ? (["dg.quest.artifact-not-treasure"] as const)
    : []),
];

/** The Quest counts: face down, or turned round as the Artifact that it has become (dg.quest.face-down-when-complete, dg.quest.artifact). */
function count(run: Run, place: number, id: string, because: readonly RuleId[]): QuestCard {
  const { body } = run;
  const player = playerAt(body, place);
  const { card, found } = questInPlay(body, id);
  const wasGlobal = isGlobal(body, id);
  player.quests = player.quests.filter((one) => one.id !== id);
  body.globalQuests = body.globalQuests.filter((one) => one.id !== id);
  player.completed.push(card);
  const printed = questCard(body, card);
  run.emit({
    event: "completed",
    player: place,
    quest: card,
    rule: printed.artifact === undefined ? "dg.quest.face-down-when-complete" : "dg.quest.artifact",
    because: [
      found ? "dg.quest.search.then-criteria" : ruleOfKind[printed.kind],
      "dg.quest.complete-ends-hero-phase",
      "dg.quest.complete-criteria",
      ...inCampaign(body, "dg.ruling.campaign-quest-completion-ends-phase"),
      ...(wasGlobal && body.questDeck.length === 0 ? (["dg.ruling.quest-deck-empty"] as const) : []),
      ...because,
      ...(printed.artifact === undefined ? [] : whyArtifact(body, player)),
      ...(printed.effect === undefined ? [] : (["dg.ruling.quest-effect-duration"] as const)),
    ],
  });
  return printed;
}

/** A Quest is completed: it counts, and is rewarded in printed order unless it has won the game (dg.ruling.win-timing, dg.ruling.reward-order). */
export const completingProcedure: Chapter<Pick<QuestLocals, "completing">>["completing"] = {
  steps: {
    start: (run, locals) => {
      const { player, quest } = locals;
      locals.isGlobal = isGlobal(run.body, quest);
      const { id, artifact } = count(run, player, quest, locals.because);
      locals.quest = id;
      if (run.body.campaign !== null) countQuest(run);
      else if (playerAt(run.body, player).completed.length >= QUESTS_TO_WIN)
        // The last hero's player need not wait for its turn.
        win(run, player, "dg.overview.objective", [
          "dg.ruling.win-timing",
          ...(othersOf(run.body, player).length === 0 ? (["dg.ruling.malevolent-survivor-win"] as const) : []),
        ]);
      if (run.state.outcome !== null) return done({ is: "quest", completed: true });
      if (artifact?.level === true) gainLevel(run, player, ["dg.quest.artifact-level"]);
      return next("rewards");
    },
    rewards: (run, locals) => {
      const { player, quest, at } = locals;
      const what = questCard(run.body, quest).rewards[at];
      // Whose hero one of them has felled has no more of its turn, and of them.
      if (what === undefined || !actsAsHero(run.body)) return next("replace");
      locals.at += 1;
      if (receive(run, player, what) !== null) return next("rewards");
      return call({ procedure: "rewarding", locals: { player, reward: what } }, "rewards");
    },
    /** After the rewards (dg.ruling.reward-order). */
    replace: (run, { isGlobal: wasGlobal, quest }) => {
      const isRewarded = questCard(run.body, quest).rewards.length > 0;
      if (wasGlobal) turnGlobalQuest(run, "dg.quest.global.replace", isRewarded ? ["dg.ruling.reward-order"] : []);
      // Its effect has ended, and another has begun.
      return excessNext(run.body, "over") ?? next("over");
    },
    over: () => done({ is: "quest", completed: true }),
  },
};
