import { StackPile } from "@undercroft/dungeon-command/client";
import { type LogLine, LogList, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { useDesk, useTable, useTableState } from "../context.tsx";
import { stackItems } from "../facing/stack.ts";
import { logOf } from "../log/lines.ts";

/** What waits, as a pile of papers. */
export function Stack(): ReactElement {
  const { desk, keywords } = useTable();
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  const number = state.body.seats.findIndex((seat) => seat.id === viewer);
  const items = stackItems(state, keywords, number < 0 ? null : number);
  return (
    <StackPile
      items={items}
      labels={{ title: say("stack.title"), order: say("stack.order"), empty: say("stack.empty") }}
      onItem={(id) => {
        const action = items.find((item) => item.id === id);
        const frame = state.frames.find((one) => one.procedure === "action" && one.locals.id === id);
        if (action === undefined || frame?.procedure !== "action") return;
        const card = frame.locals.card?.card ?? frame.locals.program?.card;
        const known =
          card !== undefined &&
          (state.body.content.orders[card] ??
            state.body.content.creatures[card] ??
            state.body.content.commanders[card]) !== undefined;
        if (known && card !== undefined) desk.setState({ open: { sheet: "card", card, creature: null } });
      }}
    />
  );
}

/** What has happened, newest first. */
export function Log(props: { readonly most?: number }): ReactElement {
  const { table, desk } = useTable();
  const story = useTableState((now) => now.story);
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  const told = useTableState((now) => now.toldTo);
  const over = useTableState((now) => now.session.state.outcome !== null);
  useDesk((now) => now.open);
  const { barrier } = table.undoOffer();
  const continued = useTableState((now) => now.session.record.origin !== null);
  const lines = logOf(story, state, viewer, over ? null : barrier, told, props.most);
  const start: readonly LogLine[] = continued ? [{ id: "origin", barrier: true, text: say("replay.taken-over") }] : [];
  return (
    <LogList
      title={say("log.title")}
      note={say("log.note")}
      lines={[...lines, ...start]}
      onRule={(rule) => desk.setState({ open: { sheet: "rule", rule } })}
    />
  );
}
