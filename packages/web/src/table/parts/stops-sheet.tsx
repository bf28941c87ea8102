import type { ReactElement } from "react";
import { STOP_KINDS, STOP_LEVELS, type StopKind, type Stops } from "../../settings/stops.ts";
import { settings } from "../../settings/store.ts";
import { say } from "../../words/index.ts";
import { useTable, useTableState } from "../context.tsx";

/** What a seat wants to be asked about, by public kinds of event. */
export function StopsTable(props: { readonly stops: Stops; readonly onChange: (stops: Stops) => void }): ReactElement {
  const set = (kind: StopKind, value: string): void => {
    const level = STOP_LEVELS.find((one) => one === value);
    if (level !== undefined) props.onChange({ ...props.stops, [kind]: level });
  };
  return (
    <>
      {STOP_KINDS.map((kind) => (
        <label key={kind} className="choice-row">
          <span>{say(`stops.${kind}`)}</span>
          <select value={props.stops[kind]} onChange={(event) => set(kind, event.target.value)}>
            {STOP_LEVELS.map((level) => (
              <option key={level} value={level}>
                {say(`stop-level.${level}`)}
              </option>
            ))}
          </select>
        </label>
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
