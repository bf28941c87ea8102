import type { Desk } from "../state/desk.ts";
import type { Table } from "../state/store.ts";
import type { Item, Sheet } from "./model.ts";

/** Adds a thing to those picked, or takes it away; of the last place the oldest pick makes room. */
export function picked(before: readonly string[], thing: string, max: number): readonly string[] {
  if (before.includes(thing)) return before.filter((one) => one !== thing);
  return before.length < max ? [...before, thing] : [...before.slice(1), thing];
}

/** One thing was pressed: it answers, opens or picks. */
export function press(table: Table, desk: Desk, sheet: Sheet, item: Item): void {
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
  table.answer(item.answer, item.gesture);
}

/** Whether so many things are picked as the question asks for. */
export function isPicked({ several }: Sheet, things: readonly string[]): boolean {
  return several !== undefined && things.length >= several.min && things.length <= several.max;
}

/** Gives what is picked, if it is enough; returns whether it did. */
export function give(table: Table, desk: Desk, sheet: Sheet): boolean {
  const things = desk.getState().picked;
  if (!isPicked(sheet, things)) return false;
  table.answer({ do: "choose", things });
  return true;
}

/** A place was pressed that stands for these items: one is pressed, several are laid out as buttons. */
export function pressPlace(
  table: Table,
  desk: Desk,
  sheet: Sheet,
  items: readonly Item[],
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
export function itemsAt(sheet: Sheet, square: number, piece: string | null): readonly Item[] {
  const ofPiece = piece === null ? [] : sheet.places.filter((item) => item.pieces?.includes(piece) === true);
  if (ofPiece.length > 0) return ofPiece;
  return nearestTo(sheet.places, square);
}

/** The first square that the question asks for, if it is answered on the board rather than by its buttons. */
export function firstPlace(sheet: Sheet): number | null {
  const buttons = new Set(sheet.buttons.map((item) => item.id));
  const places = sheet.places.filter((item) => item.squares !== undefined && !buttons.has(item.id));
  // At a turn's menu squares are only one of many things to do, unless nothing else is left to press.
  if (sheet.kind === "turn" && places.length < sheet.places.length) return null;
  return places[0]?.squares?.[0] ?? null;
}

/**
 * The items that a square stands for. Spaces of large creatures overlap: a square stands for the space that begins
 * there, else for the one that it is nearest to the beginning of.
 */
export function nearestTo(items: readonly Item[], square: number): readonly Item[] {
  let nearest = Number.POSITIVE_INFINITY;
  let found: Item[] = [];
  for (const item of items) {
    const place = item.squares?.indexOf(square) ?? -1;
    if (place < 0 || place > nearest) continue;
    if (place < nearest) found = [];
    nearest = place;
    found.push(item);
  }
  return found;
}
