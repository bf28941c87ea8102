import type { ReactElement } from "react";
import { GlyphMark } from "../common/glyph.tsx";
import { SEATS, type SeatColour } from "../common/palette.ts";
import { n } from "../common/path.ts";
import type { LightPool } from "./light.tsx";
import type { PieceFace } from "./piece-face.ts";
import { type Point, rimPath, type Square, squareKey, squaresPath, U } from "./square.ts";

/** What it costs to reach a square. */
export interface CostMark extends Square {
  readonly cost: number;
  /** A move that comes here ends here. */
  readonly stop?: boolean;
  /** Entering deals damage. */
  readonly hazard?: boolean;
  /** Something stands here: the number goes into the corner. */
  readonly corner?: boolean;
}

/** The path of a move, by the top left square of the moving space at each step, the start included. */
export interface PathMark {
  readonly squares: readonly Square[];
  readonly size?: number;
  /** What the badge at the end says. */
  readonly cost: number;
  readonly stop?: boolean;
}

/** A line of sight between two lattice points. */
export interface SightMark {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly free: boolean;
  /** Where a failing line fails; its middle when left out. */
  readonly failsAt?: Point;
}

/** Squares that an effect covers. */
export interface AreaMark {
  readonly id: string;
  readonly squares: readonly Square[];
  readonly tone: "harm" | "good" | "plain";
}

/** From who acts to whom it concerns. */
export interface ArrowMark {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly tone: "harm" | "good" | "plain";
}

/** A number that bursts over a square: damage, damage prevented, or healing. */
export interface BurstMark extends Point {
  readonly id: string;
  readonly amount: number;
  readonly kind: "damage" | "prevented" | "healed";
}

/** Squares that something of a seat reaches, faintly tinted; stronger where it is the one looked at. */
export interface ReachMark {
  readonly id: string;
  readonly seat: SeatColour;
  readonly squares: readonly Square[];
  readonly strong?: boolean;
}

/** Two places that belong together: a dotted line. */
export interface LinkMark {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
  readonly seat: SeatColour;
}

/** A place on a path where somebody may strike at whoever goes it. */
export interface DangerMark extends Point {
  readonly id: string;
}

/** What squares are worth, written on the floor. */
export interface WorthMark extends Square {
  readonly id: string;
  readonly text: string;
}

/** A short text on the battlefield, at a lattice point; always level and legible at every zoom. */
export interface LabelMark extends Point {
  readonly id: string;
  readonly text: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly tone?: "ink" | "gold" | "warn";
  /** It sits on a piece and had better cover none beside it. */
  readonly small?: true;
  /** What the label is about: a thin line leads there. */
  readonly leader?: Point;
}

/** Everything that is laid over the terrain for the moment's question or event. */
export interface BattlefieldMarks {
  /** Squares that may be chosen; when given, the rest lies in half shadow. */
  readonly lit?: readonly Square[];
  /** Where the light gathers when nothing is to be chosen on the floor. */
  readonly pool?: LightPool;
  readonly costs?: readonly CostMark[];
  readonly path?: PathMark;
  /** Places on the path where it is dangerous. */
  readonly dangers?: readonly DangerMark[];
  readonly reaches?: readonly ReachMark[];
  readonly links?: readonly LinkMark[];
  readonly worths?: readonly WorthMark[];
  readonly areas?: readonly AreaMark[];
  readonly sights?: readonly SightMark[];
  readonly arrows?: readonly ArrowMark[];
  readonly bursts?: readonly BurstMark[];
  readonly labels?: readonly LabelMark[];
  /** Pieces that have just been destroyed, where they stood. */
  readonly fallen?: readonly PieceFace[];
  /** Where the piece in hand would stand. */
  readonly ghost?: PieceFace;
  /** A square pointed at from elsewhere, such as an option that names it. */
  readonly pointed?: readonly Square[];
  /** Pairs of seats' squares to tint, such as areas to begin in. */
  readonly claims?: readonly { readonly seat: SeatColour; readonly squares: readonly Square[] }[];
}

