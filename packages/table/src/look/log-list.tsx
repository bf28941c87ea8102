import { type ReactElement, useEffect, useRef } from "react";
import { Glyph } from "../common/glyph.tsx";
import { type Rich, RichText } from "../common/rich.tsx";
import { RuleLink, type RuleRef } from "../common/rule-link.tsx";

/** A line of the log: an event with its rule, or a barrier that undo does not cross. */
export interface LogLine {
  readonly id: string;
  readonly text: Rich;
  readonly rule?: RuleRef;
  readonly barrier?: boolean;
  /** In a replay: the step shown now, or one still to come. */
  readonly when?: "now" | "future";
  /** It has just been told. */
  readonly fresh?: boolean;
}

/** The log, newest first, or a replay's steps in their order. */
export interface LogListProps {
  readonly title: string;
  readonly note?: string;
  readonly lines: readonly LogLine[];
  readonly steps?: boolean;
  /** It stands in a sheet that bears its title already. */
  readonly bare?: boolean;
  readonly onLine?: (id: string) => void;
  readonly onRule?: (id: string) => void;
}

/** The log as a live region: new lines are read out politely. */
export function LogList(props: LogListProps): ReactElement {
  const now = useRef<HTMLLIElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const current = props.lines.find((line) => line.when === "now")?.id;
  useEffect(() => {
    const [line, frame] = [now.current, box.current];
    if (current === undefined || line === null || frame === null) return;
    // Only the log scrolls, never the page around it.
    const [top, bottom] = [line.offsetTop - frame.offsetTop, line.offsetTop - frame.offsetTop + line.offsetHeight];
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (bottom > frame.scrollTop + frame.clientHeight) frame.scrollTop = bottom - frame.clientHeight;
  }, [current]);
  const classOf = (line: LogLine): string | undefined =>
    line.barrier === true ? "barrier" : (line.when ?? (line.fresh === true ? "fresh" : undefined));
  return (
    <section className="box log-box" aria-label={props.title}>
      {props.bare === true ? null : (
        <h2>
          <Glyph name="scroll-unfurled" size={17} /> {props.title}
          {props.note === undefined ? null : <em>{props.note}</em>}
        </h2>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard */}
      <div ref={box} className="log-scroll" role="log" aria-label={props.title} tabIndex={0}>
        <ol className={props.steps === true ? "log steps" : "log"}>
          {props.lines.map((line) => (
            <li
              key={line.id}
              ref={line.when === "now" ? now : undefined}
              className={classOf(line)}
              aria-current={line.when === "now" ? "step" : undefined}
            >
              {props.onLine === undefined ? (
                <RichText text={line.text} />
              ) : (
                <button type="button" className="log-line" onClick={() => props.onLine?.(line.id)}>
                  <RichText text={line.text} />
                </button>
              )}
              {line.rule === undefined ? null : <RuleLink rule={line.rule} onRule={props.onRule} />}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
