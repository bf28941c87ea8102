import { type MatchRecord, replay } from "@undercroft/kernel";
import { type Dc, type DcEvent, dungeonCommand } from "../../engine/index.ts";
import { type Cast, castOf, withEvents } from "./cast.ts";

/** One move of the match and what came of it. */
export interface Chapter {
  /** Moves made when it was over. */
  readonly at: number;
  /** Who made it; null for the set-up. */
  readonly seat: string | null;
  readonly events: readonly DcEvent[];
}

/** The whole match as events, with the names that they need. */
export interface Story {
  readonly chapters: readonly Chapter[];
  readonly cast: Cast;
}

/** Tells a record's story from its beginning: events are not kept in records, playing again gives them all. */
export function storyOf(record: MatchRecord<Dc>): Story {
  const chapters: Chapter[] = [];
  let cast: Cast = { creatures: {}, seats: {}, actions: {} };
  replay(dungeonCommand, record, (moment) => {
    if (moment.at === 0) cast = castOf(moment.changed.state);
    const { events } = moment.changed;
    cast = withEvents(cast, events);
    chapters.push({ at: moment.at, seat: moment.seat, events });
  });
  return { chapters, cast };
}

/** The story with one more move. */
export function withChapter(story: Story, chapter: Chapter): Story {
  return { chapters: [...story.chapters, chapter], cast: withEvents(story.cast, chapter.events) };
}
