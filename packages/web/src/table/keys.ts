import type { BattlefieldHandle } from "@undercroft/table";
import { shownSquare } from "@undercroft/table";
import type { RefObject } from "react";
import { useEffect } from "react";
import { settings } from "../settings/store.ts";
import type { Item, Sheet } from "./ask/model.ts";
import { firstPlace, give, press } from "./ask/press.ts";
import { endTool, layTool, toggleTool, toolAt } from "./board/tools.ts";
import type { TableTools } from "./context.tsx";
import { buttonsOf } from "./parts/question.tsx";

/** What the keys work on. */
export interface KeyScene {
  readonly tools: TableTools;
  readonly sheet: Sheet | null;
  readonly board: RefObject<BattlefieldHandle | null>;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, select, textarea, dialog") !== null;
}

const onButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary") !== null;

function byShortcut(sheet: Sheet, key: string): Item | undefined {
  return sheet.buttons.find((item) => item.shortcut?.toLowerCase() === key.toLowerCase() && item.shortcut !== "");
}

function focusIn(selector: string): void {
  const found = document.querySelector(selector);
  const target =
    found instanceof HTMLElement && found.tabIndex >= 0 ? found : found?.querySelector("button, [tabindex='0']");
  if (target instanceof HTMLElement) target.focus();
}

function stepBack({ tools }: KeyScene): boolean {
  const { desk } = tools;
  const { tool, aim, drill } = desk.getState();
  if (tool !== null) endTool(desk);
  else if (aim !== null) desk.setState({ aim: null });
  else if (drill !== null)
    desk.setState({
      drill: drill.on === "steps" && drill.path.length > 0 ? { on: "steps", path: drill.path.slice(0, -1) } : null,
    });
  else return false;
  return true;
}

/** A tool's key takes it up, or uses it on the square of the focus or the pointer. */
function toolKey({ tools }: KeyScene, use: "sight" | "threat"): void {
  const { square, tool } = tools.desk.getState();
  const at = tool?.use === "threat" ? tool.at : null;
  if (square === null || (use === "threat" && at === square)) {
    toggleTool(tools, use);
    return;
  }
  const mine = tool?.use === use ? tool : null;
  layTool(tools, toolAt(mine ?? (use === "sight" ? { use, from: null, to: null } : { use, at: null }), square));
}

const onBoard = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[role=grid], [role=radiogroup], [data-hand]") !== null;

/** The first arrow leads onto the board when the question is answered there. */
function toPlaces({ tools, board }: KeyScene, sheet: Sheet): boolean {
  const start = firstPlace(sheet);
  if (start === null) return false;
  const { shape } = tools.table.store.getState().shown.state.body.battlefield;
  board.current?.focusSquare(shownSquare(shape, start));
  return true;
}

/** A key that stands for something on the table. Returns whether it did. */
function single(scene: KeyScene, event: KeyboardEvent): boolean {
  const { tools, sheet } = scene;
  const { table, desk } = tools;
  const { key } = event;
  if (sheet !== null) {
    const buttons = buttonsOf(sheet, desk.getState().aim);
    const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
    if (place === buttons.length && give(table, desk, sheet)) return true;
    const digit = buttons[place];
    const pass =
      key === " " && !onButton(event.target) ? sheet.buttons.find((item) => item.answer?.do === "pass") : undefined;
    const item = digit ?? pass ?? byShortcut(sheet, key);
    if (item !== undefined) {
      press(table, desk, sheet, item);
      return true;
    }
  }
  if (key.startsWith("Arrow") && sheet !== null && !onBoard(event.target)) return toPlaces(scene, sheet);
  switch (key.toLowerCase()) {
    case "z":
      if (table.undoOffer().steps > 0) table.undo();
      else desk.setState({ open: { sheet: "undo" } });
      return true;
    case "s":
      toolKey(scene, "sight");
      return true;
    case "r":
      toolKey(scene, "threat");
      return true;
    case "l":
      desk.setState({ open: { sheet: "log" } });
      return true;
    case "h":
      focusIn("[data-hand]");
      return true;
    case "k":
      focusIn(".stack-box .pile");
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
export function useKeys(scene: KeyScene): void {
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
