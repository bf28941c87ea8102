import { toJson } from "@undercroft/kernel";
import { download } from "@undercroft/table";
import { dungeonCommand } from "../engine/index.ts";
import { reportName, scenarioText } from "./scenario-text.ts";
import type { Table } from "./state/store.ts";

/** Saves the match as a record file that the replay and the command line open. */
export function saveRecord(table: Table): void {
  const { session, info } = table.store.getState();
  download(`undercroft-${info.id}.json`, toJson(dungeonCommand, session));
}

/** Saves the position as a scenario file, with no more in it than this screen may show. */
export function saveScenario(table: Table): void {
  const { shown, toldTo, info } = table.store.getState();
  download(`${reportName(info.id)}.yaml`, scenarioText(shown, info.id, toldTo), "text/yaml");
}
