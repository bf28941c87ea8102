import type { ReactElement } from "react";
import { useFormer } from "../common/former.ts";

/** How a pip stands: lit, at stake, dark, or on its way to being lit or dark. */
function pipClass(i: number, value: number, atRisk: number, former: number): string {
  if (i < value - atRisk) return i >= former ? "full won" : "full";
  if (i < value) return "risk";
  return i < former ? "empty lost" : "empty";
}

/** A track as a row of pips; the number beside it says the same. What changes falls or rises pip by pip. */
export function Pips(props: {
  readonly value: number;
  readonly of: number;
  /** How many of the lit pips are at stake; they are hatched. */
  readonly atRisk?: number;
  readonly tone: "flame" | "steel";
  readonly label: string;
}): ReactElement {
  const { value, atRisk = 0 } = props;
  const former = useFormer(value);
  return (
    <span className={`pips ${props.tone}`} role="img" aria-label={props.label}>
      {Array.from({ length: Math.max(props.of, value) }, (_, i) => (
        <span
          key={String(i)}
          className={pipClass(i, value, atRisk, former)}
          // The outermost pip goes first when the track falls, and comes last when it rises.
          style={{ "--turn": value < former ? former - 1 - i : i - former }}
        />
      ))}
    </span>
  );
}
