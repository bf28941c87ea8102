import { type ReactElement, useEffect, useId, useRef } from "react";
import { GlyphMark } from "../common/glyph.tsx";
import type { SeatColour } from "../common/palette.ts";
import { SeatPortrait } from "../common/seat.tsx";

/** The closed door between two players at one screen. */
export interface CoverProps {
  readonly seat: SeatColour;
  readonly emblem: string;
  /** "Pass the table to Martha". */
  readonly title: string;
  readonly lines: readonly string[];
  /** The button that opens the door. */
  readonly open: string;
  readonly note?: string;
  readonly onOpen: () => void;
}

const STONES = 14;
const JOINTS = [450, 540, 630, 720, 810] as const;
const PLANKS = [210, 160, 134, 122, 134, 160, 210, 300] as const;
const TORCHES = [330, 1110] as const;

function archJoints(): string {
  return Array.from({ length: STONES + 1 }, (_, i) => {
    const angle = Math.PI + (i * Math.PI) / STONES;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${720 + 268 * c} ${380 + 258 * s}L${720 + 310 * c} ${380 + 300 * s}`;
  }).join("");
}

function Door(): ReactElement {
  const id = useId();
  const at = (name: string): string => `url(#${id}${name})`;
  return (
    <svg className="cover-door" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}wall`} cx=".5" cy=".5" r=".55">
          <stop offset="0" stopColor="#8A5A24" />
          <stop offset=".5" stopColor="#3B2713" />
          <stop offset="1" stopColor="#120C08" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="#FFE0A0" stopOpacity={0.85} />
          <stop offset=".25" stopColor="#F6A93B" stopOpacity={0.38} />
          <stop offset="1" stopColor="#8A4A12" stopOpacity={0} />
        </radialGradient>
        <pattern id={`${id}bricks`} width={120} height={64} patternUnits="userSpaceOnUse">
          <path
            d="M0 1h120M0 33h120M20 1v32M80 33v31"
            stroke="#0d0906"
            strokeWidth={3}
            strokeOpacity={0.65}
            fill="none"
          />
          <path d="M20 4h100M80 36h60M-40 36h120" stroke="#fff" strokeOpacity={0.035} strokeWidth={2} fill="none" />
        </pattern>
      </defs>
      <rect width={1440} height={900} fill={at("wall")} />
      <rect width={1440} height={900} fill={at("bricks")} />
      <g stroke="#0d0906" fill="none">
        <path d="M410 900V380A310 300 0 0 1 1030 380V900Z" fill="#2A221B" strokeWidth={6} />
        <path d={archJoints()} strokeWidth={5} />
        <path d={JOINTS.map((y) => `M410 ${y}h42M988 ${y}h42`).join("")} strokeWidth={5} />
        <path d="M452 900V380A268 258 0 0 1 988 380V900Z" fill="#3A2A1A" strokeWidth={6} />
        <path
          d={PLANKS.slice(0, 7)
            .map((top, i) => `M${452 + 67 * (i + 1)} ${top}V900`)
            .join("")}
          stroke="#22170d"
          strokeWidth={5}
        />
      </g>
      {TORCHES.map((x) => (
        <g key={x}>
          <circle className="cover-glow" cx={x} cy={330} r={300} fill={at("glow")} />
          <g transform={`rotate(-45 ${x} 360)`}>
            <GlyphMark name="torch" x={x - 70} y={290} size={140} colour="#FFB648" />
          </g>
          <path d={`M${x - 20} 420h40l-5 16h-30zM${x - 6} 436h12v60h-12z`} fill="#17100B" />
        </g>
      ))}
    </svg>
  );
}

/** Hides the whole table until the named player opens it. Nothing of the table may be mounted behind it. */
export function Cover(props: CoverProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const heading = useId();
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="cover" aria-labelledby={heading}>
      <Door />
      <div className="cover-box">
        <SeatPortrait seat={props.seat} emblem={props.emblem} size={150} />
        <h1 id={heading}>{props.title}</h1>
        <p>
          {props.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <button ref={button} type="button" className="go" onClick={props.onOpen}>
          {props.open}
        </button>
        {props.note === undefined ? null : <p className="note">{props.note}</p>}
      </div>
    </main>
  );
}
