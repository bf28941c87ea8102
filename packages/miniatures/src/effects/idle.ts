/**
 * Whether a text would do nothing to anybody as things stand (mn.ruling.idle-power). Its steps are gone through in order: as long
 * as none of them could do anything, the tables stay what they are. Whatever is not certain counts as something.
 */
import { whyNoAim } from "../attack/aiming.ts";
import { hasCondition } from "../conditions/has.ts";
import { staysPut } from "../moving/journey.ts";
import { marked } from "../powers/uses.ts";
import { cardOf, creatureOf, findCreature } from "../reading/creatures.ts";
import { creatureNamed, type Words } from "../reading/names.ts";
import { powersOf } from "../reading/powers.ts";
import { amount, fitsCreature, holds, namesSome, select, someSquareFits } from "../reading/read.ts";
import { headRef, refTo } from "../reading/text.ts";
import { isDamaged } from "../reading/wounds.ts";
import type { Body, Creature, TextRef } from "../state.ts";
import type { Selector, Step, Verb } from "../vocabulary/index.ts";
import { couldAct } from "./acting.ts";
import { isMeant } from "./ending.ts";
import type { VerbOf } from "./verb-of.ts";

/** A text about to be weighed: where it stands, and what its words mean at the step in hand. */
interface Weighed {
  readonly body: Body;
  readonly text: TextRef;
  readonly words: Words;
}

/** Whether a list of steps would do nothing to anybody. */
export const isIdle = (body: Body, steps: readonly Step[], text: TextRef, words: Words): boolean =>
  !anyActs({ body, text, words }, steps);

/** Whether any of these steps could do something, by whatever is picked and chosen on the way. */
function anyActs(weighed: Weighed, steps: readonly Step[]): boolean {
  const [step, ...rest] = steps;
  return step !== undefined && (loneAct(weighed, steps) ?? acts(weighed, step, rest));
}

/** The same where a name means other things. */
const anyActsWith = ({ words, ...weighed }: Weighed, name: string, things: readonly string[], steps: readonly Step[]) =>
  anyActs({ ...weighed, words: { ...words, names: { ...words.names, [name]: things } } }, steps);

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

const isHurtRider: Need = (creature) => creature.mount !== null && isDamaged(creature);

/** Only creatures with these ids. */
const those = (ids: readonly string[]): Needs | "nobody" =>
  ids.length === 0 ? "nobody" : cheap(({ id }) => ids.includes(id));

/** What a creature of this name must be like for a step to do something for it; null where that is not told by looking at it. */
function needOf(weighed: Weighed, step: Step, name: string): Needs | "nobody" | null {
  const { body } = weighed;
  switch (step.do) {
    case "heal":
      if (step.who === name) return { first: isDamaged, then: ({ id }) => mends(weighed, step, name, id) };
      if (!isRiderOf(step.who, name) || typeof step.amount !== "number" || step.amount <= 0) return null;
      return those(body.creatures.filter(isHurtRider).flatMap(({ mount }) => (mount === null ? [] : [mount])));
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
      return step.who === name ? { first: (one) => staysPut(body, one, weighed.words) === null, then: null } : null;
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

/** Whether a step or one of those after it could do something now: what is picked or chosen in it means something to them too. */
function acts(weighed: Weighed, step: Step, rest: readonly Step[]): boolean {
  const { body, words } = weighed;
  switch (step.do) {
    case "sequence":
      return anyActs(weighed, [...step.steps, ...rest]);
    case "choose":
      return step.modes.some(
        (mode) =>
          (mode.when === undefined || holds(body, mode.when, words)) && anyActs(weighed, [...mode.steps, ...rest]),
      );
    case "each":
      return (
        select(body, step.of, words).some((thing) => anyActsWith(weighed, step.as ?? "it", [thing], step.steps)) ||
        anyActs(weighed, rest)
      );
    case "repeat":
      return anyActs(weighed, amount(body, step.times, words) > 0 ? [...step.steps, ...rest] : rest);
    case "if":
      return anyActs(weighed, [...((holds(body, step.when, words) ? step.then : step.else) ?? []), ...rest]);
    case "may":
      return anyActs(weighed, [...step.steps, ...rest]) || anyActs(weighed, [...(step.otherwise ?? []), ...rest]);
    case "pick":
      return picksOf(weighed, step).some((things) => anyActsWith(weighed, step.as, things, rest));
    default:
      return actsAlone(weighed, step) || anyActs(weighed, rest);
  }
}

/** What a pick may come to: each thing by itself; where it is not of exactly one, also nothing and all of them. */
function picksOf(
  { body, words }: Weighed,
  pick: Extract<Step, { readonly do: "pick" }>,
): readonly (readonly string[])[] {
  const from = select(body, pick.from, words);
  const each = from.map((thing) => [thing]);
  const isOne = pick.count === undefined && pick.upTo === undefined && from.length > 0;
  return isOne ? each : [...each, [], from];
}

/** Whether a verb could do something now. */
function actsAlone(weighed: Weighed, step: Extract<Step, Verb>): boolean {
  const { body, words } = weighed;
  switch (step.do) {
    case "heal":
      return amount(body, step.amount, words) > 0 && anybody(weighed, step.who, isDamaged);
    case "damage":
    case "condition":
    case "ongoing":
    case "apply":
      return anybody(weighed, step.to);
    case "push":
    case "pull":
    case "slide":
      return isMovable(weighed, step.who);
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
      return isMovable(weighed, step.who) && someSquareFits(body, step.at, words);
    case "summon":
    case "enter":
      return someSquareFits(body, step.at, words);
    case "teleport":
      return isMovable(weighed, step.who) && !isBlinded(weighed);
    case "swap":
      return isMovable(weighed, step.a) && isMovable(weighed, step.b);
    case "attack":
      if (step.target !== undefined && creatureNamed(body, step.target, words) === undefined) return false;
      return anybody(weighed, step.by ?? "this", (one) => whyNoAim(body, one, step.attack) === null);
    default:
      return true;
  }
}

/** Whether a creature could be put elsewhere: held fast, none is by its own text (mn.ruling.immobilized-own-power). */
const isMovable = (weighed: Weighed, who: Selector): boolean =>
  anybody(weighed, who, (one) => staysPut(weighed.body, one, weighed.words) === null);

/** Whoever acts sees no place to teleport anybody to (mn.forced.teleport, mn.condition.blinded.sight). */
const isBlinded = ({ body, words }: Weighed): boolean => {
  const acting = findCreature(body, words.self);
  return acting !== undefined && hasCondition(body, acting, "blinded");
};

const isRiderOf = (who: Selector, name: string): boolean =>
  typeof who === "object" && "riderOf" in who && who.riderOf === name;

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
