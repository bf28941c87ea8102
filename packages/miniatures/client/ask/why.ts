import { type MessageId, say } from "../words/index.ts";

/** Reasons in a few words, by rule; whoever shows one gives the rule itself beside it. */
const REASONS: Readonly<Record<string, MessageId>> = {
  "mn.ruling.no-target": "why.no-target",
  "mn.ruling.nearest-area": "why.no-target",
  "mn.power.limited.exhausted": "why.exhausted",
  "mn.power.activated": "why.not-its-moment",
  "mn.ruling.idle-power": "why.idle",
  "mn.condition.immobilized": "why.held",
  "mn.condition.helpless.base": "why.held",
  "mn.mount.movement": "why.held",
  "mn.move.shift": "why.shift",
  "mn.move.shift.difficult": "why.shift",
  "mn.precedence.level4": "why.card",
  "mn.attack.melee.target": "why.out-of-reach",
  "mn.attack.melee.reach": "why.out-of-reach",
  "mn.attack.ranged.range": "why.out-of-range",
  "mn.attack.ranged.target": "why.no-effect",
  "mn.los.exists": "why.unseen",
  "mn.los.invisible": "why.unseen",
  "mn.attack.cover.hide": "why.unseen",
  "mn.condition.blinded.sight": "sight.blinded",
  "mn.attack.melee.no-allies": "why.friend",
  "mn.attack.ranged.no-allies": "why.friend",
  "mn.attack.ranged.range-nearest": "why.not-nearest",
  "mn.charge.min-move": "why.too-near",
  "mn.charge.end-space": "why.charge-space",
  "mn.charge.end-illegal": "why.charge-space",
  "mn.charge.closer": "why.charge-closer",
  "mn.charge.line-of-sight": "why.unseen",
  "mn.charge.one-free": "why.charged",
  "mn.position.occupies": "why.occupied",
  "mn.position.ally": "why.ally-there",
  "mn.position.legal": "why.no-room",
  "mn.position.must-end": "why.terrain",
  "mn.wall.legal": "why.no-room",
  "mn.terrain.pit.no-end": "why.terrain",
  "mn.terrain.statue.no-end": "why.terrain",
  "mn.ruling.map-edge": "why.edge",
  "mn.difficult.need-movement": "why.too-far",
  "mn.condition.slowed": "why.slowed",
  "mn.position.enemy": "why.enemies-bar",
  "mn.wall.blocks": "why.walls-bar",
  "mn.condition.dominated.basic-only": "why.dominated",
  "mn.ruling.dominated-choices": "why.dominated",
  "mn.move.action": "why.nowhere",
  "mn.setup.place": "why.start-area",
  "mn.battle.setup-side": "why.start-area",
  "mn.power.champion.once-per-turn": "why.once",
  "mn.power.champion.budget": "why.exhausted",
};

/** Rules of one kind have one reason. */
const KINDS: readonly (readonly [string, MessageId])[] = [
  ["mn.turn.actions", "why.spent"],
  ["mn.ruling.substitution-chain", "why.spent"],
  ["mn.power.replaces.turn", "why.spent"],
  ["mn.condition.dazed", "why.dazed"],
  ["mn.condition.stunned", "why.stunned"],
];

/** A refusal in a few words. */
export function reasonWords(rule: string): string {
  const kind = KINDS.find(([beginning]) => rule.startsWith(beginning));
  return say(REASONS[rule] ?? kind?.[1] ?? "why.rule");
}

/** The same about where a movement may not end: the rule that lets it go so far says that it goes no farther. */
export const placeWords = (rule: string): string =>
  rule === "mn.move.action" ? say("why.too-far") : reasonWords(rule);
