import { ChoiceRow } from "@undercroft/table";
import type { ReactElement } from "react";
import { useStore } from "zustand";
import { say } from "../words/index.ts";
import { COUNTS, choices } from "./choices.ts";

/** How many play. */
export function Options(): ReactElement {
  const count = useStore(choices, (now) => now.count);
  return (
    <ChoiceRow
      label={say("option.count")}
      options={COUNTS.map(String)}
      value={String(count)}
      words={(option) => option}
      onChange={(next) => choices.setState({ count: COUNTS.find((one) => String(one) === next) ?? 2 })}
    />
  );
}
