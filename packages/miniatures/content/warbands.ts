import { type LocalText, localText, positive, type Schema, strict } from "@undercroft/cards";
import * as z from "zod/mini";
import { parseWarband, type Warband } from "../src/warband/warband.ts";
import warbands from "./warbands.json" with { type: "json" };

/** A warband to play at once, of cards of the shipped pack and with a shipped map. */
export interface ReadyWarband {
  readonly id: string;
  readonly name: LocalText;
  /** The point limit that it is built for (mn.warband.points.sizes). */
  readonly limit: number;
  /** Its list, named in English. */
  readonly warband: Warband;
}

const head: Schema<Pick<ReadyWarband, "id" | "name" | "limit">> = strict({
  id: z.string(),
  name: localText,
  limit: positive,
});

/** One of 100, 200 and 500 points for each faction. */
export function readyWarbands(): readonly ReadyWarband[] {
  return warbands.map(({ id, name, limit, ...list }) => {
    const read = parseWarband({ ...list, items: [], name: name.en });
    if (!read.ok) throw new Error(`${id} is no warband`);
    return { ...z.parse(head, { id, name, limit }), warband: read.value };
  });
}
