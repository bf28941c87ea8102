import type { ReactElement } from "react";
import { say } from "../words/index.ts";

/** Below a search that finds no card: the way out of it. Nothing where something is found. */
export function NothingFound(props: { readonly found: number; readonly onAll: () => void }): ReactElement | null {
  if (props.found > 0) return null;
  return (
    <button type="button" className="line-button" onClick={props.onAll}>
      {say("list.show-all")}
    </button>
  );
}
