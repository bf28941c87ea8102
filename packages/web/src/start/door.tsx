import { say } from "@undercroft/table";
import { type ReactElement, useMemo } from "react";
import { useStore } from "zustand";
import { go } from "../app/route.ts";
import { problemWords } from "../warband/problem-words.ts";
import { beginChosen, planned } from "./begin.ts";
import { choices } from "./choices.ts";

/** Begins the match that has been chosen and goes to its table; does nothing while something stands against it. */
export function openDoor(): void {
  const id = beginChosen(choices.getState());
  if (id !== null) go({ page: "table", id });
}

/** The door to the match that has been chosen, and what stands against it. */
export default function Door(): ReactElement {
  const chosen = useStore(choices);
  const plan = useMemo(() => planned(chosen), [chosen]);
  return (
    <>
      <button type="button" className="go" disabled={!plan.ok} onClick={openDoor}>
        {say("start.open")}
      </button>
      {plan.ok ? null : (
        <ul className="reasons" role="alert">
          {plan.problems.map((problem, i) => (
            <li key={String(i)}>{problemWords(problem)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
