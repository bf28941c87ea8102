import { type GameDoor, say, spoken, type TableInfo } from "@undercroft/table";

type Summary = TableInfo["summary"];

/** How far a game has come: before its first round it is being set up. */
export function whenWords({ round }: Pick<Summary, "round">): string {
  return round === 0 ? say("start.when-setup") : say("start.when-round", { round });
}

/** Who plays against whom: those of one party are named beside each other. */
export function sidesWords({ sides }: Pick<Summary, "sides">): string {
  const parties = new Map<string | number, string[]>();
  for (const [number, { name, party = number }] of sides.entries())
    parties.set(party, [...(parties.get(party) ?? []), name[spoken()]]);
  return [...parties.values()].map((names) => names.join(say("start.beside"))).join(say("start.against"));
}

/** Which game is played, and which kind of match of it. */
export function matchWords(door: Pick<GameDoor, "name" | "kind">, { kind }: Pick<Summary, "kind">): string {
  const words = door.kind(kind);
  return words === "" ? door.name : say("start.match", { game: door.name, kind: words });
}
