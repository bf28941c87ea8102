import { type ReactElement, type Ref, useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import { placesBeyond } from "./beyond.ts";
import { EdgeHints } from "./edge-hints.tsx";
import { freeCorner, toolPlace } from "./free-corner.ts";
import { useGestures } from "./gestures.ts";
import { Gutter } from "./gutter.tsx";
import { LightDefs, type LightIds, Shade, Wash } from "./light.tsx";
import {
  Area,
  Arrow,
  type BattlefieldMarks,
  Burst,
  Claim,
  Costs,
  Danger,
  type LabelMark,
  Leaders,
  Link,
  PathBeads,
  PathEnd,
  Pointed,
  Reach,
  Sight,
  Worth,
} from "./marks.tsx";
import { Minimap, mapSize } from "./minimap.tsx";
import { Piece, PieceBody } from "./piece.tsx";
import type { PieceFace } from "./piece-face.ts";
import { PieceFigures } from "./piece-figures.tsx";
import { type Point, type Square, U } from "./square.ts";
import { focusCell, SquareGrid } from "./square-grid.tsx";
import { type BattlefieldFace, heightOf, Terrain, widthOf } from "./terrain.tsx";
import { Token, type TokenFace } from "./token.tsx";
import { useView } from "./use-view.ts";
import { useWindowSize } from "./use-window.ts";
import { bringIntoSight, centreOn, panBy, type Size, squareAt, type View, zoomAt } from "./view.ts";
import { ZoomTools } from "./zoom-tools.tsx";

/** The words of the battlefield, in the reader's language. */
export interface BattlefieldLabels {
  readonly board: string;
  readonly minimap: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

/** What the page may ask of a battlefield through its `ref`. */
export interface BattlefieldHandle {
  /** Zooms by a factor about the middle; null shows the whole battlefield. */
  readonly zoom: (factor: number | null) => void;
  /** Brings a square into sight. */
  readonly show: (square: Square) => void;
  /** Moves the keyboard's focus to a square. */
  readonly focusSquare: (square: Square) => void;
}

/** Everything a battlefield needs; it knows no rules: what is drawn comes in, what is pressed goes out. */
export interface BattlefieldProps {
  readonly field: BattlefieldFace;
  /** What lies on squares. */
  readonly tokens?: readonly TokenFace[];
  readonly pieces: readonly PieceFace[];
  readonly marks?: BattlefieldMarks;
  readonly labels: BattlefieldLabels;
  /** What a reader hears on a square. Keep its identity while nothing on the board changes. */
  readonly labelOf: (square: Square) => string;
  /** Pixels a square to begin with, or a little less where a side of the battlefield then fits; the whole battlefield when left out. */
  readonly startCell?: number;
  /** What to keep in sight when zoomed; another point moves the window there. */
  readonly centre?: Point;
  /** Width of the small map in pixels; 132 when left out, 0 for none. */
  readonly mapWidth?: number;
  /** A square was pressed. Returns whether that did something. */
  readonly onSquare?: (square: Square) => boolean;
  /** A piece was pressed, on the given square of its space; without it, onSquare hears of it. */
  readonly onPiece?: (id: string, square: Square) => boolean;
  /** A finger was held still on a square, or on a piece's space. */
  readonly onRead?: (square: Square, pieceId: string | null) => void;
  readonly onHover?: (square: Square | null, pieceId: string | null) => void;
  readonly ref?: Ref<BattlefieldHandle>;
}

const UNMEASURED_CELL = 38;
const LOOK_CLOSER = 56;
/** How far the light's layers reach beyond the board, in drawing units. */
const NEAR = 60;
const FAR = 1_200;
const NO_MARKS: BattlefieldMarks = {};

function pieceAt(pieces: readonly PieceFace[], { x, y }: Square): PieceFace | undefined {
  return pieces.find((p) => x >= p.x && x < p.x + (p.size ?? 1) && y >= p.y && y < p.y + (p.size ?? 1));
}

/** Squares with somebody on them. */
function takenSquares(pieces: readonly PieceFace[]): readonly Square[] {
  return pieces.flatMap(({ x, y, size = 1 }) =>
    Array.from({ length: size * size }, (_, i) => ({ x: x + (i % size), y: y + Math.floor(i / size) })),
  );
}

function MapLabel(props: { readonly label: LabelMark; readonly view: View }): ReactElement {
  const { label, view } = props;
  return (
    <div
      className={`board-label ${label.anchor ?? "middle"} ${label.tone ?? "ink"}${label.small === true ? " small" : ""}`}
      style={{ left: (label.x - view.left) * view.cell, top: (label.y - view.top) * view.cell }}
    >
      {label.text}
    </div>
  );
}

function Drawing(props: {
  readonly field: BattlefieldFace;
  readonly tokens: readonly TokenFace[];
  readonly pieces: readonly PieceFace[];
  readonly marks: BattlefieldMarks;
  readonly ids: LightIds;
  readonly zoomed: boolean;
}): ReactElement {
  const { field, marks, ids } = props;
  // Zoomed, the window cuts the drawing off, and one may look far beyond the board; else the light ends softly near it.
  const spill = props.zoomed ? FAR : NEAR;
  const size = { width: widthOf(field), height: heightOf(field), spill };
  // Pieces lower on the board stand before those above, like real figures, and whoever is carried before its carrier; what
  // is read on them lies above them all.
  const height = ({ carried }: PieceFace): number => (carried === true ? 1 : 0);
  const foot = ({ y, size = 1 }: PieceFace): number => y + size;
  const standing = props.pieces.toSorted((a, b) => height(a) - height(b) || foot(a) - foot(b) || a.x - b.x);
  const trodden = props.tokens.filter((token) => pieceAt(props.pieces, token) !== undefined);
  const open = props.tokens.filter((token) => !trodden.includes(token));
  return (
    <>
      <LightDefs ids={ids} {...size} pool={marks.pool ?? null} />
      <Terrain field={field} />
      <Wash gradient={ids.torch} {...size} />
      {marks.claims?.map((claim) => (
        <Claim key={claim.seat} {...claim} />
      ))}
      {marks.reaches?.map((mark) => (
        <Reach key={mark.id} mark={mark} />
      ))}
      {marks.worths?.map((mark) => (
        <Worth key={mark.id} mark={mark} />
      ))}
      {marks.lit === undefined ? null : <Shade lit={marks.lit} {...size} />}
      {marks.lit === undefined && marks.pool !== undefined ? <Wash gradient={ids.focus} {...size} /> : null}
      {open.map((token) => (
        <Token key={token.id} token={token} />
      ))}
      {marks.areas?.map((mark) => (
        <Area key={mark.id} mark={mark} />
      ))}
      {marks.costs === undefined ? null : <Costs marks={marks.costs} />}
      {marks.pointed === undefined ? null : <Pointed squares={marks.pointed} />}
      {marks.path === undefined ? null : <PathBeads path={marks.path} />}
      {marks.links?.map((mark) => (
        <Link key={mark.id} mark={mark} />
      ))}
      {standing.map((piece) => (
        <PieceBody key={piece.id} piece={piece} haloId={ids.halo} />
      ))}
      {trodden.map((token) => (
        <Token key={token.id} token={token} small />
      ))}
      {marks.fallen?.map((piece) => (
        <PieceBody key={piece.id} piece={piece} />
      ))}
      {marks.sights?.map((mark) => (
        <Sight key={mark.id} mark={mark} />
      ))}
      {marks.arrows?.map((mark) => (
        <Arrow key={mark.id} mark={mark} />
      ))}
      {standing.map((piece) => (piece.mood === "destroyed" ? null : <PieceFigures key={piece.id} piece={piece} />))}
      {marks.ghost === undefined ? null : <Piece piece={marks.ghost} ghost />}
      {marks.labels === undefined ? null : <Leaders labels={marks.labels} />}
      {marks.path === undefined ? null : <PathEnd path={marks.path} />}
      {marks.dangers?.map((mark) => (
        <Danger key={mark.id} mark={mark} />
      ))}
      {marks.bursts?.map((mark) => (
        <Burst key={mark.id} mark={mark} />
      ))}
    </>
  );
}

interface PlacedProps extends BattlefieldProps {
  readonly board: Size;
  readonly window: Size;
  readonly frame: { readonly current: HTMLDivElement | null };
}

function Placed(props: PlacedProps): ReactElement {
  const { field, pieces, board, window } = props;
  const marks = props.marks ?? NO_MARKS;
  const { view, zoomed, change } = useView(board, window, props.startCell, props.centre);
  const [focused, setFocused] = useState<Square>(() => pieces[0] ?? { x: 0, y: 0 });
  const grid = useRef<HTMLDivElement>(null);
  const hovered = useRef<string>("");
  const id = useId();
  const ids = { torch: `${id}torch`, halo: `${id}halo`, focus: `${id}focus` };
  const middle = { x: window.width / 2, y: window.height / 2 };

  const zoom = (factor: number | null): void => change((v) => (factor === null ? null : zoomAt(v, factor, middle)));
  const show = (square: Square): void => change((v) => bringIntoSight(v, square, window));
  useImperativeHandle(props.ref, () => ({ zoom, show, focusSquare: (square) => focusCell(grid.current, square) }));

  const choose = (square: Square): boolean => {
    const piece = pieceAt(pieces, square);
    if (piece !== undefined && props.onPiece !== undefined) return props.onPiece(piece.id, square);
    return props.onSquare?.(square) ?? false;
  };
  const hover = (square: Square | null): void => {
    const piece = square === null ? undefined : pieceAt(pieces, square);
    const key = square === null ? "" : `${square.x},${square.y}`;
    if (key === hovered.current) return;
    hovered.current = key;
    props.onHover?.(square, piece?.id ?? null);
  };
  const gestures = useGestures(props.frame, {
    onTap: (at) => {
      const square = squareAt(view, at, board);
      return square !== null && choose(square);
    },
    onHold: (at) => {
      const square = squareAt(view, at, board);
      if (square !== null) props.onRead?.(square, pieceAt(pieces, square)?.id ?? null);
    },
    onDoubleTap: (at) => change((v) => (zoomed ? null : zoomAt(v, LOOK_CLOSER / v.cell, at))),
    onPan: (dx, dy) => {
      if (zoomed) change((v) => panBy(v, dx, dy));
    },
    onZoom: (factor, at) => change((v) => zoomAt(v, factor, at)),
    onHover: (at) => hover(at === null ? null : squareAt(view, at, board)),
  });
  const mapWidth = props.mapWidth ?? 132;
  const buttons = useRef<HTMLDivElement>(null);
  const buttonsSize = useWindowSize(buttons);
  const map = zoomed && mapWidth > 0 ? mapSize(field, mapWidth) : null;
  const busy = { lit: marks.lit ?? [], taken: takenSquares(pieces) };
  const place = toolPlace(map, buttonsSize, (tools) => freeCorner(view, window, tools, busy));
  return (
    <div className={zoomed ? "board-window zoomed" : "board-window"} {...gestures}>
      <svg
        className="board-drawing"
        width={window.width}
        height={window.height}
        viewBox={`${view.left * U} ${view.top * U} ${(window.width / view.cell) * U} ${(window.height / view.cell) * U}`}
        aria-hidden="true"
      >
        <Drawing field={field} tokens={props.tokens ?? []} pieces={pieces} marks={marks} ids={ids} zoomed={zoomed} />
      </svg>
      <div className="board-labels" aria-hidden="true">
        {marks.labels?.map((label) => (
          <MapLabel key={label.id} label={label} view={view} />
        ))}
      </div>
      {zoomed ? <Gutter board={board} view={view} window={window} /> : null}
      <SquareGrid
        grid={grid}
        board={board}
        view={view}
        label={props.labels.board}
        labelOf={props.labelOf}
        focused={focused}
        places={pieces}
        onFocus={(square) => {
          setFocused(square);
          hover(square);
          if (zoomed) show(square);
        }}
        onChoose={choose}
        onZoom={zoom}
      />
      {zoomed ? <EdgeHints beyond={placesBeyond(view, window, marks.lit ?? [])} onShow={show} /> : null}
      <div className={`board-tools ${zoomed ? place.at : "bottom-right"}`}>
        {place.withMap ? (
          <Minimap
            field={field}
            pieces={pieces}
            view={view}
            window={window}
            width={mapWidth}
            label={props.labels.minimap}
            onLook={(at) => change((v) => centreOn(v, at, window))}
          />
        ) : null}
        <ZoomTools
          ref={buttons}
          zoomed={zoomed}
          labels={props.labels}
          onZoom={(factor) => zoom(factor ?? LOOK_CLOSER / view.cell)}
        />
      </div>
    </div>
  );
}

/** The battlefield: terrain, light, marks and pieces, with zoom, pan and a keyboard's way over every square. */
export function Battlefield(props: BattlefieldProps): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  const size = useWindowSize(frame);
  const { field } = props;
  const board = useMemo<Size>(() => ({ width: widthOf(field), height: heightOf(field) }), [field]);
  // A page that is not laid out (a test, a printed page) still gets its grid.
  const window =
    size === null || size.width === 0 || size.height === 0
      ? { width: board.width * UNMEASURED_CELL, height: board.height * UNMEASURED_CELL }
      : size;
  return (
    <div ref={frame} className="battlefield">
      {size === null ? null : <Placed {...props} board={board} window={window} frame={frame} />}
    </div>
  );
}
