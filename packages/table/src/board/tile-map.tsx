import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import type { BattlefieldHandle, BattlefieldLabels } from "./battlefield.tsx";
import { placesBeyond } from "./beyond.ts";
import { EdgeHints } from "./edge-hints.tsx";
import { freeCorner, toolPlace } from "./free-corner.ts";
import { useGestures } from "./gestures.ts";
import { Overview, overviewSize } from "./overview.tsx";
import { type Point, type Square, U } from "./square.ts";
import { focusCell, SquareGrid } from "./square-grid.tsx";
import { useView } from "./use-view.ts";
import { useWindowSize } from "./use-window.ts";
import { bringIntoSight, centreOn, panBy, type Size, squareAt, type View, zoomAt } from "./view.ts";
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
  /** What is played; when it is something else, the focus begins there once more, wherever it was moved before. */
  readonly part?: string;
  /** Pixels for 40 drawing units to begin with where the whole map would be smaller. */
  readonly startCell?: number;
  /** So few pixels do to begin with where all of the map is then in sight. */
  readonly wholeCell?: number;
  /** What to keep in sight when zoomed, in drawing units. */
  readonly centre?: Point;
  /** A place that is named beside the map: when another is named, it is brought into sight. */
  readonly named?: Square | null;
  /** The whole map in small, in drawing units, for while only a part of it is shown. */
  readonly overview?: ReactNode;
  /** Places that may be chosen: the small map lies over none of them. */
  readonly lit?: readonly Square[];
  /** A place was pressed, at a point of the drawing where a pointer did it. Returns whether that did something. */
  readonly onPress: (place: Square, at: Point | null) => boolean;
  /** A finger was held still. */
  readonly onRead?: (place: Square, at: Point) => void;
  /** `half`: the half of the window in which the pointer is. */
  readonly onHover?: (place: Square | null, at: Point | null, half: "left" | "right") => void;
  readonly ref?: Ref<BattlefieldHandle>;
}

const LOOK_CLOSER = 64;
/** The most that the small map takes, in pixels. */
const OVERVIEW: Size = { width: 132, height: 120 };

interface PlacedProps extends TileMapProps {
  readonly window: Size;
  readonly frame: { readonly current: HTMLDivElement | null };
}

/** Pixels for 40 drawing units from which figures can be read as they are, and how much larger they are drawn at most. */
const NEAR = { cell: 26, most: 1.6 } as const;

/** How much larger figures are to be drawn than the map about them, for drawings that heed `--far`. */
const farAt = (cell: number): number => Math.min(NEAR.most, Math.max(1, NEAR.cell / cell));

/** Brings a place into sight when it is named; the map is left where it is for as long as the same one stays named. */
function useNamed(
  named: Square | null,
  window: Size,
  tile: Size,
  change: (next: (view: View) => View | null) => void,
): void {
  const [x, y] = [named?.x, named?.y];
  const [wide, high] = [window.width, window.height];
  const { width, height } = tile;
  useEffect(() => {
    if (x === undefined || y === undefined) return;
    change((view) => bringIntoSight(view, { x, y }, { width: wide, height: high }, { width, height }));
  }, [x, y, wide, high, width, height, change]);
}

/** Whoever is on the map by keyboard goes along when the focus begins anew. */
function useBegunAnew(grid: RefObject<HTMLDivElement | null>, part: string, focused: Square): void {
  const known = useRef(part);
  useEffect(() => {
    if (known.current === part) return;
    known.current = part;
    if (grid.current?.contains(document.activeElement) === true) focusCell(grid.current, focused);
  }, [grid, part, focused]);
}

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
  const { view, zoomed, change } = useView(board, window, props.startCell, centre, props.wholeCell);
  // Until somebody moves it, the focus would begin where something stands, wherever that has gone meanwhile.
  const { part = "" } = props;
  const [moved, setMoved] = useState<{ readonly to: Square; readonly part: string } | null>(null);
  const setFocused = (to: Square): void => setMoved({ to, part });
  const kept = (moved?.part === part ? moved.to : null) ?? props.places[0] ?? { x: 0, y: 0 };
  const focused = { x: Math.min(kept.x, columns - 1), y: Math.min(kept.y, rows - 1) };
  const grid = useRef<HTMLDivElement>(null);
  useBegunAnew(grid, part, focused);
  useNamed(props.named ?? null, window, tile, change);
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
      const half = point !== null && point.x * 2 >= window.width ? "right" : "left";
      props.onHover?.(place, place === null || point === null ? null : drawn(view, point), half);
    },
  });
  const buttons = useRef<HTMLDivElement>(null);
  const buttonsSize = useWindowSize(buttons);
  const small = zoomed && props.overview !== undefined ? overviewSize(board, OVERVIEW) : null;
  const busy = { lit: props.lit ?? [], taken: props.places };
  const place = toolPlace(small, buttonsSize, (tools) => freeCorner(view, window, tools, busy, tile));
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
          props.onHover?.(place, null, "left");
          if (zoomed) show(place);
        }}
        onChoose={(place) => props.onPress(place, null)}
        onZoom={zoom}
      />
      {zoomed ? (
        <EdgeHints beyond={placesBeyond(view, window, props.lit ?? [], tile, props.places)} onShow={show} />
      ) : null}
      <div className={`board-tools ${zoomed ? place.at : "bottom-right"}`}>
        {small !== null && place.withMap ? (
          <Overview
            board={board}
            size={small}
            view={view}
            window={window}
            label={props.labels.minimap}
            onLook={(point) => change((v) => centreOn(v, point, window))}
          >
            <g transform={`scale(${1 / U})`}>{props.overview}</g>
          </Overview>
        ) : null}
        <ZoomTools
          ref={buttons}
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
