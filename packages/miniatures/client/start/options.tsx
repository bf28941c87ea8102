import { ChoiceRow, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { choices } from "./choices.ts";
import { mapFor, mapOptions } from "./plan.ts";

/** The map. */
export function Options(): ReactElement {
  const own = useStore(choices);
  const options = mapOptions();
  return (
    <ChoiceRow
      label={say("start.map")}
      options={options.map(({ id }) => id)}
      value={mapFor(own).id}
      words={(id) => options.find((map) => map.id === id)?.name[spoken()] ?? id}
      onChange={(map) => choices.setState({ map })}
    />
  );
}
