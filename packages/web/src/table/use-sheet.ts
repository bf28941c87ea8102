import { openQuestion } from "@undercroft/kernel";
import { useMemo } from "react";
import type { Scene, Sheet } from "./ask/model.ts";
import { sheetOf } from "./ask/sheet-of.ts";
import { useDesk, useTable, useTableState } from "./context.tsx";

/** The question of whoever is asked on this screen, once everything before it is told; null while there is none. */
export function useSheet(): Sheet | null {
  const { keywords } = useTable();
  const asked = useTableState((state) => state.asked);
  const cover = useTableState((state) => state.cover);
  const telling = useTableState((state) => state.telling);
  const shown = useTableState((state) => state.shown);
  const cast = useTableState((state) => state.story.cast);
  const live = useTableState((state) => state.toldTo === state.session.record.moves.length);
  const drill = useDesk((state) => state.drill);
  return useMemo(() => {
    if (asked === null || cover !== null || telling || !live) return null;
    const number = shown.state.body.seats.findIndex((seat) => seat.id === asked);
    const scene: Scene = { state: shown.state, seat: asked, number, cast, keywords, drill };
    return sheetOf(scene);
  }, [asked, cover, telling, shown, cast, keywords, drill, live]);
}

/** Number of the question that is open in the match: another number puts away what was begun. */
export function useQuestionNumber(): number {
  return useTableState((state) => openQuestion(state.session.state)?.id ?? 0);
}
