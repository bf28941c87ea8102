import { ChoiceRow, spoken } from "@undercroft/table";
import { type ReactElement, useId, useMemo } from "react";
import { useStore } from "zustand";
import { areaAward, battleScenarioNames, battleScenarios, mapSizeFor, mostCreatures } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { type Choices, choices, chooseScenario } from "./choices.ts";
import { fitsBattle, type MapChoice, mapChoices } from "./maps.ts";
import { planned } from "./plan.ts";
import { againstIn, faultLines } from "./problems.ts";
import { scenarioName } from "./scenario-names.ts";
import { boosterSeed } from "./sealed.ts";

/** The point limits of the scenario as a row of buttons, one of which holds. */
function Limits(props: { readonly own: Choices }): ReactElement {
  const { scenario, limit } = props.own;
  const name = useId();
  return (
    <fieldset className="mn-limits">
      <legend>{say("start.points")}</legend>
      <div>
        {battleScenarios[scenario].limits.of.map((one) => (
          <label key={one} className={one === limit ? "on" : ""}>
            <input type="radio" name={name} checked={one === limit} onChange={() => choices.setState({ limit: one })} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The map that is fought on: both bring the same, or each brings its own and the champion test decides (mn.battle.map-choice). */
function MapSelect(props: { readonly own: Choices }): ReactElement {
  const { own } = props;
  const maps = mapChoices();
  const group = (label: string, part: readonly MapChoice[]): ReactElement | null =>
    part.length === 0 ? null : (
      <optgroup label={label}>
        {part.map(({ map }) => (
          <option key={map.id} value={map.id}>
            {map.name[spoken()]}
          </option>
        ))}
      </optgroup>
    );
  const fitting = maps.filter(({ map }) => fitsBattle(map, own));
  const chosen = fitting.some(({ map }) => map.id === own.map);
  return (
    <label className="choice-row">
      <span>{say("start.map")}</span>
      <select
        value={own.map}
        aria-invalid={own.map !== "" && !chosen}
        onChange={(event) => choices.setState({ map: event.target.value })}
      >
        <option value="">{say("start.map-each")}</option>
        {group(
          say("start.map-ready"),
          fitting.filter((one) => !one.own),
        )}
        {group(
          say("start.map-own"),
          fitting.filter((one) => one.own),
        )}
        {group(
          say("start.map-misfit"),
          maps.filter((one) => !fitting.includes(one)),
        )}
      </select>
    </label>
  );
}

function Seed(props: { readonly own: Choices; readonly seed: string }): ReactElement {
  return (
    <label className="choice-row">
      <span>{say("start.booster-seed")}</span>
      <input
        value={props.own.boosterSeed}
        maxLength={60}
        placeholder={boosterSeed({ boosterSeed: "" }, props.seed)}
        onChange={(event) => choices.setState({ boosterSeed: event.target.value })}
      />
    </label>
  );
}

/** Scenario, point limit and map, and what the scenario means. */
export function BattleChoice(props: { readonly seed: string }): ReactElement {
  const own = useStore(choices);
  const { scenario, limit } = own;
  const against = useMemo(() => againstIn(planned(own, props.seed), own).map, [own, props.seed]);
  const { areas, kill } = battleScenarios[scenario];
  return (
    <div className="mn-battle">
      <ChoiceRow
        label={say("start.scenario")}
        options={battleScenarioNames}
        value={scenario}
        words={scenarioName}
        onChange={chooseScenario}
      />
      <Limits own={own} />
      <MapSelect own={own} />
      {against.length === 0 ? null : (
        <ul className="mn-map-against">
          {faultLines(against).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {scenario === "sealed-booster" ? <Seed own={own} seed={props.seed} /> : null}
      <p className="hint">
        {say(`scenario.${scenario}-line`)}{" "}
        {say("start.terms", {
          most: mostCreatures(scenario, limit).value,
          size: say(`map-size.${mapSizeFor(scenario, limit).value}`),
          award: areaAward(scenario, limit).amount,
          each: say(`start.each-${areas.each}`),
          kill: say(kill.times === 2 ? "start.kill-twice" : kill.plus > 0 ? "start.kill-more" : "start.kill-once", {
            plus: kill.plus,
          }),
        })}
      </p>
    </div>
  );
}
