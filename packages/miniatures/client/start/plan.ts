import type { PlannedSeat } from "@undercroft/table";
import { type BattleConfig, type BattleMap, makeConfig, type Planned } from "../engine/index.ts";
import { allPacks } from "../engine/packs.ts";
import { sideFace } from "../facing/sides.ts";
import type { Choices } from "./choices.ts";
import { mapChoices } from "./maps.ts";
import { sealedGame } from "./sealed.ts";
import { warbandOf } from "./warbands.ts";

/** The battle that has been chosen, or all that is wrong with its warbands; `seed` is the battle's. */
export function planned(own: Choices, seed: string): Planned {
  const sealed = sealedGame(own, seed);
  return makeConfig({
    scenario: own.scenario,
    limit: own.limit,
    house: own.house,
    seats: [0, 1].map((number) => {
      const { name, warband } = warbandOf(own, seed, number);
      const pool = sealed?.pools[number];
      return {
        id: `s${number + 1}`,
        name,
        warband: own.map === "" ? warband : { ...warband, map: own.map },
        ...(pool === undefined ? {} : { pool }),
      };
    }),
    packs: allPacks(),
    maps: mapChoices().map(({ map }) => map),
  });
}

/** The same where nothing stands against it. @throws Error if something does. */
export function battleOf(own: Choices, seed = ""): BattleConfig {
  const plan = planned(own, seed);
  if (plan.ok) return plan.config;
  throw new Error(plan.faults.map(({ seat, fault }) => `${seat}: ${fault.problem}`).join(", "));
}

/** The maps that the seats bring, by seat; those that nobody knows are left out. */
export function mapsOf(own: Choices, seed: string): readonly BattleMap[] {
  const brought = [0, 1].map((number) => (own.map === "" ? warbandOf(own, seed, number).warband.map : own.map));
  const maps = mapChoices().map(({ map }) => map);
  return brought.flatMap((id) => maps.find((map) => map.id === id) ?? []);
}

/** The seats of a battle, each called by its warband. */
export function seatsOf({ seats, content }: BattleConfig): readonly PlannedSeat[] {
  return seats.map(({ id, creatures, name }) => ({ id, name: "", side: sideFace(content, creatures, name ?? null) }));
}
