import { chaptersOf, type HelpChapter, type HelpSection } from "@undercroft/table";
import { type MessageId, rich, say } from "../words/index.ts";

const SECTIONS: readonly HelpSection<MessageId>[] = [
  {
    title: "howto.table",
    texts: ["howto.table-text"],
    rules: ["dc.setup.sequence", "dc.setup.starting-draw", "dc.terrain.icons"],
  },
  {
    title: "howto.win",
    texts: ["howto.win-text"],
    rules: [
      "dc.end.morale-zero",
      "dc.end.no-creatures",
      "dc.end.highest-morale-wins",
      "dc.end.no-creatures-cannot-win",
      "dc.destroy.morale-loss",
    ],
  },
  {
    title: "howto.turn",
    texts: ["howto.refresh", "howto.activate", "howto.deploy", "howto.cleanup"],
    rules: [
      "dc.turn.four-phases",
      "dc.refresh.step-order",
      "dc.activate.one-at-a-time",
      "dc.deploy.leadership-cap",
      "dc.cleanup.step-order",
    ],
  },
  {
    title: "howto.acting",
    texts: ["howto.acting-text"],
    rules: [
      "dc.move.up-to-speed",
      "dc.move.stop-by-enemy",
      "dc.move.speed-one-beside-enemy",
      "dc.kind.standard-when",
      "dc.kind.minor-when",
      "dc.kind.immediate-when",
      "dc.tap.blocks-tap-actions",
    ],
  },
  {
    title: "howto.orders",
    texts: ["howto.orders-text"],
    rules: ["dc.orders.ability-requirement", "dc.orders.level-requirement", "dc.assist.who", "dc.assist.level-sum"],
  },
  {
    title: "howto.attack",
    texts: ["howto.attack-text"],
    rules: [
      "dc.melee.adjacent",
      "dc.ranged.needs-los",
      "dc.ranged.not-beside-enemy",
      "dc.dodge.action",
      "dc.destroy.condition",
    ],
  },
  {
    title: "howto.stack",
    texts: ["howto.stack-text"],
    rules: ["dc.stack.actions-wait", "dc.stack.response-on-top", "dc.stack.resolve-top"],
  },
  {
    title: "howto.cower",
    texts: ["howto.cower-text"],
    rules: ["dc.cower.option", "dc.cower.morale-cost", "dc.cower.must-afford"],
  },
  {
    title: "howto.treasure",
    texts: ["howto.treasure-text"],
    rules: ["dc.treasure.reveal", "dc.treasure.collect-action", "dc.treasure.collect-effect"],
  },
  { title: "howto.press", texts: ["howto.press-text"], rules: [] },
];

/** The game in short, for whoever sits down for the first time. */
export const helpChapters = (): readonly HelpChapter[] => chaptersOf(SECTIONS, { say, rich });
