import { Glyph, Tool } from "@undercroft/table";
import type { ReactElement } from "react";
import { stackOf } from "../engine/index.ts";
import { keywordsOf } from "../engine/packs.ts";
import { stackItems } from "../facing/stack.ts";
import { StackPile } from "../stack-pile.tsx";
import { useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** What waits, as a pile of papers. */
export function Stack(): ReactElement {
  const { desk } = useTable();
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  const number = state.body.seats.findIndex((seat) => seat.id === viewer);
  const items = stackItems(state, keywordsOf(), number < 0 ? null : number);
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
        if (known && card !== undefined) desk.setState({ open: { sheet: "card", card, piece: null } });
      }}
    />
  );
}

const useDepth = (): number => useTableState((state) => stackOf(state.shown.state).length);

/** Opens the stack on a phone: a chip over the board while something waits. */
export function StackChip(): ReactElement | null {
  const { desk } = useTable();
  const depth = useDepth();
  if (depth === 0) return null;
  return (
    <span className="only-narrow">
      <button
        type="button"
        className="stack-chip"
        onClick={() => desk.setState({ open: { sheet: "own", name: "stack" } })}
      >
        <Glyph name="stack" size={18} /> <b>{depth}</b> <span>{say("stack.chip")}</span>
      </button>
    </span>
  );
}

/** Opens the stack where there is no room beside the board. */
export function StackTool(): ReactElement {
  const { desk } = useTable();
  const depth = useDepth();
  return (
    <span className="only-middle">
      <Tool
        icon="stack"
        label={say("stack.title")}
        word={say("stack.word")}
        note={depth === 0 ? say("stack.empty") : String(depth)}
        onPress={() => desk.setState({ open: { sheet: "own", name: "stack" } })}
      />
    </span>
  );
}
