import { say } from "@undercroft/table";
import type { ReactElement } from "react";

/** The keys that only one game has, and what they do. */
export type GameKeys = () => readonly { readonly key: string; readonly does: string }[];

const ANSWERS = ["digits", "space", "escape"] as const;
const TABLE = ["undo", "log", "hand", "board", "help", "zoom", "arrows"] as const;

/** All keys of the table and what they do; the game's own stand among them. */
export function KeyList(props: { readonly game: GameKeys }): ReactElement {
  const shared = (key: (typeof ANSWERS | typeof TABLE)[number]): ReturnType<GameKeys>[number] => ({
    key: say(`keys.${key}`),
    does: say(`keys.${key}-does`),
  });
  const keys = [...ANSWERS.map(shared), ...props.game(), ...TABLE.map(shared)];
  return (
    <dl className="key-list">
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
