import { type ReactElement, useLayoutEffect, useRef } from "react";
import { GlyphMark } from "../common/glyph.tsx";
import { SEATS, type SeatColour } from "../common/palette.ts";
import { n } from "../common/path.ts";
import { seatPath } from "../common/seat.tsx";
import { type Square, U } from "./square.ts";

/** Hit points left and at the start. */
export interface HitPoints {
  readonly left: number;
  readonly full: number;
}

/** A creature on the battlefield as it is drawn; its words are on its square's label. */
export interface PieceFace extends Square {
  readonly id: string;
  readonly seat: SeatColour;
  /** An emblem's name; null shows the monogram. */
  readonly emblem: string | null;
  /** Two letters for a creature without an emblem. */
  readonly monogram: string;
  /** Side of the space in squares; 1 when left out. */
  readonly size?: number;
  readonly level?: number;
  readonly hitPoints?: HitPoints;
  readonly tapped?: boolean;
  /** How many cards are attached. */
  readonly attached?: number;
  readonly acted?: boolean;
  /** Emblems of what lies on the creature; three are shown, the rest counted. */
  readonly conditions?: readonly string[];
  readonly hidden?: boolean;
  readonly selected?: boolean;
  readonly target?: boolean;
  readonly glow?: boolean;
  readonly mood?: "cowering" | "destroyed" | "hurt";
  /** The squares just walked through, first to last; a new array sets the piece walking. */
  readonly travel?: readonly Square[];
}

interface Scale {
  /** Side of the space in drawing units. */
  readonly side: number;
  /** Radius of the ring. */
  readonly ring: number;
  /** Size of the figures against a one-square piece. */
  readonly figures: number;
}

function scaleOf(piece: PieceFace): Scale {
  const size = piece.size ?? 1;
  const side = U * size;
  return { side, ring: side * 0.485 + (size === 1 ? 2.4 : 0), figures: size === 1 ? 1 : 1.55 };
}

function Level(props: { readonly level: number; readonly tapped: boolean; readonly scale: Scale }): ReactElement {
  const { ring, figures: k } = props.scale;
  return (
    <g transform={`translate(0 ${n(-ring * 0.93)})`}>
      <path
        d={`M${n(-7.5 * k)} ${n(-7 * k)}H${n(7.5 * k)}V${n(3 * k)}L0 ${n(8 * k)}L${n(-7.5 * k)} ${n(3 * k)}Z`}
        fill="#17100B"
        stroke="#F3E8D0"
        strokeWidth={1.2}
      />
      <text
        className="num"
        transform={props.tapped ? "rotate(-90)" : undefined}
        y={n(4.2 * k - 0.4)}
        fontSize={n(13 * k)}
        fontWeight={800}
        textAnchor="middle"
        fill="#FFF6E0"
      >
        {props.level}
      </text>
    </g>
  );
}

function Plate(props: { readonly hitPoints: HitPoints; readonly scale: Scale }): ReactElement {
  const { left, full } = props.hitPoints;
  const { ring, figures: k } = props.scale;
  const [width, height] = [(left > 99 ? 29 : 23) * k, 14.5 * k];
  const share = full > 0 ? Math.min(1, Math.max(0, left / full)) : 0;
  const low = share < 0.5;
  const [barX, barWidth] = [-width / 2 + 1.6 * k, width - 3.2 * k];
  return (
    <g transform={`translate(0 ${n(ring * 0.86)})`}>
      <rect
        x={n(-width / 2)}
        y={n(-height / 2)}
        width={n(width)}
        height={n(height)}
        rx={n(3 * k)}
        fill="#FFF6E0"
        stroke="#17100B"
        strokeWidth={1.3}
      />
      <text
        className="num"
        y={n(3.4 * k)}
        fontSize={n(13 * k)}
        fontWeight={800}
        textAnchor="middle"
        fill={low ? "#8E1F1B" : "#17100B"}
      >
        {left}
      </text>
      <rect x={n(barX)} y={n(height / 2 - 3.4 * k)} width={n(barWidth)} height={n(2 * k)} fill="#CBB68C" />
      <rect
        className="piece-bar"
        x={n(barX)}
        y={n(height / 2 - 3.4 * k)}
        width={n(barWidth * share)}
        height={n(2 * k)}
        fill={low ? "#B3261E" : "#2E6B4A"}
      />
    </g>
  );
}

