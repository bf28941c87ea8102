import { openQuestion } from "@undercroft/kernel";
import { type State, type WhyNot, whyNot } from "../engine/index.ts";
import { type MessageId, say } from "../words/index.ts";

/** Reasons in a few words, by rule; whoever shows another gives the rule itself beside it. */
const REASONS: Readonly<Record<string, MessageId>> = {
  "dc.kind.standard-when": "why.standard-when",
  "dc.kind.minor-when": "why.minor-when",
  "dc.ruling.immediate-on-empty-stack": "why.immediate-when",
  "dc.ruling.response-kinds": "why.response-kinds",
  "dc.orders.ability-requirement": "why.ability",
  "dc.orders.level-requirement": "why.level",
  "dc.orders.requires-keyword": "why.keyword",
  "dc.ruling.no-legal-target": "why.no-target",
  "dc.tap.blocks-tap-actions": "why.tapped",
  "dc.ruling.tapped-acting-creature": "why.tapped",
  "dc.ruling.tap-paid-on-declaration": "why.cost",
  "dc.ranged.order-card-needs-entry": "why.no-ranged",
  "dc.ranged.needs-entry": "why.no-ranged",
  "dc.ranged.not-beside-enemy": "why.beside-enemy",
  "dc.ranged.within-distance": "why.distance",
  "dc.distance.shortest-route": "why.distance",
  "dc.target.chosen-on-play": "why.not-choice",
  "dc.target.chosen-on-use": "why.not-choice",
  "dc.ruling.recheck-scope": "why.not-choice",
  "dc.stack.carry-out-instructions": "why.not-choice",
  "dc.ranged.needs-los": "why.sight",
  "dc.melee.adjacent": "why.adjacent",
  "dc.melee.not-across-wall": "why.wall",
  "dc.move.once-per-activation": "why.moved",
  "dc.move.no-split": "why.no-split",
  "dc.ruling.zero-square-move": "why.nowhere",
  "dc.ruling.activation-limits": "why.acted",
  "dc.activate.declare": "why.nobody-acts",
  "dc.assist.who": "why.assist",
  "dc.assist.ability": "why.assist",
  "dc.assist.level-sum": "why.assist",
  "dc.ruling.assist-untapped": "why.assist",
  "dc.ruling.card-conflicts": "why.card-forbids",
  "dc.precedence.specific-beats-general": "why.card-forbids",
  "dc.cover.clear-shot": "why.no-cover",
  "dc.ruling.cover-scope": "why.no-cover",
  "dc.dodge.action": "why.no-attack",
  "dc.ruling.dodge-timing": "why.no-attack",
  "dc.control.needed": "why.control",
  "dc.deploy.leadership-cap": "why.leadership",
  "dc.deploy-start.leadership-cap": "why.leadership",
  "dc.deploy.printed-levels-only": "why.leadership",
  "dc.ruling.leadership-counts-controlled": "why.leadership",
  "dc.deploy-start.inside-start-area": "why.start-area",
  "dc.first-game.player-two-deployment": "why.start-area",
  "dc.ruling.deployment-squares": "why.occupied",
  "dc.move.end-unoccupied": "why.occupied",
  "dc.special.final-square-legal": "why.occupied",
  "dc.move.legal-squares-only": "why.no-square",
  "dc.terrain.wall.outdoor-form": "why.no-square",
  "dc.ruling.battlefield-boundary": "why.no-square",
  "dc.move.up-to-speed": "why.too-far",
  "dc.special.changes-interaction": "why.too-far",
  "dc.terrain.difficult.cost": "why.terrain-cost",
  "dc.shift.terrain-applies": "why.terrain-cost",
  "dc.slide.terrain-applies": "why.terrain-cost",
  "dc.move.speed-one-beside-enemy": "why.one-square",
  "dc.ruling.effect-moves-beside-enemy": "why.one-square",
  "dc.ruling.speed-one-difficult": "why.one-square",
  "dc.shift.speed-reference": "why.one-square",
  "dc.special.speed-one-still-applies": "why.one-square",
  "dc.move.stop-by-enemy": "why.must-stop",
  "dc.ruling.ally-square-beside-enemy": "why.must-stop",
  "dc.ruling.large-movement": "why.large-space",
  "dc.space.definition": "why.large-space",
};

/** A refusal in a few words. */
export function reasonWords(rule: string): string {
  return say(REASONS[rule] ?? "why.forbidden");
}

/** Everything that the seat's menu refuses now; nothing if it is not asked for a deed. */
export function refusalsOf(state: State, seat: string): readonly WhyNot[] {
  const asked = openQuestion(state);
  const kind = asked?.question.kind;
  if (asked === null || !asked.seats.includes(seat) || (kind !== "turn" && kind !== "respond")) return [];
  return whyNot(state, kind, seat);
}

/** Refusals that tell more of a card than that the moment is wrong come first. */
const VAGUE: readonly string[] = [
  "dc.orders.level-requirement",
  "dc.assist.who",
  "dc.ruling.assist-untapped",
  "dc.assist.ability",
];

/** Why a card of the hand may not be played now: the reason of whoever comes nearest to playing it. */
export function whyNotCard(state: State, seat: string, refusals: readonly WhyNot[], card: string): WhyNot | null {
  const about = refusals.filter(({ answer }) => answer.do === "play" && answer.card === card);
  const { active } = state.body.turn;
  const plain = about.filter(({ answer }) => answer.do === "play" && !answer.assist);
  // Whom nothing is refused may play it: the card only lies aside while something else was begun.
  const number = state.body.seats.findIndex((one) => one.id === seat);
  const refused = new Set(plain.map(({ answer }) => (answer.do === "play" ? answer.creature : "")));
  if (state.body.creatures.some((creature) => creature.controller === number && !refused.has(creature.id))) return null;
  const acting = plain.find(({ answer }) => answer.do === "play" && answer.creature === active);
  if (acting !== undefined) return acting;
  return plain.find(({ rule }) => !VAGUE.includes(rule)) ?? plain[0] ?? about[0] ?? null;
}
