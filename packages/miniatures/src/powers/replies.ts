/** Which powers answer a moment, automatic ones and those that may be declared. */
import { eachPlace } from "@undercroft/cards";
import { isActive } from "../conditions/active.ts";
import { isIdle } from "../effects/idle.ts";
import type { State } from "../procedures.ts";
import { findCreature, sideOf } from "../reading/creatures.ts";
import { type Answering, factsOf, factsOfCard, type PowerText, unanswered } from "../reading/facts.ts";
import { workingItems } from "../reading/items.ts";
import type { Words } from "../reading/names.ts";
import { holds } from "../reading/read.ts";
import { isInAura } from "../reading/rules.ts";
import { inside, resolveText, textName } from "../reading/text.ts";
import { partnerOf } from "../reading/things.ts";
import type { Body, Content, Creature, TextRef } from "../state.ts";
import type { Power } from "../vocabulary/index.ts";
import { isAwaited } from "./awaited.ts";
import { cannotUse } from "./cannot-use.ts";
import type { Hearing, Pass, PowerLocals, Reply } from "./locals.ts";
import type { Moment } from "./moments.ts";
import { momentsOver } from "./moments-over.ts";
import { isExhausted } from "./uses.ts";
import { doerOf, subjectOf, wordsAt } from "./words.ts";

/** What the steps of a text do that matters for their order. */
interface Kind {
  /** It cancels or replaces what happens while it happens (mn.resolve.cancellation). */
  readonly cancels: boolean;
  /** It sends an attack on to somebody else (mn.attack.redirect). */
  readonly redirects: boolean;
  /** It brings a saving throw (mn.turn.start.control.order). */
  readonly saves: boolean;
  /** It brings a delayed creature into play. */
  readonly enters: boolean;
}

const cancelling: readonly string[] = ["reroll", "result", "prevent"];
const kinds = new WeakMap<Power, Kind>();

function kindOf(content: Content, { power, text }: PowerText): Kind {
  const known = kinds.get(power);
  if (known !== undefined) return known;
  const verbs = new Set<string>();
  eachPlace(resolveText(content, text), (what) => {
    if (what.is === "step") verbs.add(what.step.do);
  });
  const kind = {
    cancels: cancelling.some((verb) => verbs.has(verb)),
    redirects: verbs.has("redirect"),
    saves: verbs.has("save"),
    enters: verbs.has("enter"),
  };
  kinds.set(power, kind);
  return kind;
}

export const nameOf = ({ creature, text }: Reply): string => `${creature}|${textName(text)}`;

type Locals = PowerLocals["moment"];

/** Whether a power belongs to what is heard now: this pass, and at the start of a turn this step. */
function isHeard(state: State, { moment, hearing, pass }: Locals, one: PowerText): boolean {
  const kind = kindOf(state.body.content, one);
  return passOf(kind, moment) === pass && isMeant(hearing, kind);
}

/** When a power is heard: where it answers the aim of an attack, a redirection waits for all that answers it besides (mn.attack.step4-targets). */
const passOf = ({ cancels, redirects }: Kind, { on }: Moment): Pass => {
  if (redirects && on === "targeted") return "redirect";
  return cancels || redirects ? "cancel" : "rest";
};

const isMeant = (hearing: Hearing, { saves }: Kind): boolean => hearing === "all" || saves === (hearing === "saves");

const nothing: readonly PowerText[] = [];
const nobody: readonly never[] = [];

const answeringTo = ({ content }: Body, { on }: Moment): Answering => factsOf(content).answering.get(on) ?? unanswered;

/**
 * A creature's powers that may answer a moment, in printed order, its items' last: of those in play, of the one that was destroyed
 * just now, of delayed ones for what brings them in.
 */
function answeringOf(
  body: Body,
  { own, anybodys }: Answering,
  about: string | null,
  creature: Creature,
  moment: Moment,
): readonly PowerText[] {
  const cards = creature.id === about ? own : anybodys;
  const printed = cards.get(creature.card) ?? nothing;
  if (printed.length === 0 && creature.items.length === 0) return nothing;
  const { id, status } = creature;
  const there =
    status === "in-play" ||
    (status === "waiting" && body.battle.step !== "set-up") ||
    (moment.on === "destroyed" && moment.creature === id);
  if (!there) return nothing;
  if (!creature.items.some((item) => cards.has(item))) return printed;
  return [...printed, ...workingItems(body, creature).flatMap((item) => cards.get(item) ?? nothing)];
}

type Triggered = Extract<Power, { power: "triggered" }>;

/** Whether a triggered power waits for a moment, and its condition holds then. */
function answers(state: State, creature: Creature, { on, when }: Triggered, moment: Moment): boolean {
  const words = wordsAt(state, moment, creature);
  return isAwaited(state, on, moment, words) && (when === undefined || holds(state.body, when, words));
}

