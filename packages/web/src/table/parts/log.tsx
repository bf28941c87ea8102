import type { GameTypes } from "@undercroft/kernel";
import { type LogLine, LogList, plain, say, useDeskOf, useStateOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { logOf } from "../log/lines.ts";
import type { PartProps } from "../tools.ts";

/** Lines that a reader of a small screen is told at once. */
const HEARD = 8;

/** What has just happened, heard where there is no room for the log: it stands in a sheet there. */
export function Heard<T extends GameTypes>(props: PartProps<T>): ReactElement {
  const { tools } = props;
  const { client } = tools;
  const story = useStateOf(tools, (now) => now.story);
  const state = useStateOf(tools, (now) => now.shown.state);
  const viewer = useStateOf(tools, (now) => now.viewer);
  const told = useStateOf(tools, (now) => now.toldTo);
  const lines = logOf({ client, story, state, viewer }, null, told, HEARD);
  return (
    <div className="sr" role="log" aria-label={say("log.title")}>
      {lines.map(({ id, text }) => (
        <p key={id}>{plain(text)}</p>
      ))}
    </div>
  );
}

/** What has happened, newest first: the last lines of it, or in a sheet of its own all that there are. */
export function Log<T extends GameTypes>(props: PartProps<T> & { readonly most?: number }): ReactElement {
  const { tools } = props;
  const { client, table, desk } = tools;
  const { most = Number.POSITIVE_INFINITY } = props;
  const story = useStateOf(tools, (now) => now.story);
  const state = useStateOf(tools, (now) => now.shown.state);
  const viewer = useStateOf(tools, (now) => now.viewer);
  const told = useStateOf(tools, (now) => now.toldTo);
  const over = useStateOf(tools, (now) => now.session.state.outcome !== null);
  useDeskOf(tools, (now) => now.open);
  const { barrier } = table.undoOffer();
  const continued = useStateOf(tools, (now) => now.session.record.origin !== null);
  const lines = logOf({ client, story, state, viewer }, over ? null : barrier, told, most);
  const start: readonly LogLine[] = continued ? [{ id: "origin", barrier: true, text: say("replay.taken-over") }] : [];
  return (
    <LogList
      title={say("log.title")}
      {...(props.most === undefined ? { bare: true } : { note: say("log.note") })}
      lines={[...lines, ...start]}
      onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
    />
  );
}