const STOP = "M31 3h3l3 3v3l-3 3h-3l-3-3v-3z";

function Cost(props: { readonly mark: CostMark }): ReactElement {
  const { mark } = props;
  const corner = mark.corner === true;
  return (
    <g transform={`translate(${mark.x * U} ${mark.y * U})`}>
      <text
        className="num haloed"
        x={corner ? 9 : 20}
        y={corner ? 16 : 26}
        fontSize={corner ? 15 : 17}
        fontWeight={800}
        textAnchor="middle"
        fill="#17100B"
      >
        {mark.cost}
      </text>
      {mark.stop === true ? <path d={STOP} fill="#8E1F1B" stroke="#FFF6E0" /> : null}
      {mark.hazard === true ? (
        <path d="M33 27l5.5 9.5h-11z" fill="#FF9A3C" stroke="#17100B" strokeWidth={1.4} strokeLinejoin="round" />
      ) : null}
    </g>
  );
}

/** The costs of all squares in reach. */
export function Costs(props: { readonly marks: readonly CostMark[] }): ReactElement {
  return (
    <g className="costs">
      {props.marks.map((mark) => (
        <Cost key={squareKey(mark)} mark={mark} />
      ))}
    </g>
  );
}

const half = (path: PathMark): number => ((path.size ?? 1) * U) / 2;

/** The path as beads on a dark cord; it lies under the pieces. */
export function PathBeads(props: { readonly path: PathMark }): ReactElement {
  const middle = half(props.path);
  const d = `M${props.path.squares.map(({ x, y }) => `${x * U + middle} ${y * U + middle}`).join("L")}`;
  return (
    <g className="path" fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={d} stroke="#17100B" strokeWidth={8} />
      <path d={d} stroke="#FFF6E0" strokeWidth={4} strokeDasharray="0.1 9" />
    </g>
  );
}

/** The badge at the end of a path: what it costs, in an octagon where the move must end. */
export function PathEnd(props: { readonly path: PathMark }): ReactElement | null {
  const { squares, cost, stop } = props.path;
  const middle = half(props.path);
  const end = squares[squares.length - 1];
  if (end === undefined) return null;
  return (
    <g transform={`translate(${end.x * U + middle} ${end.y * U + middle})`}>
      <circle r={17} fill="#FFF6E0" stroke="#17100B" strokeWidth={2.5} />
      {stop === true ? (
        <path className="stop-sign" d="M-5.5 -12h11l6.5 6.5v11l-6.5 6.5h-11l-6.5-6.5v-11z" fill="#8E1F1B" />
      ) : null}
      <text
        className="num"
        y={6}
        fontSize={17}
        fontWeight={800}
        textAnchor="middle"
        fill={stop === true ? "#FFF6E0" : "#17100B"}
      >
        {cost}
      </text>
    </g>
  );
}

/** The thin lines from labels to what they are about. */
export function Leaders(props: { readonly labels: readonly LabelMark[] }): ReactElement {
  const d = props.labels.map((label) => (label.leader === undefined ? "" : segment(label, label.leader))).join("");
  return (
    <g className="leaders" fill="none" strokeLinecap="round">
      <path d={d} stroke="#FBF1D8" strokeWidth={4} strokeOpacity={0.5} />
      <path d={d} stroke="#17100B" strokeWidth={2} />
    </g>
  );
}

const diamond = (p: Point): string => `M${n(p.x * U)} ${n(p.y * U - 7)}l7 7-7 7-7-7z`;
const segment = (a: Point, b: Point): string => `M${n(a.x * U)} ${n(a.y * U)}L${n(b.x * U)} ${n(b.y * U)}`;