function Attached(props: { readonly count: number; readonly scale: Scale }): ReactElement {
  const { ring, figures: k } = props.scale;
  return (
    <g transform={`translate(${n(ring * 0.78)} ${n(-ring * 0.5)}) rotate(9)`}>
      <rect
        x={n(-6.5 * k)}
        y={n(-8.5 * k)}
        width={n(13 * k)}
        height={n(17 * k)}
        rx={1.5}
        fill="#F5EBD3"
        stroke="#17100B"
        strokeWidth={1.2}
      />
      <text className="num" y={n(4.4 * k)} fontSize={n(13 * k)} fontWeight={800} textAnchor="middle" fill="#17100B">
        {props.count}
      </text>
    </g>
  );
}

const SHOWN_CONDITIONS = 3;

function Conditions(props: { readonly names: readonly string[]; readonly scale: Scale }): ReactElement {
  const { ring } = props.scale;
  const more = props.names.length - SHOWN_CONDITIONS;
  return (
    <>
      {props.names.slice(0, SHOWN_CONDITIONS).map((name, i) => (
        <g key={name} transform={`translate(${n(-ring * 0.9)} ${n(ring * 0.12 + i * 13)})`}>
          <circle r={7.2} fill="#F5EBD3" stroke="#17100B" strokeWidth={1.2} />
          <GlyphMark name={name} x={-5.5} y={-5.5} size={11} colour="#17100B" />
        </g>
      ))}
      {more > 0 ? (
        <text
          className="num haloed"
          x={n(-ring * 0.9)}
          y={n(ring * 0.12 + SHOWN_CONDITIONS * 13)}
          fontSize={12}
          fontWeight={800}
          textAnchor="middle"
          fill="#17100B"
        >
          +{more}
        </text>
      ) : null}
    </>
  );
}

function Acted(props: { readonly scale: Scale }): ReactElement {
  const { ring } = props.scale;
  return (
    <g transform={`translate(${n(-ring * 0.8)} ${n(-ring * 0.5)})`}>
      <circle r={7} fill="#17100B" stroke="#F3E8D0" strokeWidth={1.2} />
      <path d="M-3.2 0l2.4 2.6 4.2-5" stroke="#F3E8D0" strokeWidth={1.8} fill="none" />
    </g>
  );
}

function Corners(props: { readonly scale: Scale }): ReactElement {
  const a = props.scale.side * 0.5 + 5;
  const l = props.scale.side * 0.22;
  const d = `M${n(-a)} ${n(-a + l)}V${n(-a)}H${n(-a + l)}M${n(a - l)} ${n(-a)}H${n(a)}V${n(-a + l)}M${n(a)} ${n(a - l)}V${n(a)}H${n(a - l)}M${n(-a + l)} ${n(a)}H${n(-a)}V${n(a - l)}`;
  return (
    <g fill="none" className="piece-corners">
      <path d={d} stroke="#17100B" strokeWidth={6.5} />
      <path d={d} stroke="#FFD98A" strokeWidth={3.2} />
    </g>
  );
}

function CrossHairs(props: { readonly scale: Scale }): ReactElement {
  const r = props.scale.ring + 5;
  const [a, b] = [r * 0.72, r * 1.2];
  const d = `M0 ${n(-b)}V${n(-a)}M0 ${n(a)}V${n(b)}M${n(-b)} 0H${n(-a)}M${n(a)} 0H${n(b)}`;
  return (
    <g transform="rotate(45)" fill="none" className="piece-target">
      {[
        { stroke: "#17100B", width: 6 },
        { stroke: "#FFF6E0", width: 3 },
      ].map(({ stroke, width }) => (
        <g key={stroke} stroke={stroke}>
          <path d={d} strokeWidth={width} />
          <circle
            r={n(r)}
            strokeWidth={n(width * 0.62)}
            strokeDasharray={`${n(r * 0.9)} ${n(r * 0.6708)}`}
            strokeDashoffset={n(r * 0.45)}
          />
        </g>
      ))}
    </g>
  );
}

function strokesAcross(r: number): string {
  return `M${n(-r * 0.5)} ${n(r * 0.2)}L${n(r * 0.2)} ${n(-r * 0.5)}M${n(-r * 0.4)} ${n(r * 0.5)}L${n(r * 0.5)} ${n(-r * 0.4)}M${n(-r * 0.1)} ${n(r * 0.6)}L${n(r * 0.6)} ${n(-r * 0.1)}`;
}

function cracks(r: number): string {
  return `M0 0L${n(-r * 0.3)} ${n(-r * 0.5)}L${n(-r * 0.15)} ${n(-r)}M0 0L${n(r * 0.55)} ${n(r * 0.1)}L${n(r)} ${n(r * 0.35)}M0 0L${n(-r * 0.4)} ${n(r * 0.35)}L${n(-r * 0.6)} ${n(r * 0.9)}`;
}

