/** The name of a report of a match, and of its file: a scenario is called like its file. */
export function reportName(id: string): string {
  const letters = id.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `fault-${letters}`.replaceAll(/-+/g, "-").replace(/-$/, "");
}
