import type { GameTypes } from "@undercroft/kernel";
import type { Desk, DeskState } from "../state/desk.ts";
import type { Table } from "../state/table.ts";
import type { Item, Sheet } from "./model.ts";

/** Adds a thing to those picked, or takes it away; of the last place the oldest pick makes room. */
export function picked(before: readonly string[], thing: string, max: number): readonly string[] {
  if (before.includes(thing)) return before.filter((one) => one !== thing);
  return before.length < max ? [...before, thing] : [...before.slice(1), thing];
}

/** One thing was pressed: it answers, opens or picks. */
export function press<T extends GameTypes>(table: Table<T>, desk: Desk, sheet: Sheet<T>, item: Item<T>): void {
  if (item.picks !== undefined) {
    const max = sheet.several?.max ?? 1;
    desk.setState({ picked: picked(desk.getState().picked, item.picks, max) });
    return;
  }
  if (item.opens !== undefined) {
    desk.setState({ drill: item.opens, aim: null });
    return;
  }
  if (item.answer === undefined) return;
  desk.setState({ aim: null, tool: null });
  table.answer(item.answer, item.goesOn);
}

/** Whether so many things are picked as the question asks for. */
export function isPicked<T extends GameTypes>({ several }: Sheet<T>, things: readonly string[]): boolean {
  return several !== undefined && things.length >= several.min && things.length <= several.max;
}

/** Gives what is picked, if it is enough; returns whether it did. */
export function give<T extends GameTypes>(table: Table<T>, desk: Desk, sheet: Sheet<T>): boolean {
  const things = desk.getState().picked;
  if (sheet.several === undefined || !isPicked(sheet, things)) return false;
  table.answer(sheet.several.answer(things));
  return true;
}

/** A place was pressed that stands for these items: one is pressed, several are laid out as buttons. */
export function pressPlace<T extends GameTypes>(
  table: Table<T>,
  desk: Desk,
  sheet: Sheet<T>,
  items: readonly Item<T>[],
  piece: string | null,
  confirms: boolean,
): boolean {
  const [only] = items;
  if (only === undefined) return false;
  if (items.length > 1 && piece !== null) {
    desk.setState({ drill: { on: "piece", id: piece } });
    return true;
  }
  if (confirms && only.answer !== undefined && desk.getState().aim !== only.id) {
    desk.setState({ aim: only.id });
    return true;
  }
  press(table, desk, sheet, only);
  return true;
}

/** The items that a square stands for: those of a piece on it come first. */
export function itemsAt<T extends GameTypes>(
  sheet: Sheet<T>,
  square: number,
  piece: string | null,
): readonly Item<T>[] {
  const ofPiece = piece === null ? [] : sheet.places.filter((item) => item.pieces?.includes(piece) === true);
  if (ofPiece.length > 0) return ofPiece;
  return nearestTo(sheet.places, square);
}

/** The first square that the question asks for, if it is answered on the board rather than by its buttons. */
export function firstPlace<T extends GameTypes>(sheet: Sheet<T>): number | null {
  const buttons = new Set(sheet.buttons.map((item) => item.id));
  const places = sheet.places.filter((item) => item.squares !== undefined && !buttons.has(item.id));
  // At a menu squares are only one of many things to do, unless nothing else is left to press.
  if (sheet.menu === true && places.length < sheet.places.length) return null;
  return places[0]?.squares?.[0] ?? null;
}

/**
 * The items that a square stands for. Spaces of large pieces overlap: a square stands for the space that begins
 * there, else for the one that it is nearest to the beginning of.
 */
export function nearestTo<I extends Pick<Item<GameTypes>, "squares">>(
  items: readonly I[],
  square: number,
): readonly I[] {
  let nearest = Number.POSITIVE_INFINITY;
  let found: I[] = [];
  for (const item of items) {
    const place = item.squares?.indexOf(square) ?? -1;
    if (place < 0 || place > nearest) continue;
    if (place < nearest) found = [];
    nearest = place;
    found.push(item);
  }
  return found;
}

/** The item pointed at: by the pointer on the board, by its button, or by a first tap. */
export function pointedItem<T extends GameTypes>(sheet: Sheet<T>, desk: DeskState): Item<T> | null {
  const all = [...sheet.buttons, ...sheet.places];
  const named = desk.hoverItem ?? desk.aim;
  if (named !== null) return all.find((item) => item.id === named) ?? null;
  const { square, piece } = desk;
  if (piece !== null) {
    const ofPiece = sheet.places.find((item) => item.pieces?.includes(piece) === true);
    if (ofPiece !== undefined) return ofPiece;
  }
  return square === null ? null : (nearestTo(sheet.places, square)[0] ?? null);
}

/** Buttons of the paper as they stand now: an item pointed at by a first tap leads them. */
export function buttonsOf<T extends GameTypes>(sheet: Sheet<T>, aim: string | null): readonly Item<T>[] {
  const aimed = aim === null ? undefined : sheet.places.find((item) => item.id === aim);
  return aimed === undefined || sheet.buttons.some((item) => item.id === aimed.id)
    ? sheet.buttons
    : [aimed, ...sheet.buttons];
}

/** Everything that a card of the hand may be pressed for. */
export function itemsOfCard<T extends GameTypes>(sheet: Sheet<T>, card: string): readonly Item<T>[] {
  return [...sheet.places, ...sheet.buttons].filter(
    (item, i, all) => item.cards?.includes(card) === true && all.findIndex((one) => one.id === item.id) === i,
  );
}
