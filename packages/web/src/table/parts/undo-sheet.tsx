import { say } from "@undercroft/table";
import type { ReactElement } from "react";
import { useTable } from "../context.tsx";
import { barrierWords } from "../log/lines.ts";

/** Why undo goes no farther. */
export function UndoSheet(): ReactElement {
  const { table } = useTable();
  const { barrier } = table.undoOffer();
  return (
    <>
      <p>{say("undo.stopped", { what: barrierWords(barrier) })}</p>
      <p>{say(`undo.why-${barrier.kind}`)}</p>
    </>
  );
}
