import { Glyph } from "@undercroft/table";
import type { ReactElement } from "react";
import { roleOf } from "../facing/role.ts";
import { useTableState } from "../table.ts";

/** As what whoever is asked acts: gold with a hood as a hero, oxblood with a skull as the Dungeonlord. */
export function RoleBanner(): ReactElement {
  const state = useTableState((now) => now.shown.state);
  const viewer = useTableState((now) => now.viewer);
  const asked = useTableState((now) => now.asked);
  const { id, icon, name, line } = roleOf(state, asked, viewer);
  return (
    <p className={`dg-role ${id}`}>
      <Glyph name={icon} size={24} />
      <b>{name}</b>
      <span>{line}</span>
    </p>
  );
}
