import type { Story } from "@undercroft/table";
import type { Dg, DgEvent, Fighter } from "../engine/index.ts";

/** Cards by the ids of what fights: monsters and Quests are gone when later lines still name them. */
export type Cast = Readonly<Record<string, string>>;

const fighters = (event: DgEvent): readonly Fighter[] => {
  if (event.event === "fought") return [event.attacker, event.defender];
  return event.event === "monster-wounded" || event.event === "monster-defeated" ? [event.monster] : [];
};

const casts = new WeakMap<Story<Dg>, Cast>();

/** Everything that a story has named by an id; gathered once for each story. */
export function castIn(story: Story<Dg>): Cast {
  const known = casts.get(story);
  if (known !== undefined) return known;
  // Monsters of a Pack may have come into play before the story begins.
  const cast = new Map(story.first.body.players.flatMap(({ pack }) => pack.map(({ id, card }) => [id, card] as const)));
  // Only the monster of the Quest that is tried may fight as one.
  let tried: string | null = null;
  for (const event of story.chapters.flatMap(({ events }) => events)) {
    if (event.event === "sent") cast.set(event.id, event.card);
    if (event.event === "tried") tried = event.quest;
    for (const fighter of fighters(event))
      if (fighter.is === "quest-monster" && tried !== null) cast.set(fighter.id, tried);
  }
  const found = Object.fromEntries(cast);
  casts.set(story, found);
  return found;
}
