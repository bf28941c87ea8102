import { type BoardTool, type LabelMark, type SightMark, shownSquare, squareName } from "@undercroft/table";
import { type Body, type LineShown, linesBetween, type Mn } from "../engine/index.ts";
import { extentOf } from "../facing/names.ts";
import { type MessageId, say } from "../words/index.ts";
import { latticePoint, middleOfSpace, standingOn } from "./places.ts";

/** What stops a line, by the rule that says so. */
const STOPS: Readonly<Record<string, MessageId>> = {
  "mn.los.blocked": "sight.wall",
  "mn.loe.blocked": "sight.wall",
  "mn.terrain.secret-door.wall": "sight.door",
  "mn.terrain.forest.los": "sight.forest",
  "mn.terrain.smoke.blocks": "sight.smoke",
  "mn.terrain.smoke.inside": "sight.smoke",
  "mn.condition.blinded.sight": "sight.blinded",
  "mn.los.invisible": "sight.invisible",
  "mn.attack.cover.hide": "sight.hide",
};

const reasonOf = ({ rule }: LineShown): string => say(STOPS[rule] ?? "why.unseen");

/** What the sight tool answers. */
export interface SightAnswer {
  readonly words: string;
  readonly distance: number;
  readonly marks: readonly SightMark[];
  readonly label: LabelMark;
}

function markOf(body: Body, id: string, { segment, failsAt, free }: LineShown & { readonly free: boolean }): SightMark {
  return {
    id,
    from: latticePoint(body, segment.from),
    to: latticePoint(body, segment.to),
    free,
    ...(failsAt === null ? {} : { failsAt: latticePoint(body, failsAt) }),
  };
}

/** The lines of sight and of effect between two squares, or the creatures on them; null for one and the same. */
export function sightAnswer(body: Body, from: number, to: number): SightAnswer | null {
  const under = standingOn(body);
  const ends = [under.get(from) ?? from, under.get(to) ?? to] as const;
  if (ends[0] === ends[1]) return null;
  const lines = linesBetween(body, ...ends);
  if (lines === null) return null;
  const { sight, effect, distance } = lines;
  const words =
    sight.free && effect.free
      ? say("sight.both")
      : sight.free
        ? say("sight.sight-only", { reason: reasonOf(effect) })
        : say(effect.free ? "sight.effect-only" : "sight.none", { reason: reasonOf(sight) });
  const { x, y } = middleOfSpace(body, to, 1);
  // One line is enough where both are free or both are stopped.
  const marks = [markOf(body, "sight", sight), ...(sight.free === effect.free ? [] : [markOf(body, "effect", effect)])];
  return { words, distance, marks, label: { id: "sight", x, y: y - 0.85, text: words } };
}

const nameOf = (body: Body, at: number): string => squareName(shownSquare(extentOf(body), at));

/** Sight and effect from one square to another. */
const sightTool: BoardTool<Mn> = {
  id: "sight",
  icon: "spyglass",
  key: "s",
  takes: 2,
  label: () => say("sight.tool"),
  from: () => say("sight.look"),
  words([from, to], { state: { body } }) {
    if (from === undefined) return say("sight.how");
    if (to === undefined) return say("sight.from", { square: nameOf(body, from) });
    const answer = sightAnswer(body, from, to);
    if (answer === null) return say("sight.same");
    return say("sight.between", {
      from: nameOf(body, from),
      to: nameOf(body, to),
      distance: say("sight.distance", { count: answer.distance }),
      words: answer.words,
    });
  },
};

export const boardTools: readonly BoardTool<Mn>[] = [sightTool];
