import { amended, begun, changed, madeAgain, type Past, takenBack } from "@undercroft/table";
import { useEffect, useMemo, useState } from "react";
import type { BattleMap } from "../engine/index.ts";
import { draftOf, type MapDraft, mapOf } from "./draft.ts";
import { newDraft } from "./new-maps.ts";
import { drawnMaps, dropMap, keepMap, keepOnTheTable, mapOnTheTable } from "./saved.ts";

/** The map on the table, all that was drawn before, and what is kept of it. */
export interface Drawing {
  readonly history: Past<MapDraft>;
  readonly map: BattleMap;
  readonly own: readonly BattleMap[];
  /** The map is kept as it is now. */
  readonly saved: boolean;
  readonly draw: (next: MapDraft) => void;
  /** Gives another name; letters typed one after the other are undone together. */
  readonly rename: (name: MapDraft["name"]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Returns whether the browser had room. */
  readonly save: () => boolean;
  readonly forget: (id: string) => void;
}

/** A map to begin with: what lay on the table last, else an empty one of half size. */
function first(): MapDraft {
  const before = mapOnTheTable();
  return before === null ? newDraft(22, 17) : draftOf(before);
}

export function useDrawing(): Drawing {
  const [history, setHistory] = useState(() => begun(first()));
  const [own, setOwn] = useState(() => drawnMaps());
  const { now, before } = history;
  const map = useMemo(() => mapOf(now), [now]);
  useEffect(() => keepOnTheTable(map), [map]);
  const kept = own.find(({ id }) => id === map.id);
  // Another writing of the same map (an area in other blocks, another sign) is the same map.
  const saved = useMemo(
    () => kept !== undefined && JSON.stringify(mapOf(draftOf(kept))) === JSON.stringify(mapOf(draftOf(map))),
    [kept, map],
  );
  return {
    history,
    map,
    own,
    saved,
    draw: (next) => setHistory((old) => changed(old, next)),
    rename(name) {
      const last = before.at(-1);
      // Nothing else has been drawn since the last name: all that a draft holds but its name is the same object.
      const typing =
        last !== undefined && last.name !== now.name && last.marks === now.marks && last.walls === now.walls;
      setHistory((old) => (typing ? amended(old, { ...now, name }) : changed(old, { ...now, name })));
    },
    undo: () => setHistory(takenBack),
    redo: () => setHistory(madeAgain),
    save() {
      const room = keepMap(map);
      setOwn(drawnMaps());
      return room;
    },
    forget(id) {
      dropMap(id);
      setOwn(drawnMaps());
    },
  };
}
