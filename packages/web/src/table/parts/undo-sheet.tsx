import type { GameTypes } from "@undercroft/kernel";
import { RichText, RuleLink, say, useStateOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { barrierWords, stoppingLines } from "../log/lines.ts";
import type { PartProps } from "../tools.ts";

/** Why undo goes no farther: what has happened that stays, with the rules by which it did. */
export function UndoSheet<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { client, table, desk } = tools;
  const story = useStateOf(tools, (now) => now.story);
  const state = useStateOf(tools, (now) => now.shown.state);
  const viewer = useStateOf(tools, (now) => now.viewer);
  const isTakenUp = useStateOf(tools, (now) => now.session.record.origin !== null);
  const { barrier } = table.undoOffer();
  const lines = stoppingLines({ client, story, state, viewer }, barrier);
  return (
    <>
      <p>{say("undo.stopped", { what: barrierWords(barrier) })}</p>
      {lines.length > 0 ? (
        <ol className="log stopping">
          {lines.map((line) => (
            <li key={line.id}>
              <RichText text={line.text} />
              {line.rule === undefined ? null : (
                <RuleLink rule={line.rule} onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })} />
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {lines.length === 0 && barrier.at >= 0 ? <p>{say("undo.unseen")}</p> : null}
      <p>{say(barrier.kind === "start" && isTakenUp ? "undo.why-taken-up" : `undo.why-${barrier.kind}`)}</p>
    </>
  );
}
