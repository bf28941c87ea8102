import type { ReactElement } from "react";

/** The id under which the page's sprite holds an emblem. */
export function glyphRef(name: string): string {
  return `#g-${name}`;
}

/** An emblem inside running text or a button; silent to a reader unless it is given a title. */
export function Glyph(props: {
  readonly name: string;
  readonly size?: number;
  readonly title?: string;
  readonly className?: string;
}): ReactElement {
  const size = props.size ?? 20;
  const voice =
    props.title === undefined
      ? ({ "aria-hidden": true } as const)
      : ({ role: "img", "aria-label": props.title } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named or hidden by the attributes chosen above
    <svg className={`ico ${props.className ?? ""}`} width={size} height={size} viewBox="0 0 512 512" {...voice}>
      <use href={glyphRef(props.name)} />
    </svg>
  );
}

/** An emblem inside a drawing, by its top left corner. */
export function GlyphMark(props: {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}): ReactElement {
  return (
    <use
      href={glyphRef(props.name)}
      x={props.x}
      y={props.y}
      width={props.size}
      height={props.size}
      style={{ color: props.colour }}
    />
  );
}
