import type { Call } from "@undercroft/kernel";
import type { Mn } from "../procedures.ts";
import type { Blow } from "./locals.ts";

/** The call that deals all damage of one moment (mn.damage.deal). */
export const dealCall = (blows: readonly Blow[]): Call<Mn, "deal"> => ({
  procedure: "deal",
  locals: { blows, at: 0, harm: [], stopped: false, taken: [], thrown: [] },
});
