import { chaptersOf, type HelpChapter, type HelpSection } from "@undercroft/table";
import { type MessageId, rich, say } from "../words/index.ts";

const SECTIONS: readonly HelpSection<MessageId>[] = [
  {
    title: "howto.win",
    texts: ["howto.win-text"],
    rules: ["dg.overview.objective", "dg.overview.last-survivor", "dg.hero.defeat"],
  },
  {
    title: "howto.turn",
    texts: ["howto.reset", "howto.dungeonlord", "howto.build", "howto.hero", "howto.discard-draw"],
    rules: [
      "dg.turn.five-phases",
      "dg.reset.movements",
      "dg.dl.attack.declare",
      "dg.build.draw-place",
      "dg.hero-phase.any-order",
      "dg.discard.mandatory-one",
      "dg.draw.fill-to-five",
    ],
  },
  {
    title: "howto.glory",
    texts: ["howto.glory-text"],
    rules: ["dg.collect.new-space", "dg.hero-phase.spend-glory", "dg.dl.peril-of-target", "dg.dl.no-own-peril"],
  },
  {
    title: "howto.map",
    texts: ["howto.map-text"],
    rules: [
      "dg.move.cost",
      "dg.door.exit-side",
      "dg.door.locked-fail",
      "dg.door.trapped-fail",
      "dg.door.stay-open",
      "dg.map.no-stranding",
      "dg.map.entrance-passages-only",
    ],
  },
  {
    title: "howto.fight",
    texts: ["howto.fight-text"],
    rules: [
      "dg.combat.roll",
      "dg.combat.highest-hits",
      "dg.combat.tie",
      "dg.challenge.once",
      "dg.special.challenge-after-attack",
      "dg.draw.keep-movement",
    ],
  },
  {
    title: "howto.hurt",
    texts: ["howto.hurt-text"],
    rules: ["dg.tip.immobilised", "dg.tip.untip-cost", "dg.hero.defeat", "dg.hero.defeat-consequences"],
  },
  {
    title: "howto.cards",
    texts: ["howto.cards-text", "howto.cards-harm"],
    rules: [
      "dg.boon.limit",
      "dg.treasure.limit",
      "dg.treasure.no-duplicate-category",
      "dg.card.durations",
      "dg.dl.encounters-together",
      "dg.dl.bane-timing",
      "dg.threat.trap-area",
    ],
  },
  {
    title: "howto.answer",
    texts: ["howto.answer-text"],
    rules: ["dg.dl.response.boons", "dg.special.response", "dg.dl.bane-timing"],
  },
  {
    title: "howto.reward",
    texts: ["howto.reward-text"],
    rules: ["dg.reward.peril-per-wound", "dg.reward.glory-per-wound", "dg.reward.cap-remaining-life"],
  },
  {
    title: "howto.pack",
    texts: ["howto.pack-text"],
    rules: ["dg.pack.unwounded-choice", "dg.pack.wounded-forced", "dg.pack.limit"],
  },
  {
    title: "howto.quests",
    texts: ["howto.quests-text", "howto.quests-kinds"],
    rules: [
      "dg.quest.space-required",
      "dg.quest.complete-ends-hero-phase",
      "dg.quest.one-completion-per-turn",
      "dg.quest.threat.first-free",
      "dg.quest.chance.roll",
      "dg.quest.chance.bonus",
      "dg.quest.sacrifice",
      "dg.quest.slay.monster-first",
      "dg.quest.search.find",
      "dg.quest.search.lost-at-turn-end",
      "dg.quest.escort.procedure",
      "dg.quest.escort.steal",
    ],
  },
  {
    title: "howto.options",
    texts: [
      "howto.options-revealed",
      "howto.options-secret",
      "howto.options-looting",
      "howto.options-respawn",
      "howto.options-malevolent",
      "howto.options-wandering",
    ],
    rules: [
      "dg.opt.agreement",
      "dg.opt.revealed-map.no-build",
      "dg.opt.secret-quest.choose",
      "dg.opt.looting.drop",
      "dg.opt.looting.treasure-timing",
      "dg.opt.respawn.replace-hero",
      "dg.opt.malevolent.steal-win",
      "dg.opt.wandering.movement-roll",
      "dg.opt.wandering.entry-attack",
    ],
  },
  {
    title: "howto.campaign",
    texts: ["howto.campaign-text", "howto.campaign-turn", "howto.campaign-lord", "howto.campaign-hero"],
    rules: [
      "dg.campaign.roles",
      "dg.campaign.hero-goal",
      "dg.campaign.hero-goal-each",
      "dg.campaign.dl-goal",
      "dg.campaign.turn-cycle",
      "dg.campaign.dl.build",
      "dg.campaign.dl.combine-peril",
      "dg.campaign.hero.permanents",
      "dg.campaign.hero.draw",
    ],
  },
  { title: "howto.press", texts: ["howto.press-text"], rules: [] },
];

/** The game in short, for whoever sits down for the first time. */
export const helpChapters = (): readonly HelpChapter[] => chaptersOf(SECTIONS, { say, rich });
