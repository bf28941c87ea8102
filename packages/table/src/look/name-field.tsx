import type { ReactElement } from "react";
import { say } from "../words/index.ts";

/** Longest name of a player. */
const NAME_LENGTH = 24;

/** Where a person who plays a seat gives a name. */
export function NameField(props: {
  readonly number: number;
  readonly name: string;
  readonly onName: (name: string) => void;
}): ReactElement {
  return (
    <label className="name-field">
      {say("start.name")}
      <input
        value={props.name}
        maxLength={NAME_LENGTH}
        autoComplete="off"
        placeholder={say("seat.person", { number: props.number + 1 })}
        onChange={(event) => props.onName(event.target.value)}
      />
    </label>
  );
}
