import type { GameTypes } from "@undercroft/kernel";
import { type GameClient, say } from "@undercroft/table";
import type { ReactElement } from "react";

/** What a game has of its own on keys, and what it calls that to which the key of the hand leads. */
export type GameKeys = Pick<GameClient<GameTypes>, "keys" | "hand">;

const ANSWERS = ["digits", "space", "escape"] as const;
const TABLE = ["undo", "log", "hand", "board", "help", "zoom", "arrows"] as const;

/** All keys of the table and what they do; the game's own stand among them. */
export function KeyList(props: { readonly game: GameKeys }): ReactElement {
  const hand = props.game.hand();
  const shared = (key: (typeof ANSWERS | typeof TABLE)[number]): ReturnType<GameKeys["keys"]>[number] => ({
    key: say(`keys.${key}`),
    does: say(`keys.${key}-does`, { hand }),
  });
  const keys = [...ANSWERS.map(shared), ...props.game.keys(), ...TABLE.map(shared)];
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
