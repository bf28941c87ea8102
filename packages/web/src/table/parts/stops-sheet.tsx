import type { GameTypes } from "@undercroft/kernel";
import { ChoiceRow, type GameClient, STOP_LEVELS, type Stops, say, useStateOf } from "@undercroft/table";
import type { ReactElement } from "react";
import { settings } from "../../settings/store.ts";
import type { PartProps } from "../tools.ts";

/** What a seat wants to be asked about, by public kinds of event. */
function StopsTable<T extends GameTypes>(props: {
  readonly kinds: GameClient<T>["stops"];
  readonly stops: Stops;
  readonly onChange: (stops: Stops) => void;
}): ReactElement {
  const { kinds, words, usual } = props.kinds;
  return (
    <>
      {kinds.map((kind) => (
        <ChoiceRow
          key={kind}
          label={words(kind)}
          options={STOP_LEVELS}
          value={props.stops[kind] ?? usual[kind] ?? "ask"}
          words={(level) => say(`stop-level.${level}`)}
          onChange={(level) => props.onChange({ ...props.stops, [kind]: level })}
        />
      ))}
    </>
  );
}

/** The stops of whoever the screen belongs to. */
export function StopsSheet<T extends GameTypes>({ tools }: PartProps<T>): ReactElement {
  const { client, table } = tools;
  const viewer = useStateOf(tools, (state) => state.viewer);
  const stops = useStateOf(tools, (state) => (viewer === null ? undefined : state.stops[viewer]));
  if (viewer === null || stops === undefined) return <p>{say("stops.nobody")}</p>;
  return (
    <>
      <p>{say("stops.how")}</p>
      <StopsTable
        kinds={client.stops}
        stops={stops}
        onChange={(next) => {
          table.setStops(viewer, next);
          settings.setState({ stops: { ...settings.getState().stops, [client.game.id]: next } });
        }}
      />
    </>
  );
}
