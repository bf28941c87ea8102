import { chaptersOf, type HelpChapter, type HelpSection } from "@undercroft/table";
import { type MessageId, rich, say } from "../words/index.ts";

const SECTIONS: readonly HelpSection<MessageId>[] = [
  {
    title: "howto.first",
    texts: ["howto.first-door", "howto.first-place", "howto.first-go", "howto.first-strike", "howto.first-undo"],
    rules: ["mn.setup.place", "mn.scenario.assault.areas", "mn.attack.flanking.both"],
  },
  {
    title: "howto.table",
    texts: ["howto.table-text"],
    rules: ["mn.card.creature.figure", "mn.card.creature.defenses", "mn.warband.points.total", "mn.map.victory-owner"],
  },
  {
    title: "howto.win",
    texts: ["howto.win-text"],
    rules: [
      "mn.game.object",
      "mn.scenario.assault.kills",
      "mn.scenario.assault.areas",
      "mn.scenario.assault.areas.cap",
      "mn.battle.victory-check",
    ],
  },
  {
    title: "howto.before",
    texts: ["howto.before-test", "howto.before-side"],
    rules: [
      "mn.championtest.roll",
      "mn.championtest.advantage",
      "mn.battle.map-choice",
      "mn.battle.setup-order",
      "mn.battle.setup-side",
    ],
  },
  {
    title: "howto.round",
    texts: ["howto.round-start", "howto.round-turns", "howto.round-end"],
    rules: [
      "mn.battle.initiative",
      "mn.battle.turns.first",
      "mn.battle.turns.alternate",
      "mn.battle.turns.leftover",
      "mn.battle.end-of-round.score",
    ],
  },
  {
    title: "howto.turn",
    texts: ["howto.turn-start", "howto.turn-act", "howto.turn-end"],
    rules: [
      "mn.turn.phases",
      "mn.turn.start.damage",
      "mn.turn.actions.allotment",
      "mn.turn.actions.substitute-attack",
      "mn.turn.actions.substitute-move",
      "mn.turn.end.saves",
      "mn.turn.end.expire",
    ],
  },
  {
    title: "howto.actions",
    texts: ["howto.actions-text"],
    rules: [
      "mn.move.action",
      "mn.position.ally",
      "mn.move.shift",
      "mn.attack.action.basic",
      "mn.charge.move-and-attack",
      "mn.charge.min-move",
      "mn.charge.one-free",
      "mn.action.free",
      "mn.action.immediate.once",
    ],
  },
  {
    title: "howto.attack",
    texts: ["howto.attack-text"],
    rules: [
      "mn.attackroll.total",
      "mn.attackroll.hit",
      "mn.attackroll.natural-20",
      "mn.attackroll.natural-1",
      "mn.damage.critical",
      "mn.hp.bloodied",
      "mn.hp.destroyed",
    ],
  },
  {
    title: "howto.kinds",
    texts: ["howto.kinds-text"],
    rules: [
      "mn.attack.kinds",
      "mn.attack.melee.reach",
      "mn.attack.ranged.range",
      "mn.attack.close.all-targets",
      "mn.attack.close.rolls",
      "mn.attack.area.radius",
      "mn.attack.area.all",
    ],
  },
  {
    title: "howto.advantage",
    texts: ["howto.advantage-text"],
    rules: [
      "mn.attack.flanking.line",
      "mn.attack.flanking.both",
      "mn.attack.advantage.unseen",
      "mn.attack.advantage.conditions",
      "mn.attack.advantage.bonus",
    ],
  },
  {
    title: "howto.cover",
    texts: ["howto.cover-text"],
    rules: [
      "mn.los.exists",
      "mn.loe.square",
      "mn.attack.cover.line",
      "mn.attack.cover.penalty",
      "mn.attack.cover.defenses",
      "mn.attack.cover.ranged.enemies",
      "mn.attack.cover.ranged.allies",
    ],
  },
  {
    title: "howto.opportunity",
    texts: ["howto.opportunity-text"],
    rules: ["mn.oa.triggers", "mn.oa.first", "mn.oa.once-per-turn", "mn.move.shift.no-oa", "mn.forced.no-oa"],
  },
  {
    title: "howto.conditions",
    texts: ["howto.conditions-text", "howto.conditions-end"],
    rules: [
      "mn.condition.general",
      "mn.condition.dazed.one-action",
      "mn.condition.stunned.no-actions",
      "mn.condition.helpless.melee",
      "mn.duration.default",
      "mn.save.success",
      "mn.save.natural-20",
      "mn.ongoing.start-of-turn",
    ],
  },
  {
    title: "howto.powers",
    texts: ["howto.powers-text"],
    rules: [
      "mn.power.continuous",
      "mn.power.aura",
      "mn.power.automatic",
      "mn.power.activated",
      "mn.power.replaces",
      "mn.power.limited",
      "mn.power.recharge",
    ],
  },
  {
    title: "howto.champions",
    texts: ["howto.champions-text"],
    rules: ["mn.championtest.advantage", "mn.power.champion.budget", "mn.power.champion.once-per-turn"],
  },
  {
    title: "howto.terrain",
    texts: ["howto.terrain-text"],
    rules: [
      "mn.difficult.cost",
      "mn.terrain.fire",
      "mn.terrain.spikes.damage",
      "mn.terrain.pit.enter",
      "mn.forced.pit-allowed",
      "mn.terrain.smoke.blocks",
      "mn.terrain.forest.los",
      "mn.terrain.forest.cover",
      "mn.terrain.sacred-circle",
      "mn.terrain.blood-rock",
      "mn.terrain.healing-font",
    ],
  },
  { title: "howto.look", texts: ["howto.look-text"], rules: [] },
];

/** The game in short, for whoever sits down for the first time. */
export const helpChapters = (): readonly HelpChapter[] => chaptersOf(SECTIONS, { say, rich });
