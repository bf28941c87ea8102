import { type CSSProperties, type ReactElement, type ReactNode, useRef } from "react";
import { useScreen } from "../common/use-screen.ts";
import { type Laid, type Spread, useSpread } from "./spread.ts";

function styleOf(spread: Spread): CSSProperties {
  if (spread.how === "fanned") return { "--overlap": `${spread.overlap}px` };
  return spread.how === "tabs" ? { "--tab": `${spread.tab}px`, "--columns": spread.columns } : {};
}

/** Cards laid so that what stands at their heads is in sight. */
export function Fan(props: {
  /** The cards that the children draw, in their order. */
  readonly cards: readonly Laid[];
  readonly name: string;
  /** What a phone's button says that opens all of them as whole cards. */
  readonly peek: string;
  readonly onPeek: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const { narrow } = useScreen();
  const place = useRef<HTMLElement>(null);
  const spread = useSpread(place, props.cards, narrow);
  return (
    <>
      {props.cards.length === 0 ? null : (
        <button type="button" className="hand-peek" onClick={props.onPeek}>
          {props.peek}
        </button>
      )}
      <section ref={place} className={`hand ${spread.how}`} style={styleOf(spread)} aria-label={props.name} data-hand>
        {props.children}
      </section>
    </>
  );
}
