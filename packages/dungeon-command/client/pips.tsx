import type { ReactElement } from "react";

/** A track as a row of pips; the number beside it says the same. */
export function Pips(props: {
  readonly value: number;
  readonly of: number;
  /** How many of the lit pips are at stake; they are hatched. */
  readonly atRisk?: number;
  readonly tone: "flame" | "steel";
  readonly label: string;
}): ReactElement {
  const safe = props.value - (props.atRisk ?? 0);
  return (
    <span className={`pips ${props.tone}`} role="img" aria-label={props.label}>
      {Array.from({ length: Math.max(props.of, props.value) }, (_, i) => (
        <span key={String(i)} className={i < safe ? "full" : i < props.value ? "risk" : "empty"} />
      ))}
    </span>
  );
}
