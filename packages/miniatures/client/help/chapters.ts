import type { HelpChapter } from "@undercroft/table";
import { type MessageId, rich, say } from "../words/index.ts";

interface Section {
  readonly title: MessageId;
  readonly text: MessageId;
  readonly rules: readonly string[];
}

const SECTIONS: readonly Section[] = [
  { title: "howto.win", text: "howto.win-text", rules: ["mn.game.object", "mn.game.vp-sources"] },
  { title: "howto.round", text: "howto.round-text", rules: ["mn.battle.initiative", "mn.turn.phases"] },
  {
    title: "howto.turn",
    text: "howto.turn-text",
    rules: ["mn.turn.actions.order", "mn.move.action", "mn.charge.move-and-attack"],
  },
  {
    title: "howto.roll",
    text: "howto.roll-text",
    rules: ["mn.attackroll.total", "mn.attack.step4-targets", "mn.oa.triggers"],
  },
  {
    title: "howto.look",
    text: "howto.look-text",
    rules: ["mn.move.provokes", "mn.attack.flanking.line", "mn.attack.cover.penalty", "mn.los.exists", "mn.loe.square"],
  },
];

/** The game in short, for whoever sits down for the first time. */
export function helpChapters(): readonly HelpChapter[] {
  return SECTIONS.map(({ title, text, rules }) => ({ title: say(title), texts: [rich(text)], rules }));
}
