import type { ReactElement } from "react";

/** What an order card is: told by colour, mark and word together. */
export type OrderKind = "standard" | "minor" | "immediate";

/** The mark of a kind: full square, open diamond, bolt. */
export function KindMark(props: { readonly kind: OrderKind; readonly size?: number }): ReactElement {
  const size = props.size ?? 14;
  return (
    <svg className="kindmark" width={size} height={size} viewBox="0 0 14 14" aria-hidden="true">
      {props.kind === "standard" ? <rect x={1.5} y={1.5} width={11} height={11} fill="currentColor" /> : null}
      {props.kind === "minor" ? (
        <path d="M7 1l6 6-6 6-6-6z" fill="none" stroke="currentColor" strokeWidth={2.2} />
      ) : null}
      {props.kind === "immediate" ? <path d="M8.5 0L2 8h4l-1.5 6L12 5.5H7.6z" fill="currentColor" /> : null}
    </svg>
  );
}
