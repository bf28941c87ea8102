import { Glyph } from "@undercroft/table";
import type { ReactElement } from "react";
import type { Phase } from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** The role that a phase puts its player into; none while the turn begins or ends. */
const ROLES: Readonly<Record<Phase, { readonly id: "hero" | "lord" | "build"; readonly icon: string } | null>> = {
  "set-up": { id: "build", icon: "dungeon-gate" },
  reset: null,
  dungeonlord: { id: "lord", icon: "skull-crossed-bones" },
  build: { id: "build", icon: "dungeon-gate" },
  hero: { id: "hero", icon: "hood" },
  "discard-draw": { id: "hero", icon: "hood" },
};

/** As what the player of the turn acts: gold with a hood as a hero, oxblood with a skull as the Dungeonlord. */
export function RoleBanner(): ReactElement {
  const { turn, players, content, first } = useTableState((now) => now.shown.state.body);
  const viewer = useTableState((now) => now.viewer);
  const role = ROLES[turn.phase] ?? { id: "hero" as const, icon: "hood" };
  const number = turn.phase === "set-up" ? first : turn.player;
  const own = players[number]?.id === viewer;
  const name = seatName({ players, content }, number);
  return (
    <p className={`dg-role ${role.id}`}>
      <Glyph name={role.icon} size={24} />
      <b>{say(own ? `role.${role.id}-own` : `role.${role.id}`, { name })}</b>
      <span>{say(`role.${role.id}-sub`)}</span>
    </p>
  );
}
