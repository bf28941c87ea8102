import { spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import type { SealedPool } from "../engine/index.ts";
import { choices } from "../start/choices.ts";
import { say } from "../words/index.ts";
import type { Building } from "./building.ts";

/** The boosters of a seat, opened by their seed: what the warband comes out of (mn.scenario.sealed.boosters). */
export function Boosters(props: {
  readonly pool: SealedPool;
  readonly building: Building;
  readonly seat: number;
  readonly seed: string;
  readonly onSeat: (seat: number) => void;
  readonly onRead: (id: string) => void;
}): ReactElement {
  const { pool, building, seat } = props;
  const own = useStore(choices);
  return (
    <section className="box mn-boosters" aria-label={say("boosters.title")}>
      <div className="mn-filter-row">
        <label className="field-label">
          {say("boosters.whose")}
          <select value={seat} onChange={(event) => props.onSeat(Number(event.target.value))}>
            {[0, 1].map((one) => (
              <option key={one} value={one}>
                {say("boosters.seat", { number: one + 1 })}
              </option>
            ))}
          </select>
        </label>
        <label className="field-label">
          {say("start.booster-seed")}
          <input
            value={own.boosterSeed}
            maxLength={60}
            placeholder={props.seed}
            onChange={(event) => choices.setState({ boosterSeed: event.target.value })}
          />
        </label>
      </div>
      {pool.boosters.map((booster, number) => (
        <div key={String(number)} className="mn-booster">
          <h3>{say("boosters.one", { number: number + 1 })}</h3>
          <ul>
            {booster.creatures.map((id, place) => {
              const card = building.catalogue.creatures.get(id);
              return (
                <li key={String(place)}>
                  <button type="button" className={`mn-drawn ${card?.rarity ?? ""}`} onClick={() => props.onRead(id)}>
                    {card?.name[spoken()] ?? id}
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
