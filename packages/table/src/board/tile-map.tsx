import { type ReactElement, type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import type { BattlefieldHandle, BattlefieldLabels } from "./battlefield.tsx";
import { useGestures } from "./gestures.ts";
import { type Point, type Square, U } from "./square.ts";
import { focusCell, SquareGrid } from "./square-grid.tsx";
import { useView } from "./use-view.ts";
import { useWindowSize } from "./use-window.ts";
import { bringIntoSight, panBy, type Size, squareAt, type View, zoomAt } from "./view.ts";
import { ZoomTools } from "./zoom-tools.tsx";

/** A map that is laid of tiles, all of one shape, and grows as it is played: one place is one tile. */
export interface TileMapProps {
  readonly columns: number;
  readonly rows: number;
  /** A tile with the gap after it, in drawing units. */
  readonly tile: Size;
  /** The drawing in drawing units; the first tile of the first row begins at 0, 0. */
  readonly children: ReactNode;
  readonly labels: BattlefieldLabels;
  /** What a reader hears on a place. Keep its identity while nothing on the map changes. */
  readonly labelOf: (place: Square) => string;
  /** Places that Ctrl and an arrow jump between; the focus begins on the first. */
  readonly places: readonly Square[];
  /** Pixels for 40 drawing units to begin with where the whole map would be smaller. */
  readonly startCell?: number;
  /** What to keep in sight when zoomed, in drawing units. */
  readonly centre?: Point;
  /** A place was pressed, at a point of the drawing where a pointer did it. Returns whether that did something. */
  readonly onPress: (place: Square, at: Point | null) => boolean;
  /** A finger was held still. */
  readonly onRead?: (place: Square, at: Point) => void;
  readonly onHover?: (place: Square | null, at: Point | null) => void;
  readonly ref?: Ref<BattlefieldHandle>;
}

const LOOK_CLOSER = 64;

interface PlacedProps extends TileMapProps {
  readonly window: Size;
  readonly frame: { readonly current: HTMLDivElement | null };
}

/** Pixels for 40 drawing units from which figures can be read as they are, and how much larger they are drawn at most. */
const NEAR = { cell: 26, most: 1.6 } as const;

/** How much larger figures are to be drawn than the map about them, for drawings that heed `--far`. */
const farAt = (cell: number): number => Math.min(NEAR.most, Math.max(1, NEAR.cell / cell));

/** The point of the drawing under a point of the window. */
const drawn = (view: View, { x, y }: Point): Point => ({
  x: (view.left + x / view.cell) * U,
  y: (view.top + y / view.cell) * U,
});

function Placed(props: PlacedProps): ReactElement {
  const { columns, rows, window } = props;
  const tile = { width: props.tile.width / U, height: props.tile.height / U };
  const places = { width: columns, height: rows };
  const { width: wide, height: high } = tile;
  const board = useMemo<Size>(() => ({ width: columns * wide, height: rows * high }), [columns, rows, wide, high]);
  const centre = props.centre === undefined ? undefined : { x: props.centre.x / U, y: props.centre.y / U };
  const { view, zoomed, change } = useView(board, window, props.startCell, centre);
  // Until somebody moves it, the focus would begin where something stands, wherever that has gone meanwhile.
  const [moved, setFocused] = useState<Square | null>(null);
  const kept = moved ?? props.places[0] ?? { x: 0, y: 0 };
  const focused = { x: Math.min(kept.x, columns - 1), y: Math.min(kept.y, rows - 1) };
  const grid = useRef<HTMLDivElement>(null);
  const middle = { x: window.width / 2, y: window.height / 2 };
  const zoom = (factor: number | null): void => change((v) => (factor === null ? null : zoomAt(v, factor, middle)));
  const show = (place: Square): void => change((v) => bringIntoSight(v, place, window, tile));
  useImperativeHandle(props.ref, () => ({ zoom, show, focusSquare: (place) => focusCell(grid.current, place) }));
  const at = (point: Point): Square | null => squareAt(view, point, places, tile);
  const gestures = useGestures(props.frame, {
    onTap: (point) => {
      const place = at(point);
      return place !== null && props.onPress(place, drawn(view, point));
    },
    onHold: (point) => {
      const place = at(point);
      if (place !== null) props.onRead?.(place, drawn(view, point));
    },
    onDoubleTap: (point) => change((v) => (zoomed ? null : zoomAt(v, LOOK_CLOSER / v.cell, point))),
    onPan: (dx, dy) => {
      if (zoomed) change((v) => panBy(v, dx, dy));
    },
    onZoom: (factor, point) => change((v) => zoomAt(v, factor, point)),
    onHover: (point) => {
      const place = point === null ? null : at(point);
      props.onHover?.(place, place === null || point === null ? null : drawn(view, point));
    },
  });
  return (
    <div className={zoomed ? "board-window zoomed" : "board-window"} {...gestures}>
      <svg
        className="board-drawing"
        width={window.width}
        height={window.height}
        viewBox={`${view.left * U} ${view.top * U} ${(window.width / view.cell) * U} ${(window.height / view.cell) * U}`}
        style={{ "--far": farAt(view.cell) }}
        aria-hidden="true"
      >
        {props.children}
      </svg>
      <SquareGrid
        grid={grid}
        board={places}
        view={view}
        tile={tile}
        label={props.labels.board}
        labelOf={props.labelOf}
        focused={focused}
        places={props.places}
        onFocus={(place) => {
          setFocused(place);
          props.onHover?.(place, null);
          if (zoomed) show(place);
        }}
        onChoose={(place) => props.onPress(place, null)}
        onZoom={zoom}
      />
      <div className="board-tools bottom-right">
        <ZoomTools
          zoomed={zoomed}
          labels={props.labels}
          onZoom={(factor) => zoom(factor ?? Math.max(1.25, LOOK_CLOSER / view.cell))}
        />
      </div>
    </div>
  );
}

/** A map of tiles with zoom, pan and a keyboard's way over every place; it knows no rules and no pictures. */
export function TileMap(props: TileMapProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const size = useWindowSize(frame);
  const { columns, rows, tile } = props;
  // A page that is not laid out (a test, a printed page) still gets its grid.
  const window =
    size === null || size.width === 0 || size.height === 0
      ? { width: columns * tile.width, height: rows * tile.height }
      : size;
  return (
    <div ref={frame} className="battlefield">
      {size === null ? null : <Placed {...props} window={window} frame={frame} />}
    </div>
  );
}
