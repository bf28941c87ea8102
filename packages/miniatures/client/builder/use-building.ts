import { useMemo } from "react";
import { useStore } from "zustand";
import { catalogue } from "../start/catalogue.ts";
import { choices } from "../start/choices.ts";
import { sealedGame } from "../start/sealed.ts";
import type { Building } from "./building.ts";
import { draft } from "./draft.ts";

/** What the warband on the page is built for; `seed` is that of the next battle. */
export function useBuilding(seed: string): Building {
  const own = useStore(choices);
  const seat = useStore(draft, (state) => state.seat) ?? 0;
  const known = catalogue();
  return useMemo(() => {
    const { scenario, limit, house } = own;
    return { catalogue: known, scenario, limit, house, pool: sealedGame(own, seed)?.pools[seat] ?? null };
  }, [own, seat, known, seed]);
}
