import type { Body, Fighter } from "../engine/index.ts";
import { cardName, seatName } from "../facing/names.ts";
import { say } from "../words/index.ts";
import type { Cast } from "./cast.ts";

type Known = Pick<Body, "players" | "content" | "dungeonlord">;

/** What somebody in a fight is called; the monster of a Quest by the name of its Quest. */
export function fighterName(body: Known, cast: Cast, fighter: Fighter): string {
  if (fighter.is === "hero") return seatName(body, fighter.player);
  const card = cast[fighter.id];
  if (card === undefined) return say("fighter.monster");
  const name = cardName(body.content, card);
  return fighter.is === "monster" ? name : say("fighter.quest", { name });
}

/** The emblem of somebody in a fight. */
export function fighterEmblem({ players, content }: Known, cast: Cast, fighter: Fighter): string {
  if (fighter.is === "hero") return content.heroes[players[fighter.player]?.hero ?? ""]?.emblem ?? "hood";
  const card = cast[fighter.id] ?? "";
  return (content.adventures[card] ?? content.quests[card])?.emblem ?? "skull-crossed-bones";
}
