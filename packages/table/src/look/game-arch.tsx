import { type ReactElement, useId } from "react";
import { Glyph } from "../common/glyph.tsx";

/** A game to choose, as an arch with light in it. */
export interface GameArchProps {
  /** What stands in its light, in a drawing of 240 by 250. */
  readonly picture: ReactElement;
  readonly name: string;
  readonly line: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

const RIBS = Array.from({ length: 11 }, (_, i) => {
  const angle = Math.PI + (i * Math.PI) / 10;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return `M${120 + 88 * c} ${112 + 82 * s}L${120 + 106 * c} ${112 + 100 * s}`;
}).join("");
const FLOOR = "M46 250L98 168M194 250L142 168M120 250V168M36 226H204M58 204H182M78 184H162";

/** An arch of stone with a game's picture in its light. */
export function GameArch(props: GameArchProps): ReactElement {
  const id = useId();
  const { chosen } = props;
  return (
    <button type="button" className={chosen ? "arch on" : "arch"} onClick={props.onChoose}>
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
        {props.picture}
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

/** The floor of a dungeon in an arch's light, for pictures to stand on. */
export function ArchFloor(): ReactElement {
  return <path d={FLOOR} fill="none" stroke="#2a170a" strokeOpacity={0.55} strokeWidth={1.4} />;
}
