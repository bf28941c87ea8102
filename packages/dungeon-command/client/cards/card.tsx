import type { ReactElement, ReactNode } from "react";

/** How a card answers to being pressed. */
export interface CardPress {
  /** What a reader hears; the card's own words follow when left out. */
  readonly label?: string;
  readonly chosen?: boolean;
  readonly onPress?: () => void;
  readonly onHover?: (over: boolean) => void;
}

/** A paper card: a button when it can be pressed, else plain paper. */
export function Card(props: CardPress & { readonly className: string; readonly children: ReactNode }): ReactElement {
  const { onPress, onHover } = props;
  const classes = `card ${props.className}${props.chosen === true ? " chosen" : ""}`;
  if (onPress === undefined) return <article className={classes}>{props.children}</article>;
  return (
    <button
      type="button"
      className={classes}
      aria-label={props.label}
      aria-pressed={props.chosen}
      onClick={onPress}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      {props.children}
    </button>
  );
}

/** A level on its shield. */
export function LevelShield(props: { readonly level: number; readonly large?: boolean }): ReactElement {
  return <span className={props.large === true ? "lvl xl" : "lvl"}>{props.level}</span>;
}

/** Names break between words only; a name with a long word is set smaller instead. */
export function CardName(props: { readonly name: string; readonly room: number }): ReactElement {
  const longest = Math.max(...props.name.split(/[\s-]+/).map((word) => word.length));
  const fit = longest <= props.room ? "" : longest <= props.room + 2 ? " tight" : " tighter";
  return <span className={`card-name${fit}`}>{props.name}</span>;
}
