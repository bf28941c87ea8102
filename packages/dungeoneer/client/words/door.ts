import { type Speaker, speakerOf } from "@undercroft/table";
import { door as en } from "./en/door.ts";
import { door as ru } from "./ru/door.ts";

const speaker: Speaker<keyof typeof en> = speakerOf("dungeoneer-door", {
  en: () => Promise.resolve(en),
  ru: () => Promise.resolve(ru),
});

export const say: typeof speaker.say = speaker.say;
