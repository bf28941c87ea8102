import { say } from "@undercroft/table";
import type { ReactElement } from "react";

const KEYS = [
  "digits",
  "space",
  "escape",
  "end",
  "undo",
  "sight",
  "threat",
  "log",
  "hand",
  "stack",
  "help",
  "zoom",
  "arrows",
] as const;

/** All keys of the table and what they do. */
export function KeyList(): ReactElement {
  return (
    <dl className="key-list">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>{say(`keys.${key}`)}</dt>
          <dd>{say(`keys.${key}-does`)}</dd>
        </div>
      ))}
    </dl>
  );
}