/** The moment that a triggered power answers: this one, or, if it waits for the end, what is over with it; null if none. */
function answered(state: State, creature: Creature, power: Triggered, moment: Moment): Moment | null {
  if (power.after !== true) return answers(state, creature, power, moment) ? moment : null;
  return momentsOver(state, moment).find((one) => answers(state, creature, power, one)) ?? null;
}

/** What the words of a power mean that is used about a moment. */
export function wordsOfUse(state: State, moment: Moment, creature: Creature, power: Power): Words {
  const about = power.power === "triggered" ? answered(state, creature, power, moment) : null;
  return wordsAt(state, about ?? moment, creature);
}

/** Who is not in play does nothing but come into it (mn.ruling.delayed-creature); who was just destroyed answers that alone. */
function isThere(state: State, creature: Creature, moment: Moment, one: PowerText): boolean {
  if (creature.status === "waiting") return kindOf(state.body.content, one).enters;
  return creature.status === "in-play" || (moment.on === "destroyed" && moment.creature === creature.id);
}

/** Whether a power happens by itself now (mn.power.automatic). */
function happens(state: State, creature: Creature, one: PowerText, moment: Moment): boolean {
  const { power, text } = one;
  if (power.power !== "triggered" || power.may === true || !isThere(state, creature, moment, one)) return false;
  if (power.activeOnly === true && !isActive(state.body, creature)) return false;
  return !isExhausted(creature, text, power) && answered(state, creature, power, moment) !== null;
}

/** The automatic powers that happen now (mn.power.automatic), in the order of the creatures. */
export function automaticReplies(state: State, locals: Locals): readonly Reply[] {
  const { body } = state;
  const { moment, done } = locals;
  const found: Reply[] = [];
  const answering = answeringTo(body, moment);
  const about = subjectOf(moment);
  for (const creature of body.creatures) {
    for (const one of answeringOf(body, answering, about, creature, moment)) {
      if (!isHeard(state, locals, one) || !happens(state, creature, one, moment)) continue;
      const reply = { creature: creature.id, text: one.text };
      if (!done.includes(nameOf(reply))) found.push(reply);
    }
  }
  if (locals.pass === "rest") found.push(...pulses(state, locals));
  return found;
}

/** What auras do to whoever begins or ends a turn in them, or comes into them (mn.power.aura). */
function pulses(
  state: State,
  { moment, done, hearing }: Pick<Locals, "moment" | "hearing"> & { readonly done: readonly string[] },
): readonly Reply[] {
  const { body } = state;
  if (hearing === "saves" || !factsOf(body.content).pulses.has(moment.on)) return nobody;
  const id = subjectOf(moment);
  const it = id === null ? undefined : findCreature(body, id);
  if (it === undefined) return [];
  const found: Reply[] = [];
  for (const source of body.creatures) {
    if (source.status !== "in-play") continue;
    for (const { power, text } of aurasOf(state, source)) {
      if (power.power !== "aura" || power.pulse?.at !== moment.on || !isInAura(body, source, power, it)) continue;
      const reply = { creature: source.id, text };
      if (done.includes(nameOf(reply)) || wasInside(state, moment, source, power, it)) continue;
      found.push(reply);
    }
  }
  return found;
}

const aurasOf = ({ body }: State, source: Creature): readonly PowerText[] => [
  ...factsOfCard(body.content, source.card).auras,
  ...workingItems(body, source).flatMap((item) => factsOfCard(body.content, item).auras),
];

/** Whether a creature that comes into an aura was in it before, from wherever it comes. */
function wasInside(
  { body }: State,
  moment: Moment,
  source: Creature,
  aura: Extract<Power, { power: "aura" }>,
  it: Creature,
): boolean {
  if (moment.on !== "enters") return false;
  // What moves with it, its own aura and that of its rider or mount, it has been in all along.
  if (source.id === it.id || partnerOf(body, it)?.id === source.id) return true;
  if (moment.from === undefined) return false;
  return isInAura(body, source, aura, { ...it, ...moment.from, mount: null });
}

/** Powers that the seat may declare now: triggered ones, and those without a condition at their moments (mn.power.default-timing). */
export function offersTo(state: State, locals: Locals, seat: number): readonly Reply[] {
  const { body } = state;
  const { moment, done } = locals;
  const found: Reply[] = [];
  const answering = answeringTo(body, moment);
  const about = subjectOf(moment);
  for (const creature of body.creatures) {
    const powers = answeringOf(body, answering, about, creature, moment);
    if (powers.length === 0 || sideOf(body, creature) !== seat) continue;
    for (const one of powers) {
      if (isDoubled(state, locals, creature, one) || !isHeard(state, locals, one)) continue;
      if (!mayDeclare(state, creature, one, moment)) continue;
      const reply = { creature: creature.id, text: one.text };
      if (!done.includes(nameOf(reply))) found.push(reply);
    }
  }
  return found;
}

