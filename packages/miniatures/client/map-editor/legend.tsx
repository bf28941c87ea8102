import { RuleLink, spoken } from "@undercroft/table";
import type { ReactElement } from "react";
import type { OtherTerrain } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { brushName, ENTRIES, ownEntries, type Settings } from "./brushes.ts";
import { Sample } from "./palette.tsx";

/** What every sign of a map means, each with its rule. */
export function MapLegend(props: {
  readonly settings: Settings;
  readonly others: readonly OtherTerrain[];
  readonly onRule: (rule: string) => void;
}): ReactElement {
  const { settings, others } = props;
  return (
    <ul className="map-legend">
      {[...ENTRIES, ...ownEntries(others)].map((entry) => {
        const own = others.find(({ id }) => entry.id === `other/${id}`);
        return (
          <li key={entry.id}>
            <Sample entry={entry} settings={settings} size={46} />
            <span>
              <b>{brushName(entry.brush(settings), others, spoken())}.</b> {own?.text[spoken()] ?? say(entry.does)}{" "}
              <RuleLink rule={{ id: entry.rule, label: `§ ${entry.rule}` }} onRule={props.onRule} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const KEYS = ["arrows", "lay", "edge", "across", "corner", "erase", "signs", "undo"] as const;

/** Which keys do what. */
export function MapKeys(): ReactElement {
  return (
    <ul className="map-keys">
      {KEYS.map((key) => (
        <li key={key}>{say(`maps.key-${key}`)}</li>
      ))}
    </ul>
  );
}
