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
export interface Source extends Usable {
  /** The readied card, the Quest that became an Artifact, or the seat whose hero has the ability. */
  readonly thing: string;
  readonly card: string;
  readonly charges: number | null;
}

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

/** All that a player has in play with effects to be used. */
export function sourcesOf(body: Body, place: number): readonly Source[] {
  const player = playerAt(body, place);
  const usable = usableIn(body.content);
  if (!player.alive || usable.size === 0) return nothing;
  const sources: Source[] = [];
  const add = (thing: string, card: string, charges: number | null): void => {
    const found = usable.get(card);
    if (found !== undefined) sources.push({ thing, card, charges, ...found });
  };
  add(player.id, player.hero, null);
  for (const { id, card, charges } of player.boons) add(id, card, charges);
  for (const { id, card, charges } of player.treasures) add(id, card, charges);
  for (const card of player.completed) add(card, card, null);
  return sources;
}
const nothing: readonly Source[] = [];

export const sourceOf = (body: Body, place: number, thing: string): Source | undefined =>
  sourcesOf(body, place).find((one) => one.thing === thing);

/** Whether steps, or what lies inside them, do such a thing. */
export function does(steps: readonly Step[], ...verbs: readonly VerbName[]): boolean {
  return steps.some((step) => {
    switch (step.do) {
      case "sequence":
      case "each":
      case "repeat":
        return does(step.steps, ...verbs);
      case "choose":
        return step.modes.some((mode) => does(mode.steps, ...verbs));
      case "if":
        return does(step.then, ...verbs) || does(step.else ?? [], ...verbs);
      case "may":
        return does(step.steps, ...verbs) || does(step.otherwise ?? [], ...verbs);
      case "pick":
        return false;
      default:
        return verbs.includes(step.do);
    }
  });
}

/** Whether it takes effect and is discarded at once, so that it needs no slot (dg.card.instant). */
export const isInstant = (card: Adventure): boolean => {
  if (card.kind === "bane") return card.changes === undefined;
  if (card.kind !== "boon" && card.kind !== "treasure") return false;
  return card.steps !== undefined && card.keeps !== true;
};
