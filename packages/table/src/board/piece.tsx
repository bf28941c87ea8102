import { type ReactElement, useId } from "react";
import { GlyphMark } from "../common/glyph.tsx";
import { SEATS } from "../common/palette.ts";
import { n } from "../common/path.ts";
import { seatPath } from "../common/seat.tsx";
import type { PieceFace } from "./piece-face.ts";
import { PieceFigures } from "./piece-figures.tsx";
import { shardsOf } from "./shards.ts";
import { U } from "./square.ts";
import { centre, useWalk } from "./walk.ts";

interface Scale {
  /** Side of the space in drawing units. */
  readonly side: number;
  /** Radius of the ring. */
  readonly ring: number;
  /** How thick its lines are against a one-square piece. */
  readonly lines: number;
}

function scaleOf(piece: PieceFace): Scale {
  const size = piece.size ?? 1;
  const side = U * size;
  return { side, ring: side * 0.485 + (size === 1 ? 2.4 : 0), lines: size === 1 ? 1 : 1.55 };
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

/** Four wedges that point at a piece: something is aimed at it. */
function Wedges(props: { readonly scale: Scale }): ReactElement {
  const r = props.scale.ring + 2;
  const wedge = `M0 ${n(-r)}l-6 -9h12z`;
  return (
    <g className="piece-aimed" stroke="#17100B" strokeWidth={1.6} strokeLinejoin="round" fill="#FFD98A">
      {[0, 90, 180, 270].map((turn) => (
        <path key={turn} d={wedge} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function strokesAcross(r: number): string {
  return `M${n(-r * 0.5)} ${n(r * 0.2)}L${n(r * 0.2)} ${n(-r * 0.5)}M${n(-r * 0.4)} ${n(r * 0.5)}L${n(r * 0.5)} ${n(-r * 0.4)}M${n(-r * 0.1)} ${n(r * 0.6)}L${n(r * 0.6)} ${n(-r * 0.1)}`;
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

function Ring(props: { readonly piece: PieceFace; readonly scale: Scale }): ReactElement {
  const { piece, scale } = props;
  const { ring } = scale;
  const tapped = piece.tapped === true;
  const paint = SEATS[piece.seat];
  const field = tapped || piece.mood === "destroyed" ? "#4A4038" : paint.field;
  const dashes = piece.hidden === true ? "5 4" : undefined;
  return (
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
        strokeWidth={n(1.2 * Math.sqrt(scale.lines))}
        strokeDasharray={dashes}
      />
      {tapped ? <path d={strokesAcross(ring)} opacity={0.5} stroke="#1A120C" strokeWidth={1.2} fill="none" /> : null}
      <Emblem piece={piece} side={scale.side} />
    </g>
  );
}

/** A ring that is breaking: its three parts fall away from each other. */
function Broken(props: { readonly piece: PieceFace; readonly scale: Scale }): ReactElement {
  const id = useId();
  return (
    <>
      {shardsOf(props.scale.ring).map(({ outline, away }, i) => (
        <g
          className="shard"
          key={outline}
          style={{ "--away-x": `${n(away.x * 9)}px`, "--away-y": `${n(away.y * 9)}px` }}
        >
          <clipPath id={`${id}${i}`}>
            <path d={outline} />
          </clipPath>
          <g clipPath={`url(#${id}${i})`}>
            <Ring {...props} />
          </g>
        </g>
      ))}
    </>
  );
}

function Shadow(props: { readonly piece: PieceFace; readonly scale: Scale }): ReactElement {
  const { ring } = props.scale;
  return (
    <ellipse
      cx={1.5}
      cy={n(ring * 0.2 + 2)}
      rx={n(ring * 1.04)}
      ry={n(ring * 1.02)}
      fill="#0E0906"
      opacity={props.piece.hidden === true ? 0.15 : 0.45}
    />
  );
}

/** A piece's body at its square, without what is read on it. Silent: the battlefield's grid says what stands where. */
export function PieceBody(props: {
  readonly piece: PieceFace;
  readonly ghost?: boolean;
  readonly haloId?: string;
}): ReactElement {
  const { piece } = props;
  const scale = scaleOf(piece);
  const node = useWalk(piece, scale.side);
  const classes = ["piece", piece.mood ?? "", props.ghost === true ? "ghost" : ""].filter((name) => name !== "");
  return (
    <g ref={node} className={classes.join(" ")} style={{ transform: centre(piece, scale.side) }} data-piece={piece.id}>
      <g className="piece-body">
        {piece.glow === true && props.haloId !== undefined ? (
          <circle r={n(scale.ring * 1.75)} fill={`url(#${props.haloId})`} />
        ) : null}
        {piece.mood === "destroyed" ? (
          <Broken piece={piece} scale={scale} />
        ) : (
          <>
            <Shadow piece={piece} scale={scale} />
            <Ring piece={piece} scale={scale} />
          </>
        )}
        {piece.selected === true ? <Corners scale={scale} /> : null}
        {piece.target === true ? <CrossHairs scale={scale} /> : null}
        {piece.aimed === true ? <Wedges scale={scale} /> : null}
      </g>
    </g>
  );
}

/** One piece, drawn at its square with its figures. */
export function Piece(props: {
  readonly piece: PieceFace;
  readonly ghost?: boolean;
  readonly haloId?: string;
}): ReactElement {
  return (
    <>
      <PieceBody {...props} />
      <PieceFigures {...props} />
    </>
  );
}
