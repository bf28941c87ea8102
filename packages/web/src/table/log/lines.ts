import type { Barrier, GameTypes, MatchState } from "@undercroft/kernel";
import { type Chapter, type GameClient, type LogLine, type Story, say } from "@undercroft/table";

/** Who reads of what, and by which state their knowledge is judged. */
export interface Reading<T extends GameTypes> {
  readonly client: GameClient<T>;
  readonly story: Story<T>;
  readonly state: MatchState<T>;
  readonly viewer: string | null;
}

/** Lines of one move, in the order in which it happened, as the viewer may read them. */
export function linesOf<T extends GameTypes>(
  { client, story, state, viewer }: Reading<T>,
  chapter: Chapter<T>,
): readonly LogLine[] {
  return chapter.events.flatMap((event, i) => {
    const seen = client.game.seeEvent(event, viewer, state);
    const line = seen === null ? null : client.lineOf(seen, `${chapter.at}.${i}`, { state, story });
    return line === null ? [] : [line];
  });
}

/** The words of the barrier that undo stops at. */
export function barrierWords(barrier: Barrier): string {
  return say(`barrier.${barrier.kind}`);
}

/**
 * What of the move that undo stops at stands in its way, as the viewer may read it: what chance decided and what was shown,
 * else all that came of the move. Empty where there is no such move, or the viewer may know nothing of it.
 */
export function stoppingLines<T extends GameTypes>(reading: Reading<T>, barrier: Barrier): readonly LogLine[] {
  const chapter = reading.story.chapters.find((one) => one.at === barrier.at + 1);
  if (barrier.at < 0 || chapter === undefined) return [];
  const whole = linesOf(reading, chapter);
  if (barrier.kind !== "chance" && barrier.kind !== "shown") return whole;
  const { game } = reading.client;
  const events = chapter.events.filter((event) => game.barrier(event) !== null);
  const lines = linesOf(reading, { ...chapter, events });
  return lines.length > 0 ? lines : whole;
}

/** The log, newest first, with the line that undo does not cross. */
export function logOf<T extends GameTypes>(
  reading: Reading<T>,
  barrier: Barrier | null,
  told: number,
  most = 120,
): readonly LogLine[] {
  const { chapters } = reading.story;
  const lines: LogLine[] = [];
  for (let i = chapters.length - 1; i >= 0 && lines.length < most; i--) {
    const chapter = chapters[i];
    if (chapter === undefined || chapter.at > told) continue;
    if (barrier !== null && barrier.at >= 0 && chapter.at === barrier.at + 1)
      lines.push({ id: "barrier", barrier: true, text: say("barrier.line", { what: barrierWords(barrier) }) });
    const own = linesOf(reading, chapter).toReversed();
    lines.push(...(chapter.at === told ? own.map((line) => ({ ...line, fresh: true })) : own));
  }
  return lines;
}

/** What came of the moves after the first so many, oldest first; the last lines of all that. */
export function toldOf<T extends GameTypes>(
  reading: Reading<T>,
  span: { readonly since: number; readonly told: number },
  most: number,
): readonly LogLine[] {
  const { chapters } = reading.story;
  const lines: LogLine[] = [];
  for (let i = chapters.length - 1; i >= 0 && lines.length < most; i--) {
    const chapter = chapters[i];
    if (chapter === undefined || chapter.at > span.told) continue;
    if (chapter.at <= span.since) break;
    const own = linesOf(reading, chapter);
    lines.unshift(...(chapter.at === span.told ? own.map((line) => ({ ...line, fresh: true })) : own));
  }
  return lines.slice(-most);
}
