import type { ReactElement } from "react";
import type { WarbandFault } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { faultLines } from "./problems.ts";

/** What stands against the warband of a seat; where boosters were opened, there is one that fits (mn.scenario.sealed.boosters). */
export function SeatFaults(props: {
  readonly name: string;
  readonly faults: readonly WarbandFault[];
  readonly onBoosters: () => void;
}): ReactElement {
  const { faults } = props;
  const foreign = faults.some(({ problem }) => problem === "pool");
  return (
    <div className="mn-against">
      {foreign ? <p>{say("start.not-from-boosters", { name: props.name })}</p> : null}
      <ul>
        {faultLines(faults).map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {foreign ? (
        <button type="button" className="mn-build" onClick={props.onBoosters}>
          {say("start.take-from-boosters")}
        </button>
      ) : null}
    </div>
  );
}
