import type { CSSProperties, ReactElement, ReactNode } from "react";
import { useLongPress } from "../common/long-press.ts";
import { type Rich, RichText } from "../common/rich.tsx";
import { longestWord } from "./name-width.ts";

/** How a card answers to being pressed, and how it stands at this moment. */
export interface CardPress {
  /** What a reader hears; the card's own words follow when left out. */
  readonly label?: string;
  readonly chosen?: boolean;
  readonly onPress?: () => void;
  readonly onHover?: (over: boolean) => void;
  /** A finger was held on the card: it is to be read large. */
  readonly onRead?: () => void;
  readonly size?: "hand" | "large";
  /** Lit: playable now. Dim: not now, still readable. */
  readonly light?: "lit" | "dim";
  /** Why, or why not, in the foot. */
  readonly foot?: { readonly text: string; readonly ok: boolean };
}

interface PaperProps extends CardPress {
  readonly className: string;
  readonly children: ReactNode;
}

function PressedPaper(props: PaperProps & { readonly onPress: () => void }): ReactElement {
  const { onPress, onHover, onRead } = props;
  const hold = useLongPress(() => onRead?.());
  return (
    <button
      type="button"
      className={props.className}
      aria-label={props.label}
      aria-pressed={props.chosen}
      onClick={onPress}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
      {...hold}
    >
      {props.children}
    </button>
  );
}

const joined = (names: readonly string[]): string => names.filter((one) => one !== "").join(" ");

/** What all faces share: a head with mark and name, a band of art, the body, and a foot or an imprint. */
export interface CardFrameProps extends CardPress {
  /** The class of its size: `--<kind>-width` is its width in the hand. */
  readonly kind: string;
  /** Classes that colour the card. */
  readonly tone: string;
  /** A shield or a portrait. */
  readonly mark: ReactNode;
  readonly name: string;
  /** The line under a large card's name. */
  readonly line?: string;
  readonly art: ReactNode;
  readonly imprint?: string;
  readonly children: ReactNode;
}

/** A paper card: a button when it can be pressed, else plain paper. */
export function CardFrame(props: CardFrameProps): ReactElement {
  const { kind, size, foot, onPress } = props;
  const large = size === "large";
  const style: CSSProperties = { "--name-em": longestWord(props.name) };
  const classes = [
    "card",
    large ? `big ${kind}-large` : `small ${kind}`,
    props.tone,
    props.light ?? "",
    props.chosen === true ? "chosen" : "",
  ];
  const className = joined(classes);
  const inside = (
    <>
      <span className="card-head">
        {props.mark}
        <span className="card-title">
          <span className="card-name" style={style}>
            {props.name}
          </span>
          {large && props.line !== undefined ? <span className="kw">{props.line}</span> : null}
        </span>
      </span>
      {props.art}
      {props.children}
      {foot === undefined ? null : <span className={foot.ok ? "foot ok" : "foot why"}>{foot.text}</span>}
      {large && props.imprint !== undefined ? <span className="imprint">{props.imprint}</span> : null}
    </>
  );
  if (onPress === undefined) return <article className={className}>{inside}</article>;
  return (
    <PressedPaper {...props} className={className} onPress={onPress}>
      {inside}
    </PressedPaper>
  );
}

/** A level on its shield. */
export function LevelShield(props: { readonly level: number; readonly large: boolean }): ReactElement {
  return <span className={props.large ? "lvl xl" : "lvl"}>{props.level}</span>;
}

/** A card's text in paragraphs; what holds while it is attached is shaded. */
export function CardText(props: {
  readonly className: string;
  readonly text: readonly Rich[];
  readonly attach?: Rich | undefined;
}): ReactElement {
  return (
    <span className={props.className}>
      {props.text.map((paragraph, i) => (
        <span className="para" key={String(i)}>
          <RichText text={paragraph} />
        </span>
      ))}
      {props.attach === undefined ? null : (
        <span className="para attach">
          <RichText text={props.attach} />
        </span>
      )}
    </span>
  );
}
