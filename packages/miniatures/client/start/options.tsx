import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { HouseRules } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { choices } from "./choices.ts";

function Agreed(props: {
  readonly words: string;
  readonly holds: boolean;
  readonly change: (holds: boolean) => Partial<HouseRules>;
}): ReactElement {
  return (
    <label className="choice-row">
      <span>{props.words}</span>
      <input
        type="checkbox"
        checked={props.holds}
        onChange={(event) => {
          const { house } = choices.getState();
          choices.setState({ house: { ...house, ...props.change(event.target.checked) } });
        }}
      />
    </label>
  );
}

/** What the players may agree on before they build (mn.ruling.map-size, mn.ruling.spike-forced, mn.ruling.single-cost-500). */
export function Options(): ReactElement {
  const { house, limit } = useStore(choices);
  return (
    <details className="mn-agreed">
      <summary>{say("start.agreed")}</summary>
      <Agreed words={say("start.any-map-size")} holds={house.anyMapSize} change={(anyMapSize) => ({ anyMapSize })} />
      <Agreed
        words={say("start.forced-spikes")}
        holds={house.forcedSpikes}
        change={(forcedSpikes) => ({ forcedSpikes })}
      />
      {limit === 500 ? (
        <Agreed
          words={say("start.no-single-cost")}
          holds={house.singleCostAt500 === null}
          change={(none) => ({ singleCostAt500: none ? null : 150 })}
        />
      ) : null}
    </details>
  );
}
