import type { ReactElement } from "react";
import { SEATS, type SeatColour } from "../common/palette.ts";
import { seatPath } from "../common/seat.tsx";
import { figure } from "../words/figure.ts";

/** One seat's number after each turn, the start first. */
export interface StandingSeries {
  readonly seat: SeatColour;
  readonly values: readonly number[];
}

/** What counts in a game, turn by turn, as stepped lines, each seat with its shape; the second and later seats are dashed. */
export interface StandingGraphProps {
  readonly series: readonly StandingSeries[];
  /** Whose turn each step was, and its round; drawn as a band below. */
  readonly turns: readonly { readonly seat: SeatColour; readonly round: number }[];
  /** The turn shown now, from 0; none when left out. */
  readonly at?: number;
  /** Its width in drawing units: a narrow graph keeps its figures legible; 886 when left out. */
  readonly width?: number;
  /** The number that wins, where it is a small one: each number up to it is ruled. */
  readonly goal?: number;
  /** The whole graph in words. */
  readonly label: string;
  readonly onTurn?: (turn: number) => void;
}

const FRAME = { left: 44, margin: 40, top: 14, base: 118, height: 146 } as const;
const WIDE = 886;
const STEP = 5;
/** Room that the number of a round needs. */
const ROUND_ROOM = 16;

/** The turns that bear the number of their round: the first of each, unless it would touch the one before. */
function numbered(turns: StandingGraphProps["turns"], unit: number): ReadonlySet<number> {
  const found = new Set<number>();
  let before = Number.NEGATIVE_INFINITY;
  turns.forEach((turn, i) => {
    if (turns[i - 1]?.round === turn.round || (i - before) * unit < ROUND_ROOM) return;
    found.add(i);
    before = i;
  });
  return found;
}

/** A number for each seat, turn by turn. */
export function StandingGraph(props: StandingGraphProps): ReactElement {
  const turns = Math.max(1, props.turns.length);
  const step = props.goal === undefined ? STEP : 1;
  const peak = Math.max(props.goal ?? STEP, ...props.series.flatMap((s) => s.values));
  const { width = WIDE } = props;
  const unit = (width - FRAME.margin - FRAME.left) / turns;
  const x = (i: number): number => FRAME.left + i * unit;
  // Below zero the line keeps to the ground; its number says the rest.
  const y = (v: number): number => FRAME.base - (Math.max(0, v) * (FRAME.base - FRAME.top)) / peak;
  const rounds = numbered(props.turns, unit);
  const grid = Array.from({ length: Math.floor(peak / step) + 1 }, (_, i) => i * step);
  return (
    <svg className="standing-graph" viewBox={`0 0 ${width} ${FRAME.height}`} role="img" aria-label={props.label}>
      {grid.map((value) => (
        <g key={value}>
          <path d={`M${FRAME.left} ${y(value)}H${width - FRAME.margin}`} stroke="#463a2d" />
          <text className="num" x={34} y={y(value) + 5} fontSize={13.5} textAnchor="end" fill="#CDBE9F">
            {value}
          </text>
        </g>
      ))}
      {props.turns.map((turn, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same step is reached by the buttons below the graph
        <g key={String(i)} onClick={() => props.onTurn?.(i)}>
          <rect x={x(i)} y={0} width={unit} height={FRAME.height} fill="transparent" />
          <rect x={x(i)} y={122} width={unit - 2} height={20} rx={4} fill={SEATS[turn.seat].field} />
          {rounds.has(i) ? (
            <text
              className="num"
              x={x(i) + unit / 2}
              y={137}
              fontSize={13.5}
              fontWeight={700}
              textAnchor="middle"
              fill="#F3E8D0"
            >
              {turn.round}
            </text>
          ) : null}
        </g>
      ))}
      {props.series
        .map(({ seat, values }, order) => {
          const d = values.map((v, i) => (i === 0 ? `M${x(0)} ${y(v)}` : `H${x(i)}V${y(v)}`)).join("");
          const last = values[values.length - 1];
          return (
            <g key={seat} fill="none" pointerEvents="none">
              <path d={d} stroke="#14100D" strokeWidth={6.5} />
              <path
                d={d}
                stroke={SEATS[seat].pale}
                strokeWidth={3}
                strokeDasharray={order === 0 ? undefined : `${8 - order} ${4 + order}`}
              />
              {values.map((value, i) =>
                i > 0 && value === values[i - 1] ? null : (
                  <path
                    key={String(i)}
                    d={seatPath(seat, 6.5, x(i), y(value))}
                    fill={SEATS[seat].ring}
                    stroke="#F3E8D0"
                    strokeWidth={1.5}
                  />
                ),
              )}
              {last === undefined ? null : (
                <text
                  className="num"
                  x={x(values.length - 1) + 12}
                  y={y(last) + (last <= 0 ? 2 : 5)}
                  fontSize={15}
                  fontWeight={800}
                  fill={SEATS[seat].pale}
                >
                  {figure(last)}
                </text>
              )}
            </g>
          );
        })
        .reverse()}
      {props.at === undefined ? null : (
        <g pointerEvents="none" transform={`translate(${x(props.at) + unit / 2} 0)`}>
          <path d="M0 6V144" stroke="#14100D" strokeWidth={6} />
          <path d="M0 6V144" stroke="#FFD98A" strokeWidth={2.5} />
          <path d="M-8 2h16l-8 11z" fill="#FFD98A" />
        </g>
      )}
    </svg>
  );
}
