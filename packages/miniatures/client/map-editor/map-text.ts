import type { BattleMap, MapMark, WallLine } from "../engine/index.ts";

/** A word as YAML reads it back: quoted where it could mean something else. */
function plain(text: string): string {
  const simple = /^\p{L}[\p{L}\p{N} ,.'’/&-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text);
  return simple && !text.endsWith(" ") && !text.includes(", ") && !text.includes(",") ? text : JSON.stringify(text);
}

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, one]) => `${plain(key)}: ${flow(one)}`)
      .join(", ")} }`;
  }
  return typeof value === "string" ? plain(value) : JSON.stringify(value);
}

const quoted = (sign: string): string =>
  /^[a-zA-Z]$/.test(sign) && !/^[ynYN]$/.test(sign) ? sign : JSON.stringify(sign);

function list(name: string, values: readonly unknown[] | undefined): readonly string[] {
  return values === undefined ? [] : [`${name}:`, ...values.map((one) => `  - ${flow(one)}`)];
}

const legendLine = ([sign, marks]: [string, readonly MapMark[]]): string => `  ${quoted(sign)}: ${flow(marks)}`;
const wallOf = ({ from, to }: WallLine): unknown => ({ from, to });

/** A map in the form in which its author writes it: YAML, the rows as they are drawn. */
export function mapText(map: BattleMap): string {
  const lines = [
    `id: ${map.id}`,
    `name: ${flow(map.name)}`,
    "rows: |",
    ...map.rows
      .trimEnd()
      .split("\n")
      .map((row) => `  ${row}`),
    ...(map.legend === undefined ? [] : ["legend:", ...Object.entries(map.legend).map(legendLine)]),
    ...list("walls", map.walls?.map(wallOf)),
    ...list("wallAreas", map.wallAreas),
    ...(map.starts.length === 0 ? ["starts: []"] : list("starts", map.starts)),
    ...(map.victory.length === 0 ? ["victory: []"] : list("victory", map.victory)),
    ...list("otherTerrain", map.otherTerrain),
  ];
  return `${lines.join("\n")}\n`;
}
