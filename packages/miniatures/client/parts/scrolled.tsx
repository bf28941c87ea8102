import { say, useGoesOn } from "@undercroft/table";
import { type ReactElement, type ReactNode, useRef } from "react";

/** A paper that scrolls, by keyboard too, and says so where it goes on below. */
export function Scrolled(props: {
  readonly className: string;
  readonly label: string;
  /** The key that leads to the hand leads here. */
  readonly hand?: true;
  readonly children: ReactNode;
}): ReactElement {
  const paper = useRef<HTMLElement>(null);
  const goesOn = useGoesOn(paper);
  return (
    <section
      ref={paper}
      className={`mn-leaf ${props.className}`}
      aria-label={props.label}
      data-hand={props.hand}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a paper that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {props.children}
      {goesOn ? (
        <span className="goes-on" aria-hidden="true">
          <span>{say("ask.goes-on")}</span>
        </span>
      ) : null}
    </section>
  );
}