function Emblem(props: { readonly piece: PieceFace; readonly side: number }): ReactElement {
  const { piece, side } = props;
  const colour = piece.tapped === true || piece.mood === "destroyed" ? "#CDBFA6" : "#FFF6E0";
  const size = side * ((piece.size ?? 1) === 1 ? 0.62 : 0.6);
  if (piece.emblem !== null) {
    return <GlyphMark name={piece.emblem} x={-size / 2} y={-size / 2} size={size} colour={colour} />;
  }
  return (
    <text className="monogram" y={n(side * 0.13)} fontSize={n(side * 0.4)} textAnchor="middle" fill={colour}>
      {piece.monogram}
    </text>
  );
}

function Body(props: { readonly piece: PieceFace; readonly scale: Scale }): ReactElement {
  const { piece, scale } = props;
  const { ring } = scale;
  const tapped = piece.tapped === true;
  const paint = SEATS[piece.seat];
  const field = tapped || piece.mood === "destroyed" ? "#4A4038" : paint.field;
  const dashes = piece.hidden === true ? "5 4" : undefined;
  return (
    <>
      <ellipse
        cx={1.5}
        cy={n(ring * 0.2 + 2)}
        rx={n(ring * 1.04)}
        ry={n(ring * 1.02)}
        fill="#0E0906"
        opacity={piece.hidden === true ? 0.15 : 0.45}
      />
      <g className={tapped ? "piece-turn tapped" : "piece-turn"}>
        <path
          d={seatPath(piece.seat, ring)}
          fill={piece.hidden === true ? "none" : paint.ring}
          stroke={piece.hidden === true ? paint.ring : "#120C08"}
          strokeWidth={piece.hidden === true ? 3 : 1.6}
          strokeDasharray={dashes}
        />
        <path
          d={seatPath(piece.seat, ring * 0.84)}
          fill={field}
          fillOpacity={piece.hidden === true ? 0.55 : 1}
          stroke="#FFF1D0"
          strokeWidth={n(1.2 * Math.sqrt(scale.figures))}
          strokeDasharray={dashes}
        />
        {tapped ? <path d={strokesAcross(ring)} opacity={0.5} stroke="#1A120C" strokeWidth={1.2} fill="none" /> : null}
        <Emblem piece={piece} side={scale.side} />
        {piece.level === undefined ? null : <Level level={piece.level} tapped={tapped} scale={scale} />}
      </g>
      {piece.mood === "destroyed" ? <path d={cracks(ring)} stroke="#120C08" strokeWidth={2.4} fill="none" /> : null}
    </>
  );
}

/** A walk takes 90 ms a square, but never longer than 600 ms in all. */
const STEP_MS = 90;
const WALK_MS = 600;

function calm(): boolean {
  return typeof matchMedia !== "function" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function centre(square: Square, side: number): string {
  return `translate(${n(square.x * U + side / 2)}px, ${n(square.y * U + side / 2)}px)`;
}

/** One piece, drawn at its square. Silent: the battlefield's grid says what stands where. */
export function Piece(props: {
  readonly piece: PieceFace;
  readonly ghost?: boolean;
  readonly haloId?: string;
}): ReactElement {
  const { piece } = props;
  const scale = scaleOf(piece);
  const node = useRef<SVGGElement>(null);
  const { travel } = piece;
  useLayoutEffect(() => {
    const target = node.current;
    if (travel === undefined || travel.length < 2 || target === null || calm() || !("animate" in target)) return;
    const steps = travel.map((square) => ({ transform: centre(square, scale.side) }));
    const duration = Math.min(WALK_MS, STEP_MS * (travel.length - 1));
    const walk = target.animate(steps, { duration, easing: "ease-in-out" });
    return () => walk.cancel();
  }, [travel, scale.side]);
  const classes = ["piece", piece.mood ?? "", props.ghost === true ? "ghost" : ""].filter((name) => name !== "");
  return (
    <g ref={node} className={classes.join(" ")} style={{ transform: centre(piece, scale.side) }} data-piece={piece.id}>
      <g className="piece-body">
        {piece.glow === true && props.haloId !== undefined ? (
          <circle r={n(scale.ring * 1.75)} fill={`url(#${props.haloId})`} />
        ) : null}
        <Body piece={piece} scale={scale} />
        {piece.hitPoints === undefined ? null : <Plate hitPoints={piece.hitPoints} scale={scale} />}
        {(piece.attached ?? 0) > 0 ? <Attached count={piece.attached ?? 0} scale={scale} /> : null}
        {piece.conditions === undefined ? null : <Conditions names={piece.conditions} scale={scale} />}
        {piece.acted === true ? <Acted scale={scale} /> : null}
        {piece.selected === true ? <Corners scale={scale} /> : null}
        {piece.target === true ? <CrossHairs scale={scale} /> : null}
      </g>
    </g>
  );
}
