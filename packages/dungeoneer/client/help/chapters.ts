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
    title: "howto.pack",
    texts: ["howto.pack-text"],
    rules: ["dg.pack.unwounded-choice", "dg.pack.wounded-forced", "dg.pack.limit"],
  },
  {
    title: "howto.quests",
    texts: ["howto.quests-text"],
    rules: [
      "dg.quest.space-required",
      "dg.quest.threat.first-free",
      "dg.quest.chance.roll",
      "dg.quest.sacrifice",
      "dg.quest.slay.monster-first",
      "dg.quest.complete-ends-hero-phase",
    ],
  },
  { title: "howto.press", texts: ["howto.press-text"], rules: [] },
];

/** The game in short, for whoever sits down for the first time. */
export const helpChapters = (): readonly HelpChapter[] => chaptersOf(SECTIONS, { say, rich });
