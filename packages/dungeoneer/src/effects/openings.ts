/**
 * What a hand might hold that fits a moment: by the cards of the match, the piles that lie open and what can be paid for.
 * Everybody sees all that, so that nobody learns from not being asked what is in a hand (dg.ruling.information-visibility).
 */
import { poolOf } from "../campaign/funding.ts";
import { playerAt } from "../players.ts";
import type { State } from "../procedures.ts";
import { rollersNow } from "../rolling/rolls.ts";
import type { Body, Content } from "../state.ts";
import type { Adventure, BaneCard, HelpCard, Step } from "../vocabulary/index.ts";
import type { Moment } from "./locals.ts";
import { isInstant, onRoll } from "./usable.ts";

/** A moment at which whoever might play something is asked. */
export type Opening = Exclude<Moment, "respond">;

/** Who takes part in the roll that is being made: the player's own hero, and another. */
interface Rolling {
  readonly own: boolean;
  readonly others: boolean;
}

/** A card that fits, and in which of the two coins it is paid for. */
interface Fit {
  readonly card: string;
  readonly value: number;
  readonly coin: "glory" | "peril";
}

/** Steps that act on a roll need one, and those that act on its dice need them to have fallen (dg.ruling.anytime-dice-timing). */
export function fitsRoll(steps: readonly Step[], opening: Opening, isRolling: boolean): boolean {
  const { again, any } = onRoll(steps);
  if (again !== (opening === "rolled")) return false;
  return isRolling || !any;
}

function helpFits(card: HelpCard, opening: Opening, { own }: Rolling): boolean {
  if (card.playtime !== "anytime") return false;
  const isReadied = !isInstant(card) && opening !== "rolled";
  return isReadied || (card.steps !== undefined && fitsRoll(card.steps, opening, own));
}

const baneFits = ({ playtime, target, steps }: BaneCard, opening: Opening, { own, others }: Rolling): boolean =>
  playtime === "anytime" && fitsRoll(steps ?? [], opening, target === "nobody" ? own : others);

/** The coin of a card that fits; null for one that does not. */
function coinOf(card: Adventure, opening: Opening, rolling: Rolling): Fit["coin"] | null {
  if (card.kind === "bane") return baneFits(card, opening, rolling) ? "peril" : null;
  if (card.kind === "boon" || card.kind === "treasure") return helpFits(card, opening, rolling) ? "glory" : null;
  return null;
}

type Fits = Readonly<Record<Opening, readonly Fit[]>>;

/** For each case of who rolls, see `fitsFor`. */
const known = new WeakMap<Content, readonly Fits[]>();

const cases: readonly Rolling[] = [
  { own: false, others: false },
  { own: false, others: true },
  { own: true, others: false },
  { own: true, others: true },
];

function factsOf(content: Content): readonly Fits[] {
  const cards = Object.values(content.adventures);
  const fitting = (opening: Opening, rolling: Rolling): readonly Fit[] =>
    cards.flatMap((card): readonly Fit[] => {
      const coin = coinOf(card, opening, rolling);
      return coin === null ? [] : [{ card: card.id, value: card.value, coin }];
    });
  return cases.map((rolling) => ({
    between: fitting("between", rolling),
    roll: fitting("roll", rolling),
    rolled: fitting("rolled", rolling),
  }));
}

/** The cards of a match that fit. */
function fitsFor(content: Content, opening: Opening, { own, others }: Rolling): readonly Fit[] {
  let facts = known.get(content);
  if (facts === undefined) {
    facts = factsOf(content);
    known.set(content, facts);
  }
  return facts[(own ? 2 : 0) + (others ? 1 : 0)]?.[opening] ?? [];
}

/** Whether a card lies in a deck or a hand: who sees the open piles knows. */
const isHidden = ({ adventureDeck, campaign, players }: Body, card: string): boolean =>
  players.some(({ hand }) => hand.includes(card)) ||
  adventureDeck.includes(card) ||
  campaign?.glory.some((pile) => pile.adventureDeck.includes(card)) === true;

function rollingOf(state: State, place: number): Rolling {
  const rollers = rollersNow({ state });
  const others = rollers.some((one) => one !== place);
  // In a campaign cards may help another hero (dg.campaign.hero.help-others).
  return { own: rollers.includes(place) || (state.body.campaign !== null && others), others };
}

/** The most Peril that one Bane of a player's could cost (dg.dl.no-combining). */
export function perilFor(body: Body, place: number): number {
  let most = Number.NEGATIVE_INFINITY;
  const own = playerAt(body, place);
  for (const one of body.players) if (one.alive && one !== own) most = Math.max(most, one.peril);
  return most + poolOf(body, place);
}

/** Whether a hand might hold something that fits and that its player could pay for now. */
export function mightPlay(state: State, place: number, opening: Opening): boolean {
  const { body } = state;
  const { alive, hand, glory } = playerAt(body, place);
  if (hand.length === 0) return false;
  const fits = fitsFor(body.content, opening, rollingOf(state, place));
  if (fits.length === 0) return false;
  const most = { glory: alive ? glory : Number.NEGATIVE_INFINITY, peril: perilFor(body, place) };
  return fits.some(({ card, value, coin }) => value <= most[coin] && isHidden(body, card));
}
