/** What a player has in play that it may use, and what of its cards may be played at a moment. */
import type { PlaceRef } from "@undercroft/cards";
import { adventure, heroCard, playerAt, questCard } from "../players.ts";
import type { Body, Player, Readied } from "../state.ts";
import { type Adventure, type HelpCard, type Step, type Use, usesOf, type VerbName } from "../vocabulary/index.ts";
import { textOn } from "./text.ts";

/** A card in play with effects that its player may use. */
export interface Source {
  /** The readied card, the Quest that became an Artifact, or the seat whose hero has the ability. */
  readonly thing: string;
  readonly card: string;
  readonly uses: readonly Use[];
  /** Whether Boons being forbidden reaches it (dg.ruling.special-ability-as-boon). */
  readonly isBoon: boolean;
  readonly charges: number | null;
  /** Where the steps of a use stand on the card. */
  readonly text: (use: number) => PlaceRef;
}

const keptOf = (card: Adventure): card is HelpCard =>
  (card.kind === "boon" || card.kind === "treasure") && card.keeps === true;

/** A readied card with uses; null for one that has none. */
function readiedSource(body: Body, { id, card, charges }: Readied): Source | null {
  const printed = adventure(body, card);
  if (printed.kind !== "boon" && printed.kind !== "treasure") return null;
  const uses = usesOf(printed);
  if (uses.length === 0) return null;
  const text = keptOf(printed)
    ? (): PlaceRef => textOn(card, "steps")
    : (use: number): PlaceRef => textOn(card, "uses", use, "steps");
  return { thing: id, card, uses, isBoon: printed.kind === "boon", charges, text };
}

/** The Artifact that a completed Quest became (dg.quest.artifact). */
function artifactSource(body: Body, card: string): Source | null {
  const { artifact } = questCard(body, card);
  if (artifact?.uses === undefined) return null;
  const text = (use: number): PlaceRef => textOn(card, "artifact", "uses", use, "steps");
  return { thing: card, card, uses: artifact.uses, isBoon: false, charges: null, text };
}

/** The special ability of a hero works as a Boon (dg.hero.ability-as-boon). */
function abilitySource(body: Body, player: Player): Source | null {
  const { id: card, ability } = heroCard(body, player);
  if (ability?.uses === undefined) return null;
  const text = (use: number): PlaceRef => textOn(card, "ability", "uses", use, "steps");
  return { thing: player.id, card, uses: ability.uses, isBoon: true, charges: null, text };
}

/** All that a player has in play with effects to be used. */
export function sourcesOf(body: Body, place: number): readonly Source[] {
  const player = playerAt(body, place);
  if (!player.alive) return [];
  const sources: Source[] = [];
  const add = (source: Source | null): void => {
    if (source !== null) sources.push(source);
  };
  add(abilitySource(body, player));
  for (const boon of player.boons) add(readiedSource(body, boon));
  for (const treasure of player.treasures) add(readiedSource(body, treasure));
  for (const card of player.completed) add(artifactSource(body, card));
  return sources;
}

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
