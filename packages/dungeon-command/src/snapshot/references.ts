import { findPlace, isPlaceRef } from "@undercroft/cards";
import { boardOf, spaceSquares, spaceTable } from "@undercroft/grid";
import { eachPart, type FileFault, placeWithin } from "@undercroft/kernel";
import type { EffectLocals } from "../effects/locals.ts";
import { sizeOfCard } from "../moving/space.ts";
import { type TextNode, textsOf } from "../reading/text.ts";
import type { MatchConfig } from "../setup/config.ts";
import type { Content, TextRef } from "../state.ts";
import type { Step } from "../vocabulary/index.ts";
import type { KeptBody } from "./body.ts";

type Report = (place: string, why: string) => void;

/** What the tables of a kept state name that the match does not have. */
export function bodyFaults(config: MatchConfig, body: KeptBody): readonly FileFault[] {
  const faults: FileFault[] = [];
  const report: Report = (place, why) => faults.push({ place, why });
  checkSeats(config, body, report);
  checkPieces(config, body, report);
  checkNumbers(body, report);
  return faults;
}

function checkSeats({ seats, game, content }: MatchConfig, body: KeptBody, report: Report): void {
  if (body.seats.length !== seats.length) report("seats", `${body.seats.length} seats; the match has ${seats.length}`);
  if (body.mode.game !== game) report("mode.game", `the match is a ${game} one`);
  if (body.mode.teams !== new Set(seats.map((seat) => seat.team)).size < seats.length)
    report("mode.teams", "the seats have other teams");
  for (const [i, seat] of body.seats.entries()) {
    const own = seats[i];
    if (own === undefined) continue;
    for (const key of ["id", "team", "commander"] as const)
      if (seat[key] !== own[key]) report(`seats[${i}].${key}`, `it is ${own[key]} in this match`);
    for (const key of ["orderHand", "orderDeck", "discard", "knownOrders"] as const)
      checkCards(seat[key], content.orders, `seats[${i}].${key}`, report);
    for (const key of ["creatureHand", "creatureDeck", "graveyard", "knownCreatures"] as const)
      checkCards(seat[key], content.creatures, `seats[${i}].${key}`, report);
  }
}

function checkCards(cards: readonly string[], known: object, place: string, report: Report): void {
  for (const [i, card] of cards.entries())
    if (!Object.hasOwn(known, card)) report(`${place}[${i}]`, "the match has no such card");
}

/** Creatures have cards of the match and a space of their own; chests and tokens lie on squares that there are. */
function checkPieces({ content, battlefield }: MatchConfig, body: KeptBody, report: Report): void {
  const board = boardOf(battlefield.shape);
  const taken = new Set<number>();
  const ids = new Set<string>();
  const once = (id: string, place: string): void => {
    if (ids.has(id)) report(`${place}.id`, "another thing has this id");
    ids.add(id);
  };
  for (const [i, creature] of body.creatures.entries()) {
    const place = `creatures[${i}]`;
    once(creature.id, place);
    if (!Object.hasOwn(content.creatures, creature.card)) {
      report(`${place}.card`, "the match has no such card");
      continue;
    }
    const size = sizeOfCard({ content }, creature.card);
    if (creature.size !== size) report(`${place}.size`, `its card says ${size}`);
    if (spaceTable(board, size).fits[creature.at] !== 1) report(`${place}.at`, "it cannot stand there");
    else
      for (const square of spaceSquares(board, creature.at, size)) {
        if (taken.has(square)) report(`${place}.at`, "another creature stands there");
        taken.add(square);
      }
    for (const [j, card] of creature.attached.entries()) {
      once(card.id, `${place}.attached[${j}]`);
      checkCards([card.card], content.orders, `${place}.attached[${j}].card`, report);
    }
  }
  for (const key of ["chests", "tokens"] as const) {
    const lying = new Set<number>();
    for (const [i, { at }] of body[key].entries()) {
      if (board.exists[at] !== 1) report(`${key}[${i}].at`, "there is no such square");
      if (lying.has(at)) report(`${key}[${i}].at`, "another lies there");
      lying.add(at);
    }
  }
}

/** Counters that new things and effects are numbered by are ahead of those that there are. */
function checkNumbers(body: KeptBody, report: Report): void {
  const { creatures, effects, nextThing, nextStamp } = body;
  const attached = creatures.flatMap((creature) => creature.attached);
  const ids = [...creatures, ...attached, ...effects].map(({ id }) => id);
  for (const id of ids) {
    if (!/^[cke]\d{1,9}$/.test(id)) report("nextThing", "a thing has an id of no known kind");
    else if (Number(id.slice(1)) >= nextThing) report("nextThing", `there is ${id} already`);
  }
  if ([...attached, ...effects].some(({ stamp }) => stamp >= nextStamp)) report("nextStamp", "a later effect is there");
}

const seatKeys: ReadonlySet<string> = new Set(["seat", "owner", "controller", "chooser", "first", "winner"]);

/** Texts that do not stand on any card, and seats that there are not, wherever they are named. */
export function nameFaults({ content, seats }: MatchConfig, value: unknown, start: string): readonly FileFault[] {
  const faults: FileFault[] = [];
  eachPart(value, start, (part, key, place) => {
    if (isPlaceRef(part) && textAt(content, part) === undefined)
      faults.push({ place, why: "no card has a text there" });
    if (isFrame(part)) faults.push(...stepFaults(content, part, place));
    if (typeof part === "number" && seatKeys.has(key) && part >= seats.length)
      faults.push({ place, why: "there is no such seat" });
    return true;
  });
  return faults;
}

const textAt = (content: Content, ref: TextRef): TextNode | undefined => findPlace(textsOf(content), ref);

/** The procedures that carry out a step. */
type StepProcedure = {
  [P in keyof EffectLocals]: EffectLocals[P] extends { readonly step: TextRef } ? P : never;
}[keyof EffectLocals];

/** The verbs that each of them carries out. */
const verbsOf: { readonly [P in StepProcedure]: readonly Step["do"][] } = {
  modes: ["choose"],
  each: ["each"],
  repeat: ["repeat"],
  may: ["may"],
  pick: ["pick"],
  attack: ["attack"],
  displace: ["move", "shift", "slide"],
  place: ["place"],
  discards: ["discard"],
  search: ["search"],
  returns: ["return"],
};
const verbs: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(verbsOf));

interface StepFrame {
  readonly procedure: string;
  readonly locals: object;
}

const isFrame = (value: unknown): value is StepFrame =>
  typeof value === "object" &&
  value !== null &&
  "procedure" in value &&
  typeof value.procedure === "string" &&
  "locals" in value &&
  typeof value.locals === "object" &&
  value.locals !== null;

/** A frame that carries out a step stands at one of its kind. */
function stepFaults(content: Content, { procedure, locals }: StepFrame, place: string): readonly FileFault[] {
  const ref = "step" in locals ? locals.step : "list" in locals ? locals.list : "steps" in locals ? locals.steps : null;
  if (!isPlaceRef(ref)) return [];
  const what = textAt(content, ref)?.what;
  const carried = verbs.get(procedure);
  const fits =
    carried === undefined
      ? what?.is === "steps" || what?.is === "action" || procedure === "swap"
      : what?.is === "step" && carried.includes(what.step.do);
  return fits ? [] : [{ place: placeWithin(place, "locals"), why: `no text for "${procedure}" stands there` }];
}
