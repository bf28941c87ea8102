/** What a player has in play that it may use, and what of its cards may be played at a moment. */
import type { PlaceRef } from "@undercroft/cards";
import { playerAt } from "../players.ts";
import type { Body, Content } from "../state.ts";
import { type Adventure, type Step, type Use, usesOf, type VerbName } from "../vocabulary/index.ts";
import { textOn } from "./text.ts";

/** The effects of a card that may be used while it is in play. */
interface Usable {
  readonly uses: readonly Use[];
  /** Where the steps of each stand on the card. */
  readonly texts: readonly PlaceRef[];
  /** Whether Boons being forbidden reaches it (dg.ruling.special-ability-as-boon). */
  readonly isBoon: boolean;
}

/** A card in play with effects that its player may use. */
export interface Source {
  /** The readied card, the Quest that became an Artifact, or the seat whose hero has the ability. */
  readonly thing: string;
  readonly card: string;
  readonly charges: number | null;
  readonly on: Usable;
}

type Visit = (thing: string, card: string, on: Usable, charges: number | null) => void;

const known = new WeakMap<Content, ReadonlyMap<string, Usable>>();

/** The cards that can be used, by their ids: what is readied, Artifacts (dg.quest.artifact), special abilities (dg.hero.ability-as-boon). */
function usableIn(content: Content): ReadonlyMap<string, Usable> {
  const found = known.get(content);
  if (found !== undefined) return found;
  const made = new Map<string, Usable>();
  const add = (card: string, uses: readonly Use[], isBoon: boolean, ...way: readonly string[]): void => {
    const texts = uses.map((_, use) => textOn(card, ...way, "uses", use, "steps"));
    if (uses.length > 0) made.set(card, { uses, texts, isBoon });
  };
  for (const card of Object.values(content.adventures)) {
    if (card.kind !== "boon" && card.kind !== "treasure") continue;
    const isBoon = card.kind === "boon";
    if (card.keeps === true) made.set(card.id, { uses: usesOf(card), texts: [textOn(card.id, "steps")], isBoon });
    else add(card.id, usesOf(card), isBoon);
  }
  for (const { id, artifact } of Object.values(content.quests)) add(id, artifact?.uses ?? [], false, "artifact");
  for (const { id, ability } of Object.values(content.heroes)) add(id, ability?.uses ?? [], true, "ability");
  known.set(content, made);
  return made;
}

/** Visits all that a player has in play with effects to be used. */
export function eachSource(body: Body, place: number, visit: Visit): void {
  const { alive, id: seat, hero, boons, treasures, completed } = playerAt(body, place);
  const usable = usableIn(body.content);
  if (!alive || usable.size === 0) return;
  const meet = (thing: string, card: string, charges: number | null): void => {
    const on = usable.get(card);
    if (on !== undefined) visit(thing, card, on, charges);
  };
  meet(seat, hero, null);
  for (const { id, card, charges } of boons) meet(id, card, charges);
  for (const { id, card, charges } of treasures) meet(id, card, charges);
  for (const card of completed) meet(card, card, null);
}

/** What a thing in play has to be used; undefined if nothing. */
export function sourceOf(body: Body, place: number, thing: string): Source | undefined {
  let found: Source | undefined;
  eachSource(body, place, (one, card, on, charges) => {
    if (one === thing) found ??= { thing, card, charges, on };
  });
  return found;
}

/** Whether an effect that may be used once a turn was used in this one (dg.turn.once-per-turn). */
export const isUsed = ({ turn }: Body, thing: string, use: number): boolean =>
  turn.used.some((one) => one.thing === thing && one.use === use);

/** What steps do to a roll: whether they act on dice that were rolled, and whether they need a roll at all. */
interface OnRoll {
  readonly again: boolean;
  readonly any: boolean;
}

const onRolls = new WeakMap<readonly Step[], OnRoll>();

/** Steps that act on a roll need one that the hero makes (dg.dice.modifiers-before-roll). */
export function onRoll(steps: readonly Step[]): OnRoll {
  const found = onRolls.get(steps);
  if (found !== undefined) return found;
  const again = does(steps, "reroll");
  const made = { again, any: again || does(steps, "bonus") };
  onRolls.set(steps, made);
  return made;
}

/** Whether steps, or what lies inside them, do such a thing. */
function does(steps: readonly Step[], verb: VerbName): boolean {
  return steps.some((step) => {
    switch (step.do) {
      case "sequence":
      case "each":
      case "repeat":
        return does(step.steps, verb);
      case "choose":
        return step.modes.some((mode) => does(mode.steps, verb));
      case "if":
        return does(step.then, verb) || does(step.else ?? [], verb);
      case "may":
        return does(step.steps, verb) || does(step.otherwise ?? [], verb);
      case "pick":
        return false;
      default:
        return step.do === verb;
    }
  });
}

/** Whether it takes effect and is discarded at once, so that it needs no slot (dg.card.instant). */
export const isInstant = (card: Adventure): boolean => {
  if (card.kind === "bane") return card.changes === undefined;
  if (card.kind !== "boon" && card.kind !== "treasure") return false;
  return card.steps !== undefined && card.keeps !== true;
};
