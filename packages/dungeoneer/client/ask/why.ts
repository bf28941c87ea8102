import { type MessageId, say } from "../words/index.ts";

/** Reasons in a few words, by rule; whoever shows one gives the rule itself beside it. */
const REASONS: Readonly<Record<string, MessageId>> = {
  "dg.move.cost": "why.no-movement",
  "dg.challenge.cost": "why.no-movement",
  "dg.ruling.locked-door-without-movement": "why.no-movement",
  "dg.tip.immobilised": "why.tipped",
  "dg.ruling.tipped-hero-actions": "why.tipped",
  "dg.door.wall": "why.wall",
  "dg.door.blocked-by-wall": "why.wall",
  "dg.move.available-direction": "why.no-way",
  "dg.door.exit-side": "why.closed",
  "dg.challenge.once": "why.challenged",
  "dg.challenge.same-space": "why.not-here",
  "dg.ruling.hero-attack-forms": "why.counter-only",
  "dg.quest.space-required": "why.quest-elsewhere",
  "dg.ruling.glory-affordability": "why.glory",
  "dg.boon.limit": "why.boons-full",
  "dg.treasure.limit": "why.treasures-full",
  "dg.treasure.no-duplicate-category": "why.same-kind",
  "dg.hero-phase.spend-glory": "why.not-for-heroes",
  "dg.bane.playtime": "why.not-for-heroes",
  "dg.card.playtime": "why.not-now",
  "dg.dl.encounters-together": "why.not-now",
  "dg.special.response": "why.no-answer",
  "dg.ruling.trap-engagement": "why.no-answer",
  "dg.quest.escort.procedure": "why.quest-elsewhere",
  "dg.dl.peril-of-target": "why.peril",
  "dg.dl.no-combining": "why.peril",
  "dg.dl.no-own-peril": "why.own-hero",
  "dg.dl.role": "why.not-a-target",
  "dg.ruling.malevolent-turn": "why.no-hero",
  "dg.opt.looting.treasure-timing": "why.treasure-time",
  "dg.opt.looting.pick-up": "why.no-movement",
  "dg.map.parallel": "why.taken",
  "dg.map.no-stranding": "why.stranded",
  "dg.map.entrance-passages-only": "why.passages-only",
  "dg.map.never-closed": "why.closes-map",
  "dg.boon.no-voluntary-discard": "why.not-discarded",
  "dg.discard.sources": "why.not-discarded",
  "dg.discard.mandatory-one": "why.must-discard",
  "dg.ruling.start-passage-orientation": "why.stranded",
  "dg.opt.wandering.single-marker": "why.pack-there",
  "dg.ruling.wandering-pack-state": "why.pack-walks",
  "dg.ruling.wandering-own-hero": "why.own-pack",
  "dg.opt.wandering.movement-roll": "why.pack-tired",
};

/** A refusal in a few words. */
export function reasonWords(rule: string): string {
  return say(REASONS[rule] ?? "why.rule");
}