/** Whether a power may be declared about a moment. */
function mayDeclare(state: State, creature: Creature, one: PowerText, moment: Moment): boolean {
  if (!mayAnswer(state, moment, creature, one.power) || !isThere(state, creature, moment, one)) return false;
  const { power, text } = one;
  // Who is not on the map yet has nothing to pay with but boxes; who was just destroyed answers it as anybody does.
  if (
    creature.status === "waiting" ? isExhausted(creature, text, power) : cannotUse(state.body, creature, one) !== null
  )
    return false;
  return !("steps" in power) || !isIdle(state.body, power.steps, text, wordsOfUse(state, moment, creature, power));
}

/** Whether any power of the battle that answers such a moment cancels it or what comes of it. Told once: mostly there is none. */
const withCancelling = new WeakMap<Answering, boolean>();

function mayBeCancelled({ content }: Body, moment: Moment, answering: Answering): boolean {
  const known = withCancelling.get(answering);
  if (known !== undefined) return known;
  const powers = [...answering.own.values(), ...answering.anybodys.values()].flat();
  const made = powers.some((one) => passOf(kindOf(content, one), moment) === "cancel");
  withCancelling.set(answering, made);
  return made;
}

/** Whether any power answers a moment at its beginning, in whichever pass after the one that cancels. */
export function isAnswered(state: State, moment: Moment, hearing: Hearing): boolean {
  const isHeardByAll = hearing === "all" && !mayBeCancelled(state.body, moment, answeringTo(state.body, moment));
  const isHeardOf = isHeardByAll
    ? null
    : (kind: Kind): boolean => passOf(kind, moment) !== "cancel" && isMeant(hearing, kind);
  return answersAny(state, moment, isHeardOf) || pulses(state, { moment, hearing, done: nobody }).length > 0;
}

/** Whether any power may cancel a moment or what comes of it. */
export const isCancelled = (state: State, moment: Moment, hearing: Hearing): boolean =>
  mayBeCancelled(state.body, moment, answeringTo(state.body, moment)) &&
  answersAny(state, moment, (kind) => passOf(kind, moment) === "cancel" && isMeant(hearing, kind));

/** Whether a power answers a moment now, among those of a kind; null for all of them. */
function answersAny(state: State, moment: Moment, isHeardOf: ((kind: Kind) => boolean) | null): boolean {
  const { body } = state;
  const answering = answeringTo(body, moment);
  const about = subjectOf(moment);
  for (const creature of body.creatures)
    for (const one of answeringOf(body, answering, about, creature, moment)) {
      if (isHeardOf !== null && !isHeardOf(kindOf(body.content, one))) continue;
      if (happens(state, creature, one, moment) || mayDeclare(state, creature, one, moment)) return true;
    }
  return false;
}

/**
 * Another creature has used the same power about this moment already, on the very creature that it is about: a second use
 * would add nothing (mn.power.trigger.duplicate).
 */
function isDoubled(
  { body }: State,
  { moment, done, touched }: Locals,
  creature: Creature,
  { identity }: PowerText,
): boolean {
  if (done.length === 0 || touched.length === 0) return false;
  const about = [subjectOf(moment), doerOf(moment)];
  return touched.some(
    (touch) =>
      touch.identity === identity &&
      touch.by !== creature.id &&
      touch.by !== touch.creature &&
      about.includes(touch.creature) &&
      findCreature(body, touch.creature) !== undefined,
  );
}

function mayAnswer(state: State, moment: Moment, creature: Creature, power: Power): boolean {
  if (power.power === "triggered") return power.may === true && answered(state, creature, power, moment) !== null;
  if (power.power !== "used" || power.cost !== "free" || !isDefaultMoment(moment, creature)) return false;
  return power.when === undefined || holds(state.body, power.when, wordsAt(state, moment, creature));
}

/**
 * mn.power.default-timing: just before its creature moves into a square, on its declaration of an attack, when it is
 * targeted, in the start and end phases of any creature's turn; and, those being windows of their own, around the round.
 */
function isDefaultMoment(moment: Moment, { id }: Creature): boolean {
  switch (moment.on) {
    case "leaves":
    case "attack-declared":
      return moment.creature === id;
    case "targeted":
      return moment.target === id;
    case "turn-starts":
    case "turn-ends":
      return true;
    default:
      return false;
  }
}

/** The seat that a reply belongs to. @throws Error if its creature is none of this battle. */
export function seatOf({ body }: State, { creature: id }: Reply): number {
  const creature = findCreature(body, id);
  if (creature === undefined) throw new Error(`there is no creature ${id}`);
  return sideOf(body, creature);
}

/** The steps that a reply carries out. */
export function stepsOf({ body }: State, { text }: Reply): TextRef {
  const { what } = resolveText(body.content, text);
  return what.is === "power" && what.power.power === "aura" ? inside(text, "pulse", "steps") : inside(text, "steps");
}
