import type { OnPage } from "./play.ts";

/** What a bold player presses, the dearest wish first: Quests, then fights, then whatever can be sent or played. */
const WISHES: readonly RegExp[] = [
  /^Quest: /,
  /^(Melee|Magic|Speed) against /,
  / at /,
  /target/,
  /^Play /,
  /^(Force|Brave) /,
  /^Get up/,
  /^Go(…| to )/,
  /^Explore/,
];

/** The place of the option that is wished for; another one now and then, so that nobody goes round in a circle. */
export function wished({ options }: OnPage, presses: number): number {
  if (presses % 5 === 4) return (presses * 7) % Math.max(1, options.length);
  for (const wish of WISHES) {
    const place = options.findIndex((option) => wish.test(option));
    if (place >= 0) return place;
  }
  return 0;
}

/** A place for a card is asked for; which way round, at a place that was pressed already, is answered by a button. */
export const isWhere = ({ question, options }: OnPage): boolean =>
  /^Where does/.test(question) && !options.some((option) => /^(as printed|turned by half)/.test(option));
