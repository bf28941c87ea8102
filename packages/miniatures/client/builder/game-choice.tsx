import { ChoiceRow, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { battleScenarioNames, battleScenarios, factions, factionWords, type Warband } from "../engine/index.ts";
import { choices, chooseScenario } from "../start/choices.ts";
import { fitsBattle, mapChoices } from "../start/maps.ts";
import { scenarioName } from "../start/scenario-names.ts";
import { say } from "../words/index.ts";

/** What the warband is built for: scenario and points, its faction, and the map that it brings. */
export function GameChoice(props: {
  readonly list: Warband;
  readonly onChange: (list: Warband, words: string) => void;
}): ReactElement {
  const { list } = props;
  const own = useStore(choices);
  const limits = battleScenarios[own.scenario].limits.of.map(String);
  const maps = mapChoices();
  const known = maps.some(({ map }) => map.id === list.map);
  return (
    <div className="mn-game">
      <ChoiceRow
        label={say("start.scenario")}
        options={battleScenarioNames}
        value={own.scenario}
        words={scenarioName}
        onChange={chooseScenario}
      />
      <ChoiceRow
        label={say("start.points")}
        options={limits}
        value={String(own.limit)}
        words={(one) => one}
        onChange={(one) => choices.setState({ limit: Number(one) })}
      />
      {own.scenario === "sealed-booster" ? null : (
        <label className="choice-row">
          <span>{say("builder.faction")}</span>
          <select
            value={list.faction ?? ""}
            onChange={(event) => {
              const faction = factions.find((one) => one === event.target.value) ?? null;
              const words = faction === null ? say("builder.none") : factionWords[faction][spoken()];
              props.onChange({ ...list, faction }, say("told.faction", { name: words }));
            }}
          >
            <option value="">{say("builder.none")}</option>
            {factions.map((one) => (
              <option key={one} value={one}>
                {factionWords[one][spoken()]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="choice-row">
        <span>{say("start.map")}</span>
        <select
          value={known ? (list.map ?? "") : ""}
          onChange={(event) => {
            const map = maps.find(({ map: { id } }) => id === event.target.value)?.map;
            const name = map?.name[spoken()] ?? say("builder.none");
            props.onChange({ ...list, map: map?.id ?? null }, say("told.map", { name }));
          }}
        >
          <option value="">{say("builder.none")}</option>
          {maps.map(({ map }) => (
            <option key={map.id} value={map.id}>
              {fitsBattle(map, own) ? map.name[spoken()] : say("builder.misfit", { name: map.name[spoken()] })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
