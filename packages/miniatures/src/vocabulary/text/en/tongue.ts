import type { Tongue } from "../tongue.ts";
import { attackClause } from "./attacks.ts";
import {
  creatureConstruction,
  creatureDefinition,
  itemConstruction,
  itemDefinition,
  speedClause,
  statisticName,
} from "./cards.ts";
import { powerText, rechargeText, turnClause, usesClause } from "./powers.ts";
import { conditionClause, stepClause } from "./steps.ts";

export const english: Tongue = {
  say: { condition: conditionClause, step: stepClause },
  attackClause,
  powerText,
  rechargeText,
  usesClause,
  turnClause,
  creatureDefinition,
  creatureConstruction,
  itemDefinition,
  itemConstruction,
  statisticName,
  speedClause,
};
