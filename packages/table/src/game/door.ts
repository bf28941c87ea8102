import type { ReactElement } from "react";
import type { AnyGame } from "./client.ts";

/** A way to play a game that the start page offers. */
export interface Preset {
  readonly id: string;
  readonly icon: string;
  readonly name: () => string;
  readonly line: () => string;
}

/** What the start page knows of a game before it is opened: little, since every reader loads it. */
export interface GameDoor {
  readonly id: string;
  /** Ids of its ledger begin with this and a dot. */
  readonly rules: string;
  readonly name: string;
  /** A few words under its picture. */
  readonly line: () => string;
  /** What stands in the light of its arch, in a drawing of 240 by 250. */
  readonly picture: ReactElement;
  readonly presets: readonly Preset[];
  /** The preset that is chosen to begin with. */
  readonly usual: string;
  /** What kind of match a kept one is; nothing for a kind that it does not know. */
  readonly kind: (kind: string) => string;
  /** How the sides of a kept match of such a kind stand, by the number that counts: "points 12 : 9". */
  readonly standing: (values: readonly number[], kind: string) => string;
  /** Pages of its own, with the words of the link that leads there; null for one that the start page does not link. */
  readonly pages: readonly { readonly name: string; readonly link: (() => string) | null }[];
  readonly load: () => Promise<AnyGame>;
}