/** A sight line between two corners: whole when free, else broken, with a cross where it fails. */
export function Sight(props: { readonly mark: SightMark }): ReactElement {
  const { from, to, free } = props.mark;
  const line = segment(from, to);
  const cross = props.mark.failsAt ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <g className="sight" fill="none" strokeLinecap="round">
      <path d={line} stroke="#17100B" strokeWidth={free ? 6.5 : 5.5} />
      <path
        d={line}
        stroke={free ? "#FFF6E0" : "#FF9C86"}
        strokeWidth={free ? 3.2 : 2.6}
        strokeDasharray={free ? undefined : "7 6"}
      />
      <path d={diamond(from) + diamond(to)} fill="#FFF6E0" stroke="#17100B" strokeWidth={1.5} />
      {free ? null : (
        <g transform={`translate(${n(cross.x * U)} ${n(cross.y * U)})`}>
          <circle r={9} fill="#8E1F1B" stroke="#FFF6E0" strokeWidth={1.6} />
          <path d="M-3.5 -3.5l7 7m0 -7l-7 7" stroke="#FFF6E0" strokeWidth={2.4} />
        </g>
      )}
    </g>
  );
}

const AREA_FILL = { harm: "#C2401F", good: "#12836A", plain: "#1C6770" } as const;

/** A dashed rim over all that an effect covers. */
export function Area(props: { readonly mark: AreaMark }): ReactElement {
  const rim = rimPath(props.mark.squares);
  return (
    <g className="area">
      <path d={squaresPath(props.mark.squares)} fill={AREA_FILL[props.mark.tone]} fillOpacity={0.22} />
      <path d={rim} fill="none" stroke="#17100B" strokeWidth={7} strokeLinecap="square" />
      <path d={rim} fill="none" stroke="#FFB347" strokeWidth={3.4} strokeDasharray="12 5" />
    </g>
  );
}

/** Squares tinted in a seat's colour. */
export function Claim(props: { readonly seat: SeatColour; readonly squares: readonly Square[] }): ReactElement {
  return (
    <g className="claim">
      <path d={squaresPath(props.squares)} fill={SEATS[props.seat].ring} fillOpacity={0.24} />
      <path d={rimPath(props.squares)} fill="none" stroke={SEATS[props.seat].field} strokeWidth={2.4} />
    </g>
  );
}

