import { settings } from "../settings/store.ts";

/** Sounds of the table; off until asked for. */
export type Chime = "question" | "blow" | "paper" | "step" | "end";

/** Each as zzfx writes a sound: volume, randomness, frequency, attack, sustain, release, shape ... */
const SOUNDS: Readonly<Record<Chime, readonly (number | undefined)[]>> = {
  question: [0.5, 0, 196, 0.01, 0.12, 0.5, 0, 1.2],
  blow: [0.6, 0.05, 110, 0, 0.02, 0.14, 4, 2],
  paper: [0.3, 0.1, 900, 0, 0.01, 0.05, 4, 0.5],
  step: [0.25, 0.1, 140, 0, 0.01, 0.05, 1, 1],
  end: [0.6, 0, 262, 0.02, 0.5, 1.2, 0, 1],
};

/** Plays a sound if the reader wants any. */
export function chime(name: Chime): void {
  if (!settings.getState().sound) return;
  void import("zzfx").then(({ zzfx }) => zzfx(...SOUNDS[name]));
}
