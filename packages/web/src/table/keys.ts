import type { GameTypes } from "@undercroft/kernel";
import {
  type BattlefieldHandle,
  buttonsOf,
  endTool,
  firstPlace,
  give,
  type Item,
  keyTool,
  press,
  type Sheet,
} from "@undercroft/table";
import { type RefObject, useEffect } from "react";
import { settings } from "../settings/store.ts";
import type { ShellTools } from "./tools.ts";

/** What the keys work on. */
export interface KeyScene<T extends GameTypes> {
  readonly tools: ShellTools<T>;
  readonly sheet: Sheet<T> | null;
  readonly board: RefObject<BattlefieldHandle | null>;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

function byShortcut<T extends GameTypes>(sheet: Sheet<T>, key: string): Item<T> | undefined {
  return sheet.buttons.find((item) => item.shortcut?.toLowerCase() === key.toLowerCase() && item.shortcut !== "");
}

function focusIn(selector: string): void {
  const found = document.querySelector(selector);
  const target =
    found instanceof HTMLElement && found.tabIndex >= 0 ? found : found?.querySelector("button, [tabindex='0']");
  if (target instanceof HTMLElement) target.focus();
}

function stepBack<T extends GameTypes>({ tools }: KeyScene<T>): boolean {
  const { desk, table } = tools;
  const { tool, aim, drill } = desk.getState();
  if (tool !== null) endTool(desk);
  else if (aim !== null) desk.setState({ aim: null });
  else if (drill !== null)
    desk.setState({
      drill: drill.on === "steps" && drill.path.length > 0 ? { on: "steps", path: drill.path.slice(0, -1) } : null,
    });
  else if (table.stepsBack() > 0) table.goBack();
  else return false;
  return true;
}

const onBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=grid], [role=radiogroup], [data-hand]") !== null;

/** The first arrow leads onto the board when the question is answered there. */
function toPlaces<T extends GameTypes>({ tools, board }: KeyScene<T>, sheet: Sheet<T>): boolean {
  const start = firstPlace(sheet);
  if (start === null) return false;
  board.current?.focusSquare(tools.client.shownAt(tools.table.store.getState().shown.state, start));
  return true;
}

/** A key that stands for something on the table. Returns whether it did. */
function single<T extends GameTypes>(scene: KeyScene<T>, event: KeyboardEvent): boolean {
  const { tools, sheet } = scene;
  const { client, table, desk } = tools;
  const { key } = event;
  if (sheet !== null) {
    const buttons = buttonsOf(sheet, desk.getState().aim);
    const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (digit === buttons.length && give(table, desk, sheet)) return true;

    const pass =
      key === " " && !onButton(event.target) ? sheet.buttons.find((item) => item.passes === true) : undefined;
    const item = buttons[digit] ?? pass ?? byShortcut(sheet, key);
    if (item !== undefined) {
      press(table, desk, sheet, item);
      return true;
    }
  }
  if (key.startsWith("Arrow") && sheet !== null && !onBoard(event.target)) return toPlaces(scene, sheet);
  const small = key.toLowerCase();
  const tool = client.tools.find((one) => one.key === small);
  if (tool !== undefined) {
    keyTool(tools, tool);
    return true;
  }
  const place = client.focusKeys[small];
  if (place !== undefined) {
    focusIn(place);
    return true;
  }
  switch (small) {
    case "z":
      if (table.undoOffer().steps > 0) table.undo();
      else desk.setState({ open: { sheet: "undo" } });
      return true;
    case "l":
      desk.setState({ open: { sheet: "log" } });
      return true;
    case "h":
      focusIn("[data-hand]");
      return true;
    case "b":
      focusIn(".square-cell[tabindex='0']");
      return true;
    case "?":
      desk.setState({ open: { sheet: "rule", rule: "" } });
      return true;
    case "+":
    case "=":
      scene.board.current?.zoom(1.25);
      return true;
    case "-":
      scene.board.current?.zoom(0.8);
      return true;
    default:
      return false;
  }
}

/** The keys of the table; single keys only while they are switched on. */
export function useKeys<T extends GameTypes>(scene: KeyScene<T>): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.altKey || event.metaKey || event.ctrlKey || typing(event.target)) return;
      const { table } = scene.tools;
      if (table.store.getState().telling && event.key !== "Tab" && event.key !== "Shift") table.hurry();
      if (event.key === "Escape") {
        if (stepBack(scene)) event.preventDefault();
        return;
      }
      if (settings.getState().keys && single(scene, event)) event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [scene]);
}
