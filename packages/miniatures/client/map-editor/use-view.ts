import { clampView, fitView, type Size, type View } from "@undercroft/table";
import { useCallback, useState } from "react";

/** What is seen of the map: all of it, or what is held of it after zooming. */
export function useMapView(
  board: Size,
  window: Size,
): { readonly view: View; readonly zoomed: boolean; readonly change: (next: (view: View) => View | null) => void } {
  const [held, setHeld] = useState<View | null>(null);
  const fit = fitView(board, window);
  const view = held === null ? fit : clampView(held, board, window);
  const change = useCallback(
    (next: (view: View) => View | null) => {
      setHeld((old) => {
        const whole = fitView(board, window);
        const wanted = next(old === null ? whole : clampView(old, board, window));
        return wanted === null || wanted.cell <= whole.cell * 1.01 ? null : clampView(wanted, board, window);
      });
    },
    [board, window],
  );
  return { view, zoomed: held !== null && view.cell > fit.cell * 1.01, change };
}
