import { memo, type NamedExoticComponent, type ReactElement } from "react";
import { box, n, polygon } from "../common/path.ts";
import { grain } from "./grain.ts";
import { type SquareFace, squareStrokes } from "./ground.ts";
import { gather, INKS, type Stroke } from "./ink.ts";
import { facePath, hatchPath, solidity } from "./rock.ts";
import { columnName, type Point, type Square, squareKey, squaresPath, type TileRect, U } from "./square.ts";

/** A thin wall between two corners of the lattice, along one edge or several. */
export interface ThinWall {
  readonly from: Point;
  readonly to: Point;
}

/** All that never changes while a battle lasts. Keep the object itself: it is drawn once for each new object. */
export interface BattlefieldFace {
  /** Rows of squares, top row first; all rows are of equal length. */
  readonly squares: readonly (readonly SquareFace[])[];
  readonly walls: readonly ThinWall[];
  /** Rock of any shape, each by its corners in order. */
  readonly rocks?: readonly (readonly Point[])[];
  /** Tiles whose seams are dotted on the floor. */
  readonly tiles: readonly TileRect[];
}

const TINTS = ["#E6D8B6", "#E2D2AD", "#EADDBE", "#DFCEA6", "#E4D5B1"] as const;
const GRAIN_SEED = 7;

/** Columns of a battlefield. */
export function widthOf(field: BattlefieldFace): number {
  return field.squares[0]?.length ?? 0;
}

/** Rows of a battlefield. */
export function heightOf(field: BattlefieldFace): number {
  return field.squares.length;
}

interface Floor {
  readonly tints: readonly string[];
  readonly joints: string;
  readonly strokes: readonly Stroke[];
  readonly rock: string;
}

function layFloor(field: BattlefieldFace, isLaid: (x: number, y: number) => boolean): Floor {
  const tints = TINTS.map(() => "");
  const strokes: Stroke[] = [];
  let [joints, rock] = ["", ""];
  field.squares.forEach((row, y) => {
    row.forEach((face, x) => {
      if (!isLaid(x, y)) return;
      if (face.ground === "rock") rock += box(x * U, y * U, U, U);
      if (face.ground === "rock" || face.ground === "void") return;
      // Each square has a grain of its own: what is drawn on one leaves all others as they were.
      const random = grain(GRAIN_SEED + x * 7_919 + y * 104_729);
      const tint = Math.floor(random() * TINTS.length);
      tints[tint] = (tints[tint] ?? "") + box(x * U, y * U, U, U);
      if (random() < 0.11) {
        const [a, b] = [x * U + 6 + random() * 26, y * U + 6 + random() * 26];
        joints += `M${n(a)} ${n(b)}l${n(random() * 9 - 3)} ${n(random() * 9)}l${n(random() * 7 - 4)} ${n(random() * 7)}`;
      }
      strokes.push(...squareStrokes(face, x, y, random));
    });
  });
  return { tints, joints, strokes: gather(strokes), rock };
}

function Tints(props: { readonly floor: Floor }): ReactElement {
  return (
    <g shapeRendering="crispEdges">
      {TINTS.map((tint, i) => (
        <path key={tint} d={props.floor.tints[i] ?? ""} fill={tint} />
      ))}
    </g>
  );
}

function Strokes(props: { readonly floor: Floor }): ReactElement {
  return (
    <>
      {props.floor.strokes.map(({ ink, d }) => (
        <path key={ink} d={d} {...INKS[ink]} />
      ))}
    </>
  );
}

function Walls(props: { readonly field: BattlefieldFace }): ReactElement {
  const { field } = props;
  const bars = field.walls.map((w) => `M${w.from.x * U} ${w.from.y * U}L${w.to.x * U} ${w.to.y * U}`).join("");
  const rocks = (field.rocks ?? []).map((corners) => polygon(corners.map(({ x, y }) => [x * U, y * U]))).join("");
  return (
    <>
      <path d={rocks} fill="#241B14" stroke="#17100B" strokeWidth={4} strokeLinejoin="round" />
      <path d={bars} stroke="#17100B" strokeWidth={6} strokeLinecap="round" fill="none" />
      <path d={bars} stroke="#8A7355" strokeWidth={1.2} strokeDasharray="3 3" fill="none" />
    </>
  );
}

function Coordinates(props: { readonly width: number; readonly height: number }): ReactElement {
  return (
    <g className="num coordinates" textAnchor="middle" fontSize={13} fontWeight={700} fill="#E9DBBA">
      {Array.from({ length: props.width }, (_, x) => (
        <text key={columnName(x)} x={x * U + U / 2} y={-8}>
          {columnName(x)}
        </text>
      ))}
      {Array.from({ length: props.height }, (_, y) => (
        <text key={`row${String(y)}`} x={-12} y={y * U + 25}>
          {y + 1}
        </text>
      ))}
    </g>
  );
}

function TerrainLayer(props: { readonly field: BattlefieldFace; readonly coordinates?: boolean }): ReactElement {
  const { field } = props;
  const [width, height] = [widthOf(field), heightOf(field)];
  const solid = solidity(field.squares);
  const floor = layFloor(field, () => true);
  const rows = Array.from({ length: Math.max(0, height - 1) }, (_, i) => `M0 ${(i + 1) * U}h${width * U}`);
  const columns = Array.from({ length: Math.max(0, width - 1) }, (_, i) => `M${(i + 1) * U} 0v${height * U}`);
  const seams = field.tiles.map((t) => box(t.x * U, t.y * U, t.width * U, t.height * U)).join("");
  return (
    <g className="terrain">
      <Tints floor={floor} />
      <path d={floor.joints} stroke="#A58F63" fill="none" />
      <path d={rows.join("") + columns.join("")} stroke="#8D784E" strokeOpacity={0.5} fill="none" />
      <Strokes floor={floor} />
      <path
        d={seams}
        fill="none"
        stroke="#5F4A2C"
        strokeWidth={1.4}
        strokeOpacity={0.55}
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path d={floor.rock} fill="#241B14" />
      <path
        d={hatchPath(width, height, solid, grain(GRAIN_SEED + width))}
        stroke="#8A7355"
        strokeWidth={1.1}
        strokeOpacity={0.85}
        strokeLinecap="round"
        fill="none"
      />
      <path d={facePath(width, height, solid)} stroke="#17100B" strokeWidth={4} strokeLinecap="square" fill="none" />
      <Walls field={field} />
      {props.coordinates === false ? null : <Coordinates width={width} height={height} />}
    </g>
  );
}

/** The floor, the rock, the walls and the coordinates; drawn again only for another battlefield. */
export const Terrain: NamedExoticComponent<{ readonly field: BattlefieldFace; readonly coordinates?: boolean }> =
  memo(TerrainLayer);

/**
 * Some squares of a battlefield as they have become, laid over what was drawn before, and all its thin walls: cheap enough to be
 * drawn at every move of a hand. Rock has no face here.
 */
export function TerrainPatch(props: {
  readonly field: BattlefieldFace;
  readonly squares: readonly Square[];
}): ReactElement {
  const { field, squares } = props;
  const keys = new Set(squares.map(squareKey));
  const floor = layFloor(field, (x, y) => keys.has(squareKey({ x, y })));
  return (
    <g className="terrain">
      <Tints floor={floor} />
      <path d={squaresPath(squares)} stroke="#8D784E" strokeOpacity={0.5} fill="none" />
      <Strokes floor={floor} />
      <path d={floor.rock} fill="#241B14" />
      <Walls field={field} />
    </g>
  );
}
