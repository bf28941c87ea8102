import type { PlayerKind } from "../state/info.ts";
import { say } from "../words/index.ts";
import type { Foe } from "./chosen.ts";

/** Whose a seat is, on the start page: "Yours", "Captain’s"; one of several people goes by a number. */
export function ownerWords(foe: Foe, player: PlayerKind | undefined, number: number): string {
  if (player === "person") return foe === "screen" ? say("seat.person", { number: number + 1 }) : say("start.yours");
  return say(player === "captain" ? "start.captains" : "start.recruits");
}
