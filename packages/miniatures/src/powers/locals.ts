import type { Moment } from "./moments.ts";

export interface PowerLocals {
  /** All that powers do about one moment: cancelling ones, automatic ones, then those declared (mn.resolve.cancellation). Result: nothing. */
  moment: { readonly moment: Moment };
}
