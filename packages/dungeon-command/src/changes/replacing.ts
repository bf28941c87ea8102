import { withNames } from "../effects/binding.ts";
import { cardNames } from "../effects/limits.ts";
import type { Env } from "../effects/locals.ts";
import type { Source } from "../events.ts";
import { seatRef } from "../ids.ts";
import type { State } from "../procedures.ts";
import { factsOf, mayReplace, type PowerText } from "../reading/facts.ts";
import { fitsCreature, isOnSide } from "../reading/fits-creature.ts";
import { holds } from "../reading/holds.ts";
import { bears, creatureOf, type Scene, wordsOf } from "../reading/names.ts";
import { isAttackOf } from "../reading/permissions.ts";
import { inside, powerAt, resolveText, textName } from "../reading/text.ts";
import type { Content, Effect, Names, TextRef } from "../state.ts";
import { powersOf, powersOfSeat } from "../traits.ts";
import type { ReplaceableEvent, ReplacementPower, Who } from "../vocabulary/index.ts";
import type { Offered, Would } from "./locals.ts";

/** Whether a creature is who a text waits for; not said means "this". */
function isWho(scene: Scene, who: Who | undefined, id: string | null, env: Env): boolean {
  if (id === null) return false;
  if (who === undefined || who === "this") return id === env.self;
  const creature = creatureOf(scene.body, id);
  return creature !== null && fitsCreature(scene, who, creature, env);
}

function isBy(scene: Scene, by: Who | undefined, source: Source, env: Env): boolean {
  return by === undefined || isWho(scene, by, source.creature, env);
}

function fits(scene: Scene, text: ReplaceableEvent, would: Would, env: Env): boolean {
  const { body } = scene;
  if (text.on !== would.on) return false;
  switch (text.on) {
    case "damaged":
      if (!("creature" in would) || !isWho(scene, text.who, would.creature, env)) return false;
      return (
        isBy(scene, text.by, would.source, env) && (text.attack === undefined || isAttackOf(would.source, text.attack))
      );
    case "destroyed":
      return (
        "creature" in would && isWho(scene, text.who, would.creature, env) && isBy(scene, text.by, would.source, env)
      );
    case "is-moved":
      if (!("how" in would) || !isWho(scene, text.who, would.creature, env)) return false;
      if (text.how === undefined) return true;
      return typeof text.how === "string" ? text.how === would.how : text.how.includes(would.how);
    case "tapped":
    case "untapped":
    case "healed":
      return "creature" in would && isWho(scene, text.who, would.creature, env);
    case "order-drawn":
    case "order-discarded":
      return "seat" in would && isOnSide(body, would.seat, text.whose, env.seat);
    case "track-raised":
    case "track-lowered":
      return "track" in would && would.track === text.track && isOnSide(body, would.seat, text.whose, env.seat);
    default:
      throw new Error(`unknown event ${JSON.stringify(text satisfies never)}`);
  }
}

/** What the engine's own names mean in a replacement. */
function namesFor(scene: Scene, would: Would): { [name: string]: readonly string[] } {
  const names: { [name: string]: readonly string[] } = {};
  if ("creature" in would) {
    names["it"] = [would.creature];
    const creature = creatureOf(scene.body, would.creature);
    if (creature !== null) names["player"] = [seatRef(creature.controller)];
  } else names["player"] = [seatRef(would.seat)];
  const { creature, attack } = would.source;
  if (creature === null) return names;
  names["source"] = [creature];
  if (attack === null) return names;
  names["attacker"] = [creature];
  if ("creature" in would) names["attacked"] = [would.creature];
  return names;
}

/** Something that a text could be put in place of: its limits and payments are looked at by whoever runs it. */
export interface Candidate extends Offered {
  readonly power: ReplacementPower;
}

type Allow = (candidate: Candidate) => boolean;

const nobody: ReadonlySet<string> = new Set();

/**
 * The replacement that counts of those that fit an event and are not among `met`: texts that contradict each other, of
 * which the one that began to apply last wins (dc.ruling.card-conflicts); of one creature's own the one printed first.
 * Null if there is none, which is known at once if no text of the match replaces such an event.
 */
