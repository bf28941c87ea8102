import type { ReactElement } from "react";
import { useDesk, useTable, useTableState } from "../table.ts";
import { say } from "../words/index.ts";
import { Card } from "./card.tsx";
import { Roster } from "./roster.tsx";

/** Whose warband the screen shows: its own, or the first for a watcher. */
function useOwn(): number {
  const viewer = useTableState((state) => state.viewer);
  const body = useTableState((state) => state.shown.state.body);
  return Math.max(
    0,
    body.sides.findIndex(({ id }) => id === viewer),
  );
}

/** The creature that is looked at or acts. */
function useInQuestion(): string | null {
  const body = useTableState((state) => state.shown.state.body);
  const piece = useDesk((state) => state.piece);
  return piece ?? body.battle.turn?.creature ?? null;
}

/** Where cards would lie: the stat card of whoever acts. A phone has a button that opens the warband. */
export function Hand(): ReactElement {
  const { desk } = useTable();
  const body = useTableState((state) => state.shown.state.body);
  const own = useOwn();
  const id = useInQuestion();
  const card = body.creatures.find((one) => one.id === id)?.card;
  const count = body.creatures.filter(({ owner, status }) => owner === own && status !== "destroyed").length;
  return (
    <>
      <button type="button" className="hand-peek" onClick={() => desk.setState({ open: { sheet: "hand" } })}>
        {say("roster.peek", { count })}
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a card that scrolls must be reachable by keyboard */}
      <section className="mn-hand" aria-label={say("roster.label")} data-hand tabIndex={0}>
        {card === undefined ? null : <Card card={card} piece={id} />}
      </section>
    </>
  );
}

/** The warband in a sheet. */
export function HandSheet(): ReactElement {
  return <Roster seat={useOwn()} />;
}
