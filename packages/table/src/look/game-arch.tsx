import { type ReactElement, useId } from "react";
import { Glyph, GlyphMark } from "../common/glyph.tsx";

/** Which game's picture stands in the arch. */
export type ArchArt = "dungeon-command" | "miniatures" | "dungeoneer";

/** A game to choose, as an arch with light in it. */
export interface GameArchProps {
  readonly art: ArchArt;
  readonly name: string;
  readonly line: string;
  readonly chosen: boolean;
  /** Not to be played yet; the line says so. */
  readonly disabled?: boolean;
  readonly onChoose: () => void;
}

const RIBS = Array.from({ length: 11 }, (_, i) => {
  const angle = Math.PI + (i * Math.PI) / 10;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `M${120 + 88 * c} ${112 + 82 * s}L${120 + 106 * c} ${112 + 100 * s}`;
}).join("");
const FLOOR = "M46 250L98 168M194 250L142 168M120 250V168M36 226H204M58 204H182M78 184H162";
const DIE_FACES =
  "M0 -14L12.5 8.5H-12.5ZM0 -23V-14M20 -11.5L0 -14M-20 -11.5L0 -14M20 11.5L12.5 8.5M-20 11.5L-12.5 8.5M0 23L12.5 8.5M0 23L-12.5 8.5M20 -11.5L12.5 8.5M-20 -11.5L-12.5 8.5";
const PASSAGES = [
  "M24 0h14v34h24v16h-38z",
  "M24 0h14v86h-14zM0 36h62v16h-62z",
  "M10 12h42v50h-42zM24 60h14v26h-14z",
] as const;

function Art(props: { readonly art: ArchArt }): ReactElement {
  if (props.art === "dungeoneer") {
    return (
      <>
        {PASSAGES.map((passage, i) => (
          <g key={passage} transform={`translate(${72 + i * 34} ${i === 1 ? 104 : 118}) rotate(${-9 + i * 9})`}>
            <rect width={62} height={86} rx={5} fill="#2B2119" stroke="#17100B" strokeWidth={2} />
            <path d={passage} fill="#E6D8B6" />
          </g>
        ))}
        <GlyphMark name="hood" x={96} y={118} size={52} colour="#153F6E" />
      </>
    );
  }
  const floor = <path d={FLOOR} fill="none" stroke="#2a170a" strokeOpacity={0.55} strokeWidth={1.4} />;
  if (props.art === "dungeon-command") {
    return (
      <>
        {floor}
        <GlyphMark name="spider-alt" x={60} y={92} size={62} colour="#7C2210" />
        <GlyphMark name="crested-helmet" x={116} y={128} size={86} colour="#153F6E" />
      </>
    );
  }
  return (
    <>
      {floor}
      <g transform="translate(120 148) scale(2.2)" stroke="#231A12">
        <path d="M0 -23L20 -11.5V11.5L0 23L-20 11.5V-11.5Z" fill="#F5EBD3" strokeWidth={1.6} />
        <path d={DIE_FACES} fill="none" strokeWidth={1} />
        <text className="num" y={6} fontSize={13} fontWeight={800} textAnchor="middle" fill="#231A12" stroke="none">
          20
        </text>
      </g>
    </>
  );
}

/** An arch of stone with a game's picture in its light. */
export function GameArch(props: GameArchProps): ReactElement {
  const id = useId();
  const { chosen } = props;
  return (
    <button type="button" className={chosen ? "arch on" : "arch"} disabled={props.disabled} onClick={props.onChoose}>
      <svg viewBox="0 0 240 250" aria-hidden="true">
        <defs>
          <radialGradient id={id} cx=".5" cy=".62" r=".7">
            <stop offset="0" stopColor={chosen ? "#FFE2A0" : "#C9A56B"} />
            <stop offset=".55" stopColor={chosen ? "#D98A2E" : "#6b4a26"} />
            <stop offset="1" stopColor="#2a170a" />
          </radialGradient>
        </defs>
        <path d="M14 250V112A106 100 0 0 1 226 112V250Z" fill="#3A3028" />
        <path
          d={`${RIBS}M14 150h18M208 150h18M14 190h18M208 190h18M14 230h18M208 230h18`}
          stroke="#17100B"
          strokeWidth={2.5}
        />
        <path d="M32 250V112A88 82 0 0 1 208 112V250Z" fill={`url(#${id})`} stroke="#17100B" strokeWidth={3} />
        <Art art={props.art} />
      </svg>
      <b>{props.name}</b>
      <span>{props.line}</span>
    </button>
  );
}

/** The house's mark: an arch in a ring of eight rays, for waiting and for empty places. */
export function Rosette(props: {
  readonly size?: number;
  readonly turning?: boolean;
  readonly label?: string;
}): ReactElement {
  const size = props.size ?? 96;
  const voice = props.label === undefined ? {} : { role: "img", "aria-label": props.label };
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const reach = i % 2 === 0 ? 47 : 42;
    return `M${36 * Math.cos(angle)} ${36 * Math.sin(angle)}L${reach * Math.cos(angle)} ${reach * Math.sin(angle)}`;
  }).join("");
  return (
    <span
      className={props.turning === true ? "rosette turning" : "rosette"}
      style={{ width: size, height: size }}
      {...voice}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <path className="rosette-rays" d={rays} stroke="currentColor" strokeWidth={3} strokeLinecap="round" />
        <circle r={32} fill="none" stroke="currentColor" strokeWidth={2} />
      </svg>
      <Glyph name="dungeon-gate" size={size * 0.42} />
    </span>
  );
}
