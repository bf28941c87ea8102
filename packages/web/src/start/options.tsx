import { ChoiceRow, type MessageId, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { type Choices, choices } from "./choices.ts";

/** A choice that has words of its own for itself and for each of its options. */
function Row<K extends "mode" | "hands" | "face">(props: {
  readonly name: K;
  readonly options: readonly Choices[K][];
  readonly value: Choices[K];
  readonly onChange: (value: Choices[K]) => void;
}): ReactElement {
  const { name, ...rest } = props;
  return <ChoiceRow {...rest} label={say(`option.${name}`)} words={(option) => say(`option.${option}`)} />;
}

const COUNTS = [2, 3, 4] as const;

/** What the choice of undo or of hands means. */
function hintOf({ foe, mode, hands }: Choices): MessageId {
  if (foe === "screen") return `option.${hands}-how`;
  return foe === "watch" ? "option.watch-how" : `option.${mode}-how`;
}

/** How the match is played. */
export function Options(): ReactElement {
  const chosen = useStore(choices);
  const first = chosen.game === "first-game";
  return (
    <div className="start-options">
      {chosen.foe === "screen" || chosen.foe === "watch" ? null : (
        <Row
          name="mode"
          options={["practice", "strict"]}
          value={chosen.mode}
          onChange={(mode) => choices.setState({ mode })}
        />
      )}
      {chosen.foe === "screen" ? (
        <Row
          name="hands"
          options={["closed", "open"]}
          value={chosen.hands}
          onChange={(hands) => choices.setState({ hands })}
        />
      ) : null}
      {first ? null : (
        <>
          <Row
            name="face"
            options={["dungeon", "outdoor"]}
            value={chosen.face}
            onChange={(face) => choices.setState({ face, layout: null })}
          />
          <label className="choice-row">
            <span>{say("option.count")}</span>
            <select
              value={chosen.count}
              onChange={(event) => choices.setState({ count: Number(event.target.value), layout: null })}
            >
              {COUNTS.map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
          {chosen.count === 4 ? (
            <label className="choice-row">
              <span>{say("option.teams")}</span>
              <input
                type="checkbox"
                checked={chosen.teams}
                onChange={(event) => choices.setState({ teams: event.target.checked })}
              />
            </label>
          ) : null}
        </>
      )}
      <p className="hint">{say(hintOf(chosen))}</p>
    </div>
  );
}
