import type { GameTypes } from "@undercroft/kernel";
import { ChoiceRow, type GameClient, type MessageId, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { type Choices, choices } from "./choices.ts";

/** A choice that has words of its own for itself and for each of its options. */
function Row<K extends "mode" | "hands">(props: {
  readonly name: K;
  readonly options: readonly Choices[K][];
  readonly value: Choices[K];
  readonly onChange: (value: Choices[K]) => void;
}): ReactElement {
  const { name, ...rest } = props;
  return <ChoiceRow {...rest} label={say(`option.${name}`)} words={(option) => say(`option.${option}`)} />;
}

/** What the choice of undo or of hands means. */
function hintOf({ foe, mode, hands }: Choices, secrets: boolean): MessageId {
  if (foe === "screen") return secrets ? `option.${hands}-how` : "option.screen-how";
  return foe === "watch" ? "option.watch-how" : `option.${mode}-how`;
}

/** How the match is played. */
export function Options<T extends GameTypes>(props: { readonly client: GameClient<T> }): ReactElement {
  const chosen = useStore(choices);
  const { secrets, start } = props.client;
  const { Options: Own } = start;
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
      {secrets && chosen.foe === "screen" ? (
        <Row
          name="hands"
          options={["closed", "open"]}
          value={chosen.hands}
          onChange={(hands) => choices.setState({ hands })}
        />
      ) : null}
      <Own chosen={chosen} />
      <p className="hint">{say(hintOf(chosen, secrets))}</p>
    </div>
  );
}
