import { Pips } from "@undercroft/table";
import type { ReactElement } from "react";
import { tallyWarband, type Warband } from "../engine/index.ts";
import { say } from "../words/index.ts";
import type { Building } from "./building.ts";

const PIPS = 20;

/** How much of each limit is used, and what is left of it (mn.warband.points.total, mn.warband.count, mn.warband.items). */
export function Totals(props: { readonly list: Warband; readonly building: Building }): ReactElement {
  const tallies = tallyWarband(props.list, props.building.catalogue, props.building);
  return (
    <dl className="mn-totals">
      {tallies.map(({ of, used, most }) => (
        <div key={of} className={used > most ? "over" : ""}>
          <dt>{say(`tally.${of}`)}</dt>
          <dd>
            <b className="num">{used}</b>
            <small>{say("tally.most", { most })}</small>
            <em>
              {used > most ? say("tally.over", { count: used - most }) : say("tally.left", { count: most - used })}
            </em>
            {of === "points" ? (
              <Pips
                value={Math.min(PIPS, Math.round((used * PIPS) / most))}
                of={PIPS}
                tone="flame"
                label={say("points.of", { points: used, limit: most })}
              />
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
