import type { ReactElement } from "react";
import { Glyph } from "../common/glyph.tsx";
import type { SeatColour } from "../common/palette.ts";
import { SeatMark } from "../common/seat.tsx";

/** A turn's phases, the present one lit. */
export interface PhaseBarProps {
  readonly seat: SeatColour | null;
  /** "Round 7 · Mother Ysk". */
  readonly turn: string;
  readonly phases: readonly {
    readonly id: string;
    readonly name: string;
    readonly now: boolean;
    /** An emblem that stands for it. */
    readonly icon?: string;
  }[];
  /** The phone's two lines: "Round 7 · Activate, 3rd of 5" and "Mother Ysk’s turn". */
  readonly short: readonly [string, string];
  readonly label: string;
}

/** Whose turn it is and how far it has come. */
export function PhaseBar(props: PhaseBarProps): ReactElement {
  const mark = props.seat === null ? null : <SeatMark seat={props.seat} size={16} />;
  return (
    <div className="phases-place">
      <ol className="phases" aria-label={props.label}>
        <li className="turn">
          {mark} {props.turn}
        </li>
        {props.phases.map((phase) => (
          <li
            key={phase.id}
            className={phase.now ? "now" : undefined}
            aria-current={phase.now ? "step" : undefined}
            data-phase={phase.id}
          >
            {phase.icon === undefined ? null : <Glyph name={phase.icon} size={18} />} {phase.name}
          </li>
        ))}
      </ol>
      <div className="phase-short">
        {mark} {props.short[0]}
        <small>{props.short[1]}</small>
      </div>
    </div>
  );
}
