import type { ReactElement } from "react";

/** One of a few words, chosen from a list beside its name. */
export function ChoiceRow<T extends string>(props: {
  readonly label: string;
  readonly options: readonly T[];
  readonly value: T;
  readonly words: (option: T) => string;
  readonly onChange: (option: T) => void;
}): ReactElement {
  return (
    <label className="choice-row">
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => {
          const found = props.options.find((option) => option === event.target.value);
          if (found !== undefined) props.onChange(found);
        }}
      >
        {props.options.map((option) => (
          <option key={option} value={option}>
            {props.words(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
