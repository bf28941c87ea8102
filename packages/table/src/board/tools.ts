import type { GameTypes } from "@undercroft/kernel";
import type { Desk, Tool } from "../state/desk.ts";
import type { Shown } from "../state/shown.ts";
import type { TableTools } from "../state/table.ts";

/** A tool to lay on the board: it answers what a player wants to know of one square or two, and changes nothing. */
export interface BoardTool<T extends GameTypes> {
  readonly id: string;
  readonly icon: string;
  /** The single key that takes it up. */
  readonly key: string;
  /** How many squares it wants. */
  readonly takes: 1 | 2;
  readonly label: () => string;
  /** The button of a square's sheet that begins with that square. */
  readonly from: () => string;
  /** What it has found out about the squares given so far, or which one it waits for. */
  readonly words: (squares: readonly number[], shown: Shown<T>, viewer: string | null) => string;
  /** What its colours on the board stand for, by the class of the swatch. */
  readonly legend?: () => readonly { readonly swatch: string; readonly words: string }[];
}

/** The squares of a tool after a press on one more. */
export function squaresAfter(takes: 1 | 2, squares: readonly number[], at: number): readonly number[] {
  return squares.length < takes ? [...squares, at] : [at];
}

/** Lays a tool on the board and says what it has found out. */
export function layTool<T extends GameTypes>(
  { table, desk }: TableTools<T>,
  tool: BoardTool<T>,
  squares: readonly number[],
): void {
  const { shown, viewer } = table.store.getState();
  desk.setState({ tool: { use: tool.id, squares }, open: null, voice: tool.words(squares, shown, viewer) });
}

/** Takes up a tool, or lays it down if it was in hand. */
export function toggleTool<T extends GameTypes>(tools: TableTools<T>, tool: BoardTool<T>): void {
  if (tools.desk.getState().tool?.use === tool.id) endTool(tools.desk);
  else layTool(tools, tool, []);
}

/** A tool's key takes it up, or uses it on the square of the focus or the pointer; at its only square it lays it down. */
export function keyTool<T extends GameTypes>(tools: TableTools<T>, tool: BoardTool<T>): void {
  const { square, tool: held } = tools.desk.getState();
  const mine: Tool = held?.use === tool.id ? held : null;
  if (square === null || (tool.takes === 1 && mine?.squares[0] === square)) toggleTool(tools, tool);
  else layTool(tools, tool, squaresAfter(tool.takes, mine?.squares ?? [], square));
}

export function endTool(desk: Desk): void {
  desk.setState({ tool: null });
}
