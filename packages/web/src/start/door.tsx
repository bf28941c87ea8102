import type { GameTypes } from "@undercroft/kernel";
import { type AnyGame, type GameClient, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { go } from "../app/route.ts";
import { beginChosen } from "./begin.ts";
import { choices } from "./choices.ts";

/** Begins the match that has been chosen and goes to its table; does nothing while something stands against it. */
export function openDoor(game: AnyGame): void {
  const id = game.use((client) => beginChosen(client, choices.getState()));
  if (id !== null) go({ page: "table", id });
}

/** The door to the match that has been chosen, and what stands against it. */
export function Door<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly onOpen: () => void;
}): ReactElement {
  const { start } = props.client;
  const chosen = useStore(choices);
  useStore(start.choices);
  const plan = start.plan(chosen);
  return (
    <>
      <button type="button" className="go" disabled={!plan.ok} onClick={props.onOpen}>
        {say("start.open")}
      </button>
      {plan.ok ? null : (
        <ul className="reasons" role="alert">
          {plan.problems.map((problem, i) => (
            <li key={String(i)}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
