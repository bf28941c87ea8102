import {
  bringIntoSight,
  focusCell,
  Gutter,
  panBy,
  type Size,
  type Square,
  SquareGrid,
  Terrain,
  TerrainPatch,
  U,
  useWindowSize,
  zoomAt,
} from "@undercroft/table";
import {
  type KeyboardEvent,
  type ReactElement,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { drawnFace } from "../facing/field.ts";
import { say } from "../words/index.ts";
import type { Brush, Manner } from "./brush.ts";
import { changedSquares } from "./changes.ts";
import type { MapDraft } from "./draft.ts";
import { type MapKey, mapKey } from "./keys.ts";
import { type Aimed, Overlay } from "./overlay.tsx";
import type { Shape } from "./shapes.ts";
import { squareWords } from "./square-words.ts";
import { beginStroke, drawStroke, edgeMeant, type Place, type Stroke, squareOf, strokeTo } from "./strokes.ts";
import { usePointer } from "./use-pointer.ts";
import { useMapView } from "./use-view.ts";

/** What the page may ask of the map through its `ref`. */
export interface SurfaceHandle {
  readonly zoom: (factor: number | null) => void;
  /** Brings a square into sight and puts the cursor there. */
  readonly show: (at: number) => void;
}

interface SurfaceProps {
  readonly draft: MapDraft;
  /** What is in hand; null moves the map. */
  readonly brush: Brush | null;
  readonly shape: Shape;
  readonly manner: Manner;
  readonly marked: readonly number[];
  /** Another draft after a stroke. */
  readonly onDraw: (draft: MapDraft) => void;
  /** A key that does something at a square. */
  readonly onKey: (key: MapKey, at: number) => void;
  readonly ref?: Ref<SurfaceHandle>;
}

const isOn = (board: Size, { x, y }: Place): boolean => x >= 0 && y >= 0 && x < board.width && y < board.height;

const LOOK_CLOSER = 56;
/** A page that is not laid out still gets its grid. */
const UNMEASURED: Size = { width: 800, height: 600 };

function Placed(
  props: SurfaceProps & { readonly window: Size; readonly frame: { current: HTMLDivElement | null } },
): ReactElement {
  const { draft, brush, shape, manner, window } = props;
  const board = useMemo<Size>(() => ({ width: draft.width, height: draft.height }), [draft.width, draft.height]);
  const { view, zoomed, change } = useMapView(board, window);
  const [focused, setFocused] = useState<Square>({ x: 0, y: 0 });
  const [drawn, setDrawn] = useState<Stroke | null>(null);
  const [hovered, setHovered] = useState<Place | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  // What has been drawn so far is asked for by events that come faster than the page is drawn.
  const latest = useRef<Stroke | null>(null);
  const hold = (next: Stroke | null): void => {
    latest.current = next;
    setDrawn(next);
  };
  const shownDraft = useMemo(
    () => (drawn === null || brush === null ? draft : drawStroke(draft, drawn, brush, shape, manner)),
    [draft, drawn, brush, shape, manner],
  );
  // While a hand draws, only what it changes is drawn anew, over the map as it was.
  const changed = useMemo(() => changedSquares(draft, shownDraft), [draft, shownDraft]);
  const base = changed === null ? shownDraft : draft;
  const field = useMemo(() => drawnFace(base), [base]);
  const shownField = useMemo(() => (shownDraft === base ? field : drawnFace(shownDraft)), [shownDraft, base, field]);
  const labelOf = useCallback(({ x, y }: Square) => squareWords(draft, y * draft.width + x), [draft]);

  const placeOf = ({ x, y }: Place): Place => ({ x: view.left + x / view.cell, y: view.top + y / view.cell });
  const middle = { x: window.width / 2, y: window.height / 2 };
  const zoom = (factor: number | null): void =>
    change((v) => (factor === null ? null : zoomAt(v, zoomed || factor < 1 ? factor : LOOK_CLOSER / v.cell, middle)));
  const inReach = { x: Math.min(focused.x, board.width - 1), y: Math.min(focused.y, board.height - 1) };
  useImperativeHandle(props.ref, () => ({
    zoom,
    show(at) {
      const square = { x: at % board.width, y: Math.floor(at / board.width) };
      if (zoomed) change((v) => bringIntoSight(v, square, window));
      focusCell(grid.current, square);
    },
  }));

  const pointers = usePointer(props.frame, {
    draws: brush !== null,
    onBegin(at) {
      const place = placeOf(at);
      if (brush !== null && isOn(board, place)) hold(beginStroke(draft, brush, place));
    },
    onGoOn(at) {
      if (latest.current !== null) hold(strokeTo(draft, latest.current, placeOf(at)));
    },
    onEnd() {
      const stroke = latest.current;
      hold(null);
      if (stroke !== null && brush !== null) props.onDraw(drawStroke(draft, stroke, brush, shape, manner));
    },
    onGiveUp: () => hold(null),
    onPan: (dx, dy) => change((v) => panBy(v, dx, dy)),
    onZoom: (factor, at) => change((v) => zoomAt(v, factor, at)),
    onHover: (at) => setHovered(at === null ? null : placeOf(at)),
  });
  const aimed = useMemo((): Aimed => {
    if (hovered === null || brush === null || drawn !== null || !isOn(board, hovered)) return null;
    const edge = edgeMeant(draft, brush, hovered);
    return edge === null ? { square: squareOf(draft, hovered) } : { edge };
  }, [hovered, brush, drawn, draft, board]);
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    const key = mapKey(event);
    if (key === null) return;
    event.preventDefault();
    // What lays something and goes on is the grid's to go on with; all else ends here.
    if (key.does !== "lay" || !key.goesOn) event.stopPropagation();
    props.onKey(key, inReach.y * board.width + inReach.x);
  };
  return (
    <div className={brush === null ? "map-window moving" : "map-window"} {...pointers}>
      <svg
        className="board-drawing"
        width={window.width}
        height={window.height}
        viewBox={`${view.left * U} ${view.top * U} ${(window.width / view.cell) * U} ${(window.height / view.cell) * U}`}
        aria-hidden="true"
      >
        <Terrain field={field} />
        {changed === null || shownDraft === base ? null : <TerrainPatch field={shownField} squares={changed} />}
        <Overlay draft={shownDraft} symmetry={manner.symmetry} aimed={aimed} marked={props.marked} />
      </svg>
      {zoomed ? <Gutter board={board} view={view} window={window} /> : null}
      <div onKeyDownCapture={press}>
        <SquareGrid
          grid={grid}
          board={board}
          view={view}
          label={say("maps.board", { ...board })}
          labelOf={labelOf}
          focused={inReach}
          places={[]}
          onFocus={(square) => {
            setFocused(square);
            if (zoomed) change((v) => bringIntoSight(v, square, window));
          }}
          onChoose={({ x, y }) => props.onKey({ does: "lay", goesOn: false }, y * board.width + x)}
          onZoom={zoom}
        />
      </div>
    </div>
  );
}

/** The map that is drawn on: by mouse, by fingers, and square by square with keys. */
export function Surface(props: SurfaceProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const size = useWindowSize(frame);
  const window = size === null || size.width === 0 || size.height === 0 ? UNMEASURED : size;
  return (
    <div ref={frame} className="map-surface">
      {size === null ? null : <Placed {...props} window={window} frame={frame} />}
    </div>
  );
}
