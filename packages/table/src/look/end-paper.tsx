import { type ReactElement, type ReactNode, useId } from "react";
import { Glyph } from "../common/glyph.tsx";
import type { SeatColour } from "../common/palette.ts";
import { type Rich, RichText } from "../common/rich.tsx";
import { RuleLink, type RuleRef } from "../common/rule-link.tsx";
import { SeatMark } from "../common/seat.tsx";

/** What stands when a match is over: who won, why, and what may be done now. */
export interface EndPaperProps {
  readonly seat: SeatColour | null;
  /** "It is over". */
  readonly over: string;
  /** "Free Companies win". */
  readonly verdict: string;
  readonly reason: Rich;
  readonly rule?: RuleRef;
  /** "All 14 shuffles verified". */
  readonly verified?: string;
  readonly onRule?: (id: string) => void;
  /** Buttons. */
  readonly children?: ReactNode;
}

/** The verdict as a paper in the question's place. */
export function EndPaper(props: EndPaperProps): ReactElement {
  const heading = useId();
  return (
    <section className="ask paper verdict" aria-labelledby={heading}>
      <div className="to">
        {props.seat === null ? null : <SeatMark seat={props.seat} size={15} />} {props.over}
      </div>
      <h2 id={heading}>{props.verdict}</h2>
      <p className="sub">
        <RichText text={props.reason} />
      </p>
      {props.rule === undefined ? null : <RuleLink rule={props.rule} onRule={props.onRule} />}
      {props.verified === undefined ? null : (
        <p className="verified">
          <Glyph name="check-mark" size={15} /> {props.verified}
        </p>
      )}
      {props.children}
    </section>
  );
}

/** The replay's row of buttons under the graph. */
export interface ReplayBarProps {
  readonly playing: boolean;
  /** "step 174 of 291". */
  readonly place: string;
  readonly labels: {
    readonly first: string;
    readonly last: string;
    readonly play: string;
    readonly pause: string;
    readonly turnBack: string;
    readonly turnOn: string;
    readonly stepBack: string;
    readonly stepOn: string;
  };
  readonly onMove: (move: "first" | "turn-back" | "step-back" | "play" | "step-on" | "turn-on" | "last") => void;
}

/** First, back, play, on, last. */
export function ReplayBar(props: ReplayBarProps): ReactElement {
  const { labels, onMove, playing } = props;
  return (
    <div className="replay-bar">
      <button type="button" className="tool" aria-label={labels.first} onClick={() => onMove("first")}>
        <Glyph name="previous-button" size={22} />
      </button>
      <button type="button" className="tool" onClick={() => onMove("turn-back")}>
        {labels.turnBack}
      </button>
      <button type="button" className="tool" onClick={() => onMove("step-back")}>
        {labels.stepBack}
      </button>
      <button
        type="button"
        className="tool play"
        aria-label={playing ? labels.pause : labels.play}
        onClick={() => onMove("play")}
      >
        <Glyph name={playing ? "pause-button" : "play-button"} size={24} />
      </button>
      <button type="button" className="tool" onClick={() => onMove("step-on")}>
        {labels.stepOn}
      </button>
      <button type="button" className="tool" onClick={() => onMove("turn-on")}>
        {labels.turnOn}
      </button>
      <button type="button" className="tool" aria-label={labels.last} onClick={() => onMove("last")}>
        <Glyph name="next-button" size={22} />
      </button>
      <span className="replay-place">{props.place}</span>
    </div>
  );
}
