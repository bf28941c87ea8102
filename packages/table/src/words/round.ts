import { say } from "./index.ts";

/** When something is: in a round of the match, or before the first, while it is being set up. */
export const roundWords = (round: number): string => (round === 0 ? say("ask.set-up") : say("ask.round", { round }));
