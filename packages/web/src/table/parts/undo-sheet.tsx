import type { GameTypes } from "@undercroft/kernel";
import { say } from "@undercroft/table";
import type { ReactElement } from "react";
import { barrierWords } from "../log/lines.ts";
import type { PartProps } from "../tools.ts";

/** Why undo goes no farther. */
export function UndoSheet<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { barrier } = tools.table.undoOffer();
  return (
    <>
      <p>{say("undo.stopped", { what: barrierWords(barrier) })}</p>
      <p>{say(`undo.why-${barrier.kind}`)}</p>
    </>
  );
}
