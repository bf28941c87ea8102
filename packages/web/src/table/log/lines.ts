import type { Barrier } from "@undercroft/kernel";
import type { LogLine } from "@undercroft/table";
import { say } from "@undercroft/table";
import { dungeonCommand, type State } from "../../engine/index.ts";
import type { Chapter, Story } from "../state/story.ts";
import { logLine, type Speaker } from "./line.ts";

/** Lines of one move, in the order in which it happened, as a viewer may read them. */
export function linesOf(chapter: Chapter, speaker: Speaker, viewer: string | null, state: State): readonly LogLine[] {
  return chapter.events.flatMap((event, i) => {
    const seen = dungeonCommand.seeEvent(event, viewer, state);
    const line = seen === null ? null : logLine(speaker, seen, `${chapter.at}.${i}`);
    return line === null ? [] : [line];
  });
}

/** The words of the barrier that undo stops at. */
export function barrierWords(barrier: Barrier): string {
  return say(`barrier.${barrier.kind}`);
}

/** The log, newest first, with the line that undo does not cross. */
export function logOf(
  story: Story,
  state: State,
  viewer: string | null,
  barrier: Barrier | null,
  told: number,
  most = 120,
): readonly LogLine[] {
  const speaker: Speaker = { body: state.body, cast: story.cast };
  const lines: LogLine[] = [];
  for (let i = story.chapters.length - 1; i >= 0 && lines.length < most; i--) {
    const chapter = story.chapters[i];
    if (chapter === undefined || chapter.at > told) continue;
    if (barrier !== null && barrier.at >= 0 && chapter.at === barrier.at + 1)
      lines.push({ id: "barrier", barrier: true, text: say("barrier.line", { what: barrierWords(barrier) }) });
    const own = linesOf(chapter, speaker, viewer, state).toReversed();
    lines.push(...(chapter.at === told ? own.map((line) => ({ ...line, fresh: true })) : own));
  }
  return lines;
}

/** What came of the moves after the first so many, oldest first; the last lines of all that. */
export function toldOf(
  story: Story,
  state: State,
  viewer: string | null,
  span: { readonly since: number; readonly told: number },
  most: number,
): readonly LogLine[] {
  const speaker: Speaker = { body: state.body, cast: story.cast };
  const lines: LogLine[] = [];
  for (let i = story.chapters.length - 1; i >= 0 && lines.length < most; i--) {
    const chapter = story.chapters[i];
    if (chapter === undefined || chapter.at > span.told) continue;
    if (chapter.at <= span.since) break;
    const own = linesOf(chapter, speaker, viewer, state);
    lines.unshift(...(chapter.at === span.told ? own.map((line) => ({ ...line, fresh: true })) : own));
  }
  return lines.slice(-most);
}