export function latestReplacement(state: State, would: Would, met: readonly string[], allow: Allow): Candidate | null {
  const { body } = state;
  if (!mayReplace(body.content, would.on)) return null;
  let latest: Candidate | null = null;
  let stamp = -1;
  const hear = (found: Candidate | null, began: number): void => {
    if (found === null || began < stamp) return;
    latest = found;
    stamp = began;
  };
  const facts = factsOf(body.content);
  const replacers = facts.replacers.get(would.on) ?? nobody;
  const granted = facts.grantedReplacements.has(would.on);
  for (let seat = 0; seat < body.seats.length; seat++)
    hear(among(state, would, powersOfSeat(state, seat), null, seat, null, met, allow), 0);
  for (const creature of body.creatures) {
    // A quick look before its powers are listed.
    if (!granted && !bears(creature, replacers)) continue;
    const { id, controller, attached } = creature;
    const powers = powersOf(state, creature);
    hear(among(state, would, powers, null, controller, id, met, allow), creature.stamp);
    for (const card of attached) hear(among(state, would, powers, card.id, controller, id, met, allow), card.stamp);
  }
  for (const effect of body.effects) hear(ofEffect(state, would, effect, met, allow), effect.stamp);
  return latest;
}

/** The first that fits of the powers that one attached card adds, or of those that none does. */
function among(
  state: State,
  would: Would,
  powers: readonly PowerText[],
  card: string | null,
  seat: number,
  self: string | null,
  met: readonly string[],
  allow: Allow,
): Candidate | null {
  for (const { power, text, attached, uses } of powers) {
    if (power.power !== "replacement" || power.would.on !== would.on || attached !== card) continue;
    const thing = uses ?? self ?? seatRef(seat);
    const name = `${thing}/${textName(text)}`;
    const found = judge(state, would, { name, text, seat, self, thing, names: cardNames(attached), power }, met, allow);
    if (found !== null) return found;
  }
  return null;
}

function ofEffect(state: State, would: Would, effect: Effect, met: readonly string[], allow: Allow): Candidate | null {
  const { what, id, seat, self } = effect;
  if (what.kind !== "watch" || what.power.power !== "replacement") return null;
  const text = watchedText(state.body.content, effect.text);
  const candidate = { name: id, text, seat, self, thing: id, names: effect.names, power: what.power };
  return judge(state, would, candidate, met, allow);
}

/** Where the power of a `watch` step is printed, given the step or the power itself. */
function watchedText(content: Content, text: TextRef): TextRef {
  return resolveText(content, text).what.is === "power" ? text : inside(text, "power");
}

function judge(state: State, would: Would, one: Candidate, met: readonly string[], allow: Allow): Candidate | null {
  if (met.includes(one.name)) return null;
  const names = withNames(one.names, namesFor(state, would));
  const env = wordsOf(one.seat, one.self, names, would.amount);
  if (!fits(state, one.power.would, would, env)) return null;
  if (one.power.when !== undefined && !holds(state, one.power.when, env)) return null;
  const candidate = { ...one, names };
  return allow(candidate) ? candidate : null;
}

/** What the words of the steps mean that happen instead. Their source is the text that replaces. */
export function envInstead(offered: Offered, would: Would, paid: Names, met: readonly string[]): Env {
  return {
    action: would.source.action,
    seat: offered.seat,
    self: offered.self,
    card: null,
    names: withNames(offered.names, paid),
    amount: would.amount,
    source: {
      action: would.source.action,
      creature: offered.self,
      seat: offered.seat,
      card: offered.text.card,
      attack: null,
      terrain: null,
    },
    dealt: [],
    secret: [],
    met,
  };
}

/** The power of a replacement that was offered. @throws Error if its text is none. */
export function powerOffered(content: Content, offered: Offered): ReplacementPower {
  const power = powerAt(content, offered.text);
  if (power.power !== "replacement") throw new Error(`${textName(offered.text)} replaces nothing`);
  return power;
}
