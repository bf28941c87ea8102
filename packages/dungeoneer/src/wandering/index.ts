/** The optional rule Wandering Pack: a Dungeonlord's Pack has a place on the map and walks (dg.opt.wandering.*). */
import type { Chapter } from "../procedures.ts";
import { packAfflictedProcedure, packBaneProcedure } from "./afflicted.ts";
import { packAttackProcedure, packEntryProcedure } from "./attack.ts";
import { packChallengeProcedure, packCombatProcedure } from "./challenge.ts";
import type { WanderingLocals } from "./locals.ts";
import { packEffectProcedure } from "./map-effects.ts";
import { packTrappedProcedure } from "./struck.ts";
import { wanderingProcedure } from "./wandering.ts";

export const wanderingProcedures: Chapter<WanderingLocals> = {
  wandering: wanderingProcedure,
  "pack-attack": packAttackProcedure,
  "pack-entry": packEntryProcedure,
  "pack-effect": packEffectProcedure,
  "pack-afflicted": packAfflictedProcedure,
  "pack-bane": packBaneProcedure,
  "pack-trapped": packTrappedProcedure,
  "pack-combat": packCombatProcedure,
  "pack-challenge": packChallengeProcedure,
};
