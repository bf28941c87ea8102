import { type MessageId as SharedId, type Speaker, speakerOf } from "@undercroft/table";
import type { en } from "./en/index.ts";

type OwnId = keyof typeof en;

/** Everything that the game's table may say: its own messages and those that all games share. */
export type MessageId = OwnId | SharedId;

const speaker: Speaker<OwnId> = speakerOf("dungeoneer", {
  en: async () => (await import("./en/index.ts")).en,
  ru: async () => (await import("./ru/index.ts")).ru,
});

export const say: typeof speaker.say = speaker.say;
export const rich: typeof speaker.rich = speaker.rich;
