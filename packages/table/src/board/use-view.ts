import { useCallback, useState } from "react";
import type { Point } from "./square.ts";
import { beginningCell, centreOn, clampView, fitView, lookAt, middleOf, type Size, type View } from "./view.ts";

interface Begun {
  readonly cell: number | undefined;
  /** The pixels a square that the window gave itself: with others, somebody has zoomed. */
  readonly given: number | undefined;
  readonly centre: Point | undefined;
  readonly board: Size;
  readonly window: Size;
}

/** What a window onto a board shows, whether that is less than all of it, and how to change it; null shows the whole. */
export interface HeldView {
  readonly view: View;
  readonly zoomed: boolean;
  readonly change: (next: (view: View) => View | null) => void;
}

/** What is held of the window: null shows the whole battlefield. */
export function useView(
  board: Size,
  window: Size,
  startCell: number | undefined,
  centre: Point | undefined,
  wholeCell?: number,
): HeldView {
  const [held, setHeld] = useState<View | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const fit = fitView(board, window);
  const isGrown = begun !== null && (begun.board.width !== board.width || begun.board.height !== board.height);
  const isMoved = begun?.centre?.x !== centre?.x || begun?.centre?.y !== centre?.y;
  if (begun === null || begun.cell !== startCell || isMoved || isGrown) {
    // A board that grows may become too small to be read, or too large to be seen: the window begins anew unless somebody has zoomed.
    const isOwn = held !== null && held.cell !== begun?.given;
    const starting = begun === null || begun.cell !== startCell || (isGrown && !isOwn);
    const wished = startCell === undefined ? undefined : beginningCell(startCell, board, window, wholeCell);
    const cell = starting ? wished : held?.cell;
    setBegun({ cell: startCell, given: starting ? wished : begun?.given, centre, board, window });
    if (cell !== undefined && cell > fit.cell) {
      const middle = centre ?? { x: board.width / 2, y: board.height / 2 };
      setHeld(lookAt({ cell, left: 0, top: 0 }, middle, board, window));
    } else if (starting) setHeld(null);
  } else if (begun.window !== window) {
    // A window that grows or shrinks keeps its middle, so that what was in sight stays there.
    setBegun({ ...begun, window });
    if (held !== null) setHeld(centreOn(held, middleOf(held, begun.window), window));
  }
  const { width, height } = window;
  const view = held === null ? fit : clampView(held, board, window);
  const change = useCallback(
    (next: (view: View) => View | null) => {
      setHeld((old) => {
        const size = { width, height };
        const whole = fitView(board, size);
        const wanted = next(old === null ? whole : clampView(old, board, size));
        if (wanted === null || wanted.cell <= whole.cell * 1.01) return null;
        return clampView(wanted, board, size);
      });
    },
    [board, width, height],
  );
  return { view, zoomed: held !== null && view.cell > fit.cell * 1.01, change };
}
