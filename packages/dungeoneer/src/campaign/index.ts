import type { Chapter } from "../procedures.ts";
import { buildingProcedure } from "./building.ts";
import { buyingProcedure } from "./buying.ts";
import { equippingProcedure } from "./equipping.ts";
import { fundingProcedure } from "./funding.ts";
import type { CampaignLocals } from "./locals.ts";
import { restockingProcedure } from "./restocking.ts";
import { campaignSetUpProcedure } from "./set-up.ts";
import { campaignTurnProcedure } from "./turn.ts";

export const campaignProcedures: Chapter<CampaignLocals> = {
  "campaign-set-up": campaignSetUpProcedure,
  "campaign-turn": campaignTurnProcedure,
  building: buildingProcedure,
  restocking: restockingProcedure,
  buying: buyingProcedure,
  equipping: equippingProcedure,
  funding: fundingProcedure,
};
