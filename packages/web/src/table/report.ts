import { type GameTypes, toJson } from "@undercroft/kernel";
import { download, type GameClient, reportName, type TableInfo, type TableTools } from "@undercroft/table";

/** What a match is saved by. */
export type ReportTools<T extends GameTypes> = Pick<TableTools<T>, "table"> & { readonly client: GameClient<T> };

/** The day on which a table was last played, as file names have it: "2026-01-31". */
const dayOf = ({ touched }: TableInfo): string => new Date(touched).toISOString().slice(0, 10);

/** Saves the match as a record file that the replay and the command line open; its name says which game it is, and of when. Returns that name. */
export function saveRecord<T extends GameTypes>({ client, table }: ReportTools<T>): string {
  const { session, info } = table.store.getState();
  const file = `${info.game}-${dayOf(info)}-${info.id}.json`;
  download(file, toJson(client.game, session));
  return file;
}

/** Saves the position as a scenario file, with no more in it than this screen may show. Returns the file's name. */
export function saveScenario<T extends GameTypes>({ client, table }: ReportTools<T>): string {
  const { shown, toldTo, info } = table.store.getState();
  // Two reports of one match are two files: a scenario is called like its file, and browsers rename a second one.
  const name = reportName(`${info.id}-${toldTo}`);
  const file = `${name}.yaml`;
  download(file, client.report(shown, name, toldTo), "text/yaml");
  return file;
}
