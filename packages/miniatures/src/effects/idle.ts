/**
 * Whether a text would do nothing to anybody as things stand (mn.ruling.idle-power). Its steps are gone through in order: as long
 * as none of them could do anything, the tables stay what they are. Whatever is not certain counts as something.
 */
import { whyNoAim } from "../attack/aiming.ts";
import { marked } from "../powers/uses.ts";
import { cardOf, creatureOf } from "../reading/creatures.ts";
import { creatureNamed, type Words } from "../reading/names.ts";
import { powersOf } from "../reading/powers.ts";
import { amount, fitsCreature, holds, namesSome, select } from "../reading/read.ts";
import { headRef, refTo } from "../reading/text.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Selector, Step } from "../vocabulary/index.ts";
import { couldAct } from "./acting.ts";
import { isMeant } from "./ending.ts";
import type { VerbOf } from "./verb-of.ts";

/** A text about to be weighed: where it stands, and what its words mean; names that it picks are bound to all that may be picked. */
interface Weighed {
  readonly body: Body;
  readonly text: TextRef;
  readonly words: Words;
}

/** Whether a list of steps would do nothing to anybody. */
export const isIdle = (body: Body, steps: readonly Step[], text: TextRef, words: Words): boolean =>
  !anyActs({ body, text, words: { ...words, names: { ...words.names } } }, steps);

function anyActs(weighed: Weighed, steps: readonly Step[]): boolean {
  return loneAct(weighed, steps) ?? steps.some((step) => acts(weighed, step));
}

/**
 * The commonest text of all picks somebody and does one thing: it is enough that somebody may be picked for whom that does
 * something, and nobody need be listed. Null for all other texts.
 */
function loneAct(weighed: Weighed, [pick, then, ...more]: readonly Step[]): boolean | null {
  if (pick?.do !== "pick" || then === undefined || more.length > 0) return null;
  const { from, as } = pick;
  if (typeof from === "string" || !("creatures" in from)) return null;
  const { body, words } = weighed;
  const needs = needOf(weighed, then, as);
  if (needs === null) return null;
  if (needs === "nobody") return false;
  // What is seen by a look at hit points and effects comes first; whatever is dear to know, after the words of the pick.
  const { creatures } = from;
  return body.creatures.some(
    (one) =>
      one.status === "in-play" &&
      (needs.first === null || needs.first(one)) &&
      fitsCreature(body, creatures, one, words) &&
      (needs.then === null || needs.then(one)),
  );
}

type Need = (creature: Creature) => boolean;

/** What a creature must be like for a step to do something for it: what is cheap to see, and what is not. */
interface Needs {
  readonly first: Need | null;
  readonly then: Need | null;
}

const cheap = (first: Need): Needs => ({ first, then: null });
const everybody: Needs = { first: null, then: null };

/** Only creatures with these ids. */
const those = (ids: readonly string[]): Needs | "nobody" =>
  ids.length === 0 ? "nobody" : cheap(({ id }) => ids.includes(id));

/** What a creature of this name must be like for a step to do something for it; null where that is not told by looking at it. */
function needOf(weighed: Weighed, step: Step, name: string): Needs | "nobody" | null {
  const { body } = weighed;
  switch (step.do) {
    case "heal":
      if (step.who === name) return { first: isHurt, then: ({ id }) => mends(weighed, step, name, id) };
      if (!isRiderOf(step.who, name) || typeof step.amount !== "number" || step.amount <= 0) return null;
      return those(body.creatures.flatMap((one) => (one.mount !== null && isHurt(one) ? [one.mount] : [])));
    case "end":
      return step.on === name ? those(under(body, step)) : null;
    case "save":
      return step.who === name ? those(under(body, savable)) : null;
    case "damage":
    case "condition":
    case "ongoing":
    case "apply":
      return step.to === name ? everybody : null;
    case "push":
    case "pull":
    case "slide":
    case "destroy":
    case "provoke":
    case "bonus-hit-points":
      return step.who === name ? everybody : null;
    case "act":
      return step.who === name && step.target === undefined
        ? { first: null, then: (one) => couldAct(body, one, step, null) }
        : null;
    default:
      return null;
  }
}

/** Whether healing comes to anything for whoever is picked: its amount may ask about them. */
function mends({ body, words }: Weighed, { amount: healed }: VerbOf<"heal">, name: string, id: string): boolean {
  if (typeof healed === "number") return healed > 0;
  return amount(body, healed, { ...words, names: { ...words.names, [name]: [id] } }) > 0;
}

