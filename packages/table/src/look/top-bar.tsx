import type { ReactElement, ReactNode } from "react";
import { Glyph } from "../common/glyph.tsx";

/** The house's arch and name, what is open, and what stands in the middle and at the right. */
export interface TopBarProps {
  readonly brand: string;
  /** The game or page that is open. */
  readonly sub?: string;
  readonly onBrand?: () => void;
  /** The middle: usually a PhaseBar. */
  readonly middle?: ReactNode;
  /** The right: Tool buttons. */
  readonly tools?: ReactNode;
}

/** The bar at the top of every page. */
export function TopBar(props: TopBarProps): ReactElement {
  const name = (
    <>
      <Glyph name="dungeon-gate" size={26} />
      <span className="brand-word">{props.brand}</span>
      {props.sub === undefined ? null : <small className="brand-word">{props.sub}</small>}
    </>
  );
  return (
    <header className="top area-top">
      <h1>
        {props.onBrand === undefined ? (
          <span className="brand">{name}</span>
        ) : (
          <button type="button" className="brand" onClick={props.onBrand}>
            {name}
          </button>
        )}
      </h1>
      {props.middle}
      <div className="tools">{props.tools}</div>
    </header>
  );
}

/** A button of the top bar: an emblem, and a word with a smaller line when there is room. */
export function Tool(props: {
  readonly icon: string;
  readonly label: string;
  /** Shown beside the emblem; the label alone is heard when left out. */
  readonly word?: string;
  readonly note?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** It does nothing now, and says why at a press. */
  readonly dimmed?: boolean;
  readonly onPress: () => void;
}): ReactElement {
  return (
    <button
      type="button"
      className={props.dimmed === true ? "tool dimmed" : "tool"}
      aria-label={props.label}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      title={props.label}
      onClick={props.onPress}
    >
      <Glyph name={props.icon} size={22} />
      {props.word === undefined ? null : (
        <small>
          <b>{props.word}</b>
          {props.note}
        </small>
      )}
    </button>
  );
}
