import type { Story } from "@undercroft/table";
import { type Cast, castOf, type Dc, emptyCast, remember } from "../engine/index.ts";

const casts = new WeakMap<Story<Dc>, Cast>();

/** Everybody and everything that a story has named; gathered once for each story. */
export function castIn(story: Story<Dc>): Cast {
  const known = casts.get(story);
  if (known !== undefined) return known;
  const cast = emptyCast();
  Object.assign(cast.creatures, castOf(story.first).creatures);
  for (const { events } of story.chapters) for (const event of events) remember(cast, event);
  casts.set(story, cast);
  return cast;
}
