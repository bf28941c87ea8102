import { type GameTypes, openQuestion } from "@undercroft/kernel";
import { type Sheet, useDeskOf, useStateOf } from "@undercroft/table";
import { useMemo } from "react";
import type { ShellTools } from "./tools.ts";

/** The question of whoever is asked on this screen, once everything before it is told; null while there is none. */
export function useSheet<T extends GameTypes>(tools: ShellTools<T>): Sheet<T> | null {
  const { client } = tools;
  const asked = useStateOf(tools, (state) => state.asked);
  const cover = useStateOf(tools, (state) => state.cover);
  const telling = useStateOf(tools, (state) => state.telling);
  const shown = useStateOf(tools, (state) => state.shown);
  const story = useStateOf(tools, (state) => state.story);
  const live = useStateOf(tools, (state) => state.toldTo === state.session.record.moves.length);
  const drill = useDeskOf(tools, (state) => state.drill);
  return useMemo(() => {
    if (asked === null || cover !== null || telling || !live) return null;
    const { state } = shown;
    return client.sheetOf({ state, seat: asked, number: state.seats.indexOf(asked), story, drill });
  }, [client, asked, cover, telling, shown, story, drill, live]);
}

/** Number of the question that is open in the match: another number puts away what was begun. */
export function useQuestionNumber<T extends GameTypes>(tools: ShellTools<T>): number {
  return useStateOf(tools, (state) => openQuestion(state.session.state)?.id ?? 0);
}
