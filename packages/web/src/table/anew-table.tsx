import { type GameTypes, type Opened, snapshotState } from "@undercroft/kernel";
import { type GameClient, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { hrefOf } from "../app/route.ts";
import { BrokenTable, Snapshots } from "./broken-table.tsx";

/** A match whose moves were played again by the rules of today. */
export type Anew<T extends GameTypes> = Extract<Opened<T>, { readonly kind: "anew" }>;

/** Faults that are told of what differs. */
const TOLD = 12;

/** Positions that were kept beyond the last move that could be made: they can be looked at and no more. */
function Beyond<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly opened: Anew<T>;
}): ReactElement {
  const { client, opened } = props;
  const { Snapshot } = client.slots;
  const states = opened.record.snapshots.flatMap(({ at }, place) =>
    at <= opened.session.record.moves.length ? [] : (snapshotState(client.game, opened.record, place) ?? []),
  );
  return (
    <Snapshots
      count={states.length}
      draw={(place, label) => {
        const state = states[place];
        return state === undefined ? null : <Snapshot state={state} label={label} />;
      }}
    />
  );
}

/**
 * A kept match that the rules of today play otherwise than those that made it, or that was altered: how far its moves lead,
 * why no further, and the way on from there. What was kept stays as it is until somebody goes on.
 */
export function AnewTable<T extends GameTypes>(props: {
  readonly client: GameClient<T>;
  readonly id: string;
  readonly opened: Anew<T>;
  readonly text: string;
  readonly onGo: () => void;
}): ReactElement {
  const { client, opened } = props;
  const { session, stopped, record, faults } = opened;
  const moves = record.moves.length;
  const over = session.state.outcome !== null;
  return (
    <BrokenTable title={say("anew.title")} reasons={[]} text={props.text} id={props.id}>
      {stopped === null ? (
        <p>{say("anew.all", { moves })}</p>
      ) : (
        <>
          <p>
            {say(stopped.rule === null ? "anew.torn" : "anew.some", {
              made: stopped.at,
              moves,
              next: stopped.at + 1,
              name: client.seatName(session.state, session.state.seats.indexOf(stopped.seat)),
            })}{" "}
            {stopped.rule === null ? null : (
              <a href={hrefOf({ page: "help", rule: stopped.rule })}>{`§ ${stopped.rule}`}</a>
            )}
          </p>
          <p>{say("anew.kept")}</p>
        </>
      )}
      <button type="button" className="go" onClick={props.onGo}>
        {say(over ? "open.look" : "anew.go")}
      </button>
      <details>
        <summary>{say("anew.differs")}</summary>
        <ul className="reasons">
          {[...new Set(faults.map(({ detail }) => detail))].slice(0, TOLD).map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      </details>
      {stopped === null ? null : <Beyond client={client} opened={opened} />}
    </BrokenTable>
  );
}