/** A faint tint with a dotted rim: what somebody's presence does there. */
export function Reach(props: { readonly mark: ReachMark }): ReactElement {
  const { seat, squares, strong } = props.mark;
  const paint = SEATS[seat];
  return (
    <g className="reach">
      <path d={squaresPath(squares)} fill={paint.ring} fillOpacity={strong === true ? 0.22 : 0.07} />
      <path
        d={rimPath(squares)}
        fill="none"
        stroke={paint.field}
        strokeWidth={strong === true ? 2.6 : 1.4}
        strokeOpacity={strong === true ? 1 : 0.6}
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** A dotted line in a seat's colour, on a pale rim so that it shows on every floor. */
export function Link(props: { readonly mark: LinkMark }): ReactElement {
  const d = segment(props.mark.from, props.mark.to);
  return (
    <g className="link" fill="none" strokeLinecap="round">
      <path d={d} stroke="#FFF6E0" strokeWidth={6} strokeOpacity={0.85} />
      <path d={d} stroke={SEATS[props.mark.seat].field} strokeWidth={3.6} strokeDasharray="0.1 7.5" />
    </g>
  );
}

/** Crossed swords on a disc. */
export function Danger(props: { readonly mark: DangerMark }): ReactElement {
  return (
    <g className="danger" transform={`translate(${n(props.mark.x * U)} ${n(props.mark.y * U)})`}>
      <circle r={10.5} fill="#8E1F1B" stroke="#FFF6E0" strokeWidth={2} />
      <GlyphMark name="crossed-swords" x={-7} y={-7} size={14} colour="#FFF6E0" />
    </g>
  );
}

/** A laurel and a number in the corner of a square. */
export function Worth(props: { readonly mark: WorthMark }): ReactElement {
  const { x, y, text } = props.mark;
  return (
    <g className="worth" transform={`translate(${x * U + 3} ${y * U + 3})`}>
      <GlyphMark name="laurel-crown" x={0} y={1} size={15} colour="#54432E" />
      <text className="num haloed" x={17} y={14} fontSize={14} fontWeight={800} fill="#17100B">
        {text}
      </text>
    </g>
  );
}

/** Squares that something elsewhere points at. */
export function Pointed(props: { readonly squares: readonly Square[] }): ReactElement {
  const rim = rimPath(props.squares);
  return (
    <g className="pointed" fill="none" strokeLinecap="square">
      <path d={squaresPath(props.squares)} fill="#FFD98A" fillOpacity={0.3} />
      <path d={rim} stroke="#17100B" strokeWidth={6.5} />
      <path d={rim} stroke="#FFD98A" strokeWidth={3.2} />
    </g>
  );
}

const ARROW_INK = { harm: "#FF9C86", good: "#8FE0C9", plain: "#FFF6E0" } as const;

/** An arrow from the actor to the target, on a dark rim so that it shows on every floor. */
export function Arrow(props: { readonly mark: ArrowMark }): ReactElement {
  const { from, to, tone } = props.mark;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const tip = { x: to.x * U, y: to.y * U };
  const neck = { x: tip.x - ux * 13, y: tip.y - uy * 13 };
  const shaft = `M${n(from.x * U)} ${n(from.y * U)}L${n(neck.x)} ${n(neck.y)}`;
  const head = `M${n(tip.x)} ${n(tip.y)}L${n(neck.x - uy * 8)} ${n(neck.y + ux * 8)}L${n(neck.x + uy * 8)} ${n(neck.y - ux * 8)}Z`;
  return (
    <g className="arrow" strokeLinejoin="round" strokeLinecap="round">
      <path className="arrow-shaft" pathLength={1} d={shaft} stroke="#17100B" strokeWidth={8} fill="none" />
      <path d={head} fill="#17100B" stroke="#17100B" strokeWidth={5} />
      <path className="arrow-shaft" pathLength={1} d={shaft} stroke={ARROW_INK[tone]} strokeWidth={3.8} fill="none" />
      <path d={head} fill={ARROW_INK[tone]} />
    </g>
  );
}

const STAR = "M0 -21l6 8 10-3-1 10 9 5-8 6 3 10-10-1-6 9-6-8-10 2 1-10-9-5 8-6-3-10 10 1z";

/** A number that bursts out over a creature. */
export function Burst(props: { readonly mark: BurstMark }): ReactElement {
  const { kind, amount } = props.mark;
  const at = `translate(${n(props.mark.x * U)} ${n(props.mark.y * U)})`;
  const text = (fill: string): ReactElement => (
    <text className="num" y={6} fontSize={18} fontWeight={800} textAnchor="middle" fill={fill}>
      {kind === "healed" ? `+${amount}` : amount}
    </text>
  );
  if (kind === "damage") {
    return (
      <g transform={at}>
        <g className="burst">
          <path d={STAR} fill="#8E1F1B" stroke="#FFF6E0" strokeWidth={2} transform="scale(1.25)" />
          {text("#FFFFFF")}
        </g>
      </g>
    );
  }
  return (
    <g transform={at}>
      <g className="burst">
        <circle r={19} fill={kind === "healed" ? "#12614D" : "#F5EBD3"} stroke="#17100B" strokeWidth={2.4} />
        {text(kind === "healed" ? "#FFFFFF" : "#1C6770")}
        {kind === "prevented" ? (
          <path d="M-14 6L14 -6" stroke="#1C6770" strokeWidth={3.4} strokeLinecap="round" />
        ) : null}
      </g>
    </g>
  );
}
