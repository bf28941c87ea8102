import { copyState, type Game, type GameTypes, type MatchRecord, type MatchState, replay } from "@undercroft/kernel";

/** One move of the match and what came of it. */
export interface Chapter<T extends GameTypes> {
  /** Moves made when it was over. */
  readonly at: number;
  /** Who made it; null for the set-up. */
  readonly seat: string | null;
  readonly events: readonly T["event"][];
}

/** The whole match as events. */
export interface Story<T extends GameTypes> {
  /** The match as it stood after the first chapter, which no move made. */
  readonly first: MatchState<T>;
  readonly chapters: readonly Chapter<T>[];
}

/** Tells a record's story from its beginning: events are not kept in records, playing again gives them all. */
export function storyOf<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, now: MatchState<T>): Story<T> {
  const chapters: Chapter<T>[] = [];
  let first = now;
  replay(game, record, ({ at, seat, changed }) => {
    if (at === 0) first = copyState(game, changed.state);
    chapters.push({ at, seat, events: changed.events });
  });
  return { first, chapters };
}

/** The story with one more move. */
export function withChapter<T extends GameTypes>(story: Story<T>, chapter: Chapter<T>): Story<T> {
  return { ...story, chapters: [...story.chapters, chapter] };
}
