import type { Chapter } from "../procedures.ts";
import { completingProcedure } from "./completing.ts";
import type { QuestLocals } from "./locals.ts";
import { questProcedure } from "./quest.ts";
import { rewardingProcedure } from "./rewarding.ts";
import { secretQuestsProcedure } from "./secret.ts";

export const questProcedures: Chapter<QuestLocals> = {
  quest: questProcedure,
  completing: completingProcedure,
  rewarding: rewardingProcedure,
  "secret-quests": secretQuestsProcedure,
};
