import type { Shown, TableSeat } from "@undercroft/table";
import type { Dg } from "../engine/index.ts";
import { say } from "../words/index.ts";

/** Who sits at a place, as its panel says it. */
export function personName(player: TableSeat | undefined, number: number, viewer: string | null): string {
  if (player === undefined) return say("seat.person", { number: number + 1 });
  if (player.player !== "person") return say(`foe.${player.player}`);
  if (player.name !== "") return player.name;
  return player.id === viewer ? say("seat.you") : say("seat.person", { number: number + 1 });
}

/** The hidden Quests of a seat if they lie open to this screen. */
export function openSecrets(shown: Shown<Dg>, seat: string): readonly string[] | null {
  const own = shown.open.get(seat)?.body.players.find(({ id }) => id === seat);
  return own?.secrets?.map(({ card }) => card) ?? null;
}

/** The cards of a hand if it lies open to this screen. */
export function openHand(shown: Shown<Dg>, seat: string | null): readonly string[] | null {
  if (seat === null) return null;
  const own = shown.open.get(seat)?.body.players.find(({ id }) => id === seat);
  return own?.hand ?? null;
}
