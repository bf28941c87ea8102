import { say, shownSquare, squareName } from "@undercroft/table";
import type { TableTools } from "../context.tsx";
import type { Desk, Tool } from "../state/desk.ts";
import type { Shown } from "../state/shown.ts";
import { sightAnswer } from "./sight.ts";
import { threatsTo, threatWords } from "./threats.ts";

const nameOf = ({ state }: Shown, at: number): string => squareName(shownSquare(state.body.battlefield.shape, at));

/** What a tool that lies on the board has found out, or what it waits for. */
export function toolWords(tool: NonNullable<Tool>, shown: Shown, viewer: string | null): string {
  const { state } = shown;
  if (tool.use === "threat")
    return tool.at === null ? say("threat.how") : threatWords(state, nameOf(shown, tool.at), threatsTo(state, tool.at));
  if (tool.from === null) return say("sight.how");
  if (tool.to === null) return say("sight.from", { square: nameOf(shown, tool.from) });
  const number = state.body.seats.findIndex((seat) => seat.id === viewer);
  const answer = sightAnswer(state, tool.from, tool.to, number < 0 ? null : number);
  return say("sight.between", {
    from: nameOf(shown, tool.from),
    to: nameOf(shown, tool.to),
    words: answer?.words ?? say("sight.same"),
  });
}

/** The tool after a press on a square. */
export function toolAt(tool: NonNullable<Tool>, at: number): NonNullable<Tool> {
  if (tool.use === "threat") return { use: "threat", at };
  return tool.from === null || tool.to !== null
    ? { use: "sight", from: at, to: null }
    : { use: "sight", from: tool.from, to: at };
}

/** Lays a tool on the board, or another one than lies there, and says what it has found out. */
export function layTool({ table, desk }: Pick<TableTools, "table" | "desk">, tool: NonNullable<Tool>): void {
  const { shown, viewer } = table.store.getState();
  desk.setState({ tool, open: null, voice: toolWords(tool, shown, viewer) });
}

/** Takes up a tool, or lays it down if it was in hand. */
export function toggleTool(tools: Pick<TableTools, "table" | "desk">, use: NonNullable<Tool>["use"]): void {
  const { desk } = tools;
  if (desk.getState().tool?.use === use) endTool(desk);
  else layTool(tools, use === "sight" ? { use, from: null, to: null } : { use, at: null });
}

export function endTool(desk: Desk): void {
  desk.setState({ tool: null });
}
