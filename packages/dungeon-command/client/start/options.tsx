import { ChoiceRow, type Chosen } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { choices } from "./choices.ts";
import { isFirstGame } from "./plan.ts";

const COUNTS = [2, 3, 4] as const;

/** Face of the tiles, seats and teams: a First Game leaves no choice of them. */
export function Options(props: { readonly chosen: Chosen }): ReactElement | null {
  const { face, count, teams } = useStore(choices);
  if (isFirstGame(props.chosen)) return null;
  return (
    <>
      <ChoiceRow
        label={say("option.face")}
        options={["dungeon", "outdoor"]}
        value={face}
        words={(option) => say(`option.${option}`)}
        onChange={(next) => choices.setState({ face: next, layout: null })}
      />
      <label className="choice-row">
        <span>{say("option.count")}</span>
        <select
          value={count}
          onChange={(event) => choices.setState({ count: Number(event.target.value), layout: null })}
        >
          {COUNTS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {count === 4 ? (
        <label className="choice-row">
          <span>{say("option.teams")}</span>
          <input
            type="checkbox"
            checked={teams}
            onChange={(event) => choices.setState({ teams: event.target.checked })}
          />
        </label>
      ) : null}
    </>
  );
}
