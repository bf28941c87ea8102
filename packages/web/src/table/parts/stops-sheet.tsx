import { ChoiceRow, say } from "@undercroft/table";
import type { ReactElement } from "react";
import { STOP_KINDS, STOP_LEVELS, type Stops } from "../../settings/stops.ts";
import { settings } from "../../settings/store.ts";
import { useTable, useTableState } from "../context.tsx";

/** What a seat wants to be asked about, by public kinds of event. */
export function StopsTable(props: { readonly stops: Stops; readonly onChange: (stops: Stops) => void }): ReactElement {
  return (
    <>
      {STOP_KINDS.map((kind) => (
        <ChoiceRow
          key={kind}
          label={say(`stops.${kind}`)}
          options={STOP_LEVELS}
          value={props.stops[kind]}
          words={(level) => say(`stop-level.${level}`)}
          onChange={(level) => props.onChange({ ...props.stops, [kind]: level })}
        />
      ))}
    </>
  );
}

/** The stops of whoever the screen belongs to. */
export function StopsSheet(): ReactElement {
  const { table } = useTable();
  const viewer = useTableState((state) => state.viewer);
  const stops = useTableState((state) => (viewer === null ? undefined : state.stops[viewer]));
  if (viewer === null || stops === undefined) return <p>{say("stops.nobody")}</p>;
  return (
    <>
      <p>{say("stops.how")}</p>
      <StopsTable
        stops={stops}
        onChange={(next) => {
          table.setStops(viewer, next);
          settings.setState({ stops: next });
        }}
      />
    </>
  );
}
