import { type BoardTool, type Shown, shownSquare, squareName } from "@undercroft/table";
import type { Dc } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { sightAnswer } from "./sight.ts";
import { threatsTo, threatWords } from "./threats.ts";

const nameOf = ({ state }: Shown<Dc>, at: number): string => squareName(shownSquare(state.body.battlefield.shape, at));

/** Line of sight and cover from one square to another. */
const sightTool: BoardTool<Dc> = {
  id: "sight",
  icon: "spyglass",
  key: "s",
  takes: 2,
  label: () => say("sight.tool"),
  from: () => say("square.look"),
  words([from, to], shown, viewer) {
    if (from === undefined) return say("sight.how");
    if (to === undefined) return say("sight.from", { square: nameOf(shown, from) });
    const number = shown.state.body.seats.findIndex((seat) => seat.id === viewer);
    const answer = sightAnswer(shown.state, from, to, number < 0 ? null : number);
    return say("sight.between", {
      from: nameOf(shown, from),
      to: nameOf(shown, to),
      words: answer?.words ?? say("sight.same"),
    });
  },
};

/** Who reaches a square, and who hits it. */
export const threatTool: BoardTool<Dc> = {
  id: "threat",
  icon: "crosshair",
  key: "r",
  takes: 1,
  label: () => say("threat.tool"),
  from: () => say("square.threat"),
  words: ([at], shown) =>
    at === undefined ? say("threat.how") : threatWords(shown.state, nameOf(shown, at), threatsTo(shown.state, at)),
  legend: () => [
    { swatch: "reach", words: say("threat.legend-reach") },
    { swatch: "hit", words: say("threat.legend-hit") },
  ],
};

export const boardTools: readonly BoardTool<Dc>[] = [sightTool, threatTool];
