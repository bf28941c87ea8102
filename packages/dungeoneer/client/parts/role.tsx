import { Glyph } from "@undercroft/table";
import type { ReactElement } from "react";
import { isForce, type Phase } from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

interface Role {
  readonly id: "hero" | "lord" | "build";
  readonly icon: string;
  /** What the role is about in this phase. */
  readonly does: "hero" | "lord" | "build" | "set-up" | "reset" | "rest" | "force";
}

/** The role that a phase puts its player into. */
const ROLES: Readonly<Record<Phase, Role>> = {
  "set-up": { id: "build", icon: "dungeon-gate", does: "set-up" },
  reset: { id: "hero", icon: "hood", does: "reset" },
  dungeonlord: { id: "lord", icon: "skull-crossed-bones", does: "lord" },
  build: { id: "build", icon: "dungeon-gate", does: "build" },
  hero: { id: "hero", icon: "hood", does: "hero" },
  "discard-draw": { id: "hero", icon: "hood", does: "rest" },
};

const FORCE: Role = { id: "lord", icon: "terror", does: "force" };

/** As what whoever is asked acts: gold with a hood as a hero, oxblood with a skull as the Dungeonlord. */
export function RoleBanner(): ReactElement {
  const body = useTableState((now) => now.shown.state.body);
  const { turn, players, content, first } = body;
  const viewer = useTableState((now) => now.viewer);
  const asked = useTableState((now) => now.asked);
  // Whoever has no hero any more is Dungeonlord in every phase.
  const role = isForce(body, turn.player) ? FORCE : ROLES[turn.phase];
  const answering = players.findIndex(({ id }) => id === asked);
  const number = turn.phase !== "set-up" ? turn.player : answering >= 0 ? answering : first;
  const name = seatName({ players, content }, number);
  // Whoever is asked in the turn of another answers as a hero, whatever the other one is.
  if (turn.phase !== "set-up" && answering >= 0 && answering !== number && !isForce(body, answering))
    return (
      <p className="dg-role hero">
        <Glyph name="hood" size={24} />
        <b>{say("role.answer", { name: seatName({ players, content }, answering) })}</b>
        <span>{say("role.answer-sub", { name })}</span>
      </p>
    );
  const own = players[number]?.id === viewer;
  return (
    <p className={`dg-role ${role.id}`}>
      <Glyph name={role.icon} size={24} />
      <b>{say(own ? `role.${role.id}-own` : `role.${role.id}`, { name })}</b>
      <span>{say(`role.${role.does}-sub`)}</span>
    </p>
  );
}