/** Whom an effect of such a kind is on. */
const under = ({ effects }: Body, { what }: VerbOf<"end">): readonly string[] =>
  effects.flatMap((effect) => (isMeant(effect, what) ? [effect.on] : []));

const anybody = (
  { body, words }: Weighed,
  who: Selector,
  such: (creature: Creature) => boolean = () => true,
): boolean => namesSome(body, who, words, such);

/** Whether a step could do something now. */
function acts(weighed: Weighed, step: Step): boolean {
  const { body, words } = weighed;
  switch (step.do) {
    case "sequence":
      return anyActs(weighed, step.steps);
    case "choose":
      return step.modes.some(
        (mode) => (mode.when === undefined || holds(body, mode.when, words)) && anyActs(weighed, mode.steps),
      );
    case "each":
      return actsOnAll(weighed, step.as ?? "it", select(body, step.of, words), step.steps);
    case "repeat":
      return amount(body, step.times, words) > 0 && anyActs(weighed, step.steps);
    case "if":
      return anyActs(weighed, (holds(body, step.when, words) ? step.then : step.else) ?? []);
    case "may":
      return anyActs(weighed, step.steps) || anyActs(weighed, step.otherwise ?? []);
    case "pick":
      words.names[step.as] = select(body, step.from, words);
      return false;
    case "heal":
      return amount(body, step.amount, words) > 0 && anybody(weighed, step.who, isHurt);
    case "damage":
    case "condition":
    case "ongoing":
    case "apply":
      return anybody(weighed, step.to);
    case "push":
    case "pull":
    case "slide":
    case "destroy":
    case "provoke":
    case "bonus-hit-points":
      return anybody(weighed, step.who);
    case "redirect":
      return creatureNamed(body, step.to, words) !== undefined;
    case "end":
      return anybody(weighed, step.on, (one) => isUnder(body, one, step));
    case "save":
      return anybody(weighed, step.who, (one) => isUnder(body, one, savable));
    case "terrain":
      return select(body, step.at, words).length > 0;
    case "recharge":
      return recharges(weighed, step);
    case "act": {
      const target = step.target === undefined ? null : (creatureNamed(body, step.target, words)?.id ?? "");
      return anybody(weighed, step.who, (one) => couldAct(body, one, step, target));
    }
    case "place":
    case "teleport":
      return creatureNamed(body, step.who, words) !== undefined;
    case "swap":
      return creatureNamed(body, step.a, words) !== undefined && creatureNamed(body, step.b, words) !== undefined;
    case "attack":
      if (step.target !== undefined && creatureNamed(body, step.target, words) === undefined) return false;
      return anybody(weighed, step.by ?? "this", (one) => whyNoAim(body, one, step.attack) === null);
    default:
      return true;
  }
}

/** The name of a loop means each thing in turn; it is enough that one of them could be concerned. */
function actsOnAll(weighed: Weighed, name: string, things: readonly string[], steps: readonly Step[]): boolean {
  const { names } = weighed.words;
  const before = names[name];
  const found = things.some((thing) => {
    names[name] = [thing];
    return anyActs(weighed, steps);
  });
  if (before === undefined) delete names[name];
  else names[name] = before;
  return found;
}

const isRiderOf = (who: Selector, name: string): boolean =>
  typeof who === "object" && "riderOf" in who && who.riderOf === name;

const isHurt = ({ hitPoints, maximum }: Creature): boolean => hitPoints < maximum;

const isUnder = ({ effects }: Body, { id }: Creature, { what }: VerbOf<"end">): boolean =>
  effects.some((effect) => effect.on === id && isMeant(effect, what));

const savable: VerbOf<"end"> = { do: "end", what: "save-ends", on: "it" };

/** Whether a box is marked that would come back. The box that the use itself marks is not yet. */
function recharges({ body, text, words }: Weighed, { who, power }: VerbOf<"recharge">): boolean {
  const creature = who === undefined ? creatureOf(body, words.self) : creatureNamed(body, who, words);
  if (creature === undefined) return false;
  if (power === undefined) return marked(creature, headRef(text)) > 0;
  const entries = cardOf(body, creature).attacks.some(
    ({ name }, i) => name?.en === power && marked(creature, refTo(creature.card, "attacks", i)) > 0,
  );
  return (
    entries || powersOf(body, creature).some((one) => one.power.name?.en === power && marked(creature, one.text) > 0)
  );
}
