import type { ReactElement } from "react";

/** Where the pips of each side lie, in steps from the middle. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const STEP = 8.5;

/** A six-sided die with the side that lies up; a blank one before it is rolled. */
export function Die(props: {
  readonly die: number | null;
  readonly label: string;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 40;
  return (
    <svg width={size} height={size} viewBox="-20 -20 40 40" role="img" aria-label={props.label}>
      <rect x={-17} y={-17} width={34} height={34} rx={7} fill="#F5EBD3" stroke="#231A12" strokeWidth={2} />
      {PIPS[props.die ?? 0]?.map(([x, y]) => (
        <circle key={`${x}/${y}`} cx={x * STEP} cy={y * STEP} r={3.6} fill="#231A12" />
      ))}
    </svg>
  );
}
