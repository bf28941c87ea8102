import { RuleLink } from "@undercroft/dungeon-command/client";
import type { ReactElement } from "react";
import { say } from "../../words/index.ts";
import { useTable } from "../context.tsx";
import { barrierWords } from "../log/lines.ts";

const RULE = "table.undo-stops-at-a-barrier";

/** Why undo goes no farther. */
export function UndoSheet(): ReactElement {
  const { table } = useTable();
  const { barrier } = table.undoOffer();
  return (
    <>
      <p>{say("undo.stopped", { what: barrierWords(barrier) })}</p>
      <p>{say(`undo.why-${barrier.kind}`)}</p>
      <RuleLink rule={{ id: RULE, label: `§ ${RULE}` }} />
    </>
  );
}
