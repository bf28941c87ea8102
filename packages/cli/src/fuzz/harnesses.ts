import type { GameTypes } from "@undercroft/kernel";
import {
  conservation,
  domainsAgree,
  dualRun,
  exhaustiveContent,
  interruptions,
  type Plan,
  type Report,
  randomRun,
  redealLaw,
  strictJson,
  twoWorlds,
} from "@undercroft/kernel/harness";
import type { Playable } from "../playable.ts";

/** What is wanted of a fuzzing. */
export interface Budget {
  readonly games: number;
  readonly seed: string;
  /** Games that are interrupted all the way through. */
  readonly whole: number;
  /** The kind of game to begin with. */
  readonly from: number;
  /** Small kinds of games alone, where the game names them. */
  readonly small: boolean;
}

/** One harness: how it is run over some games, numbered from `first`. */
export interface Harness {
  readonly name: string;
  /** What it looks for, in a few words. */
  readonly about: string;
  /** It judges all its games together, so that they cannot be run one by one. */
  readonly together: boolean;
  /** It takes long over each game. */
  readonly dear: boolean;
  /** Its part of the games of a quick look, and the kind of game that it begins with there: dear harnesses take small games. */
  readonly quick: { readonly share: number; readonly from: number };
  run<T extends GameTypes>(playable: Playable<T>, plan: Plan<T>, whole: number): Report<T>;
}

const alone = (share: number, from: number): Pick<Harness, "together" | "dear" | "quick"> => ({
  together: false,
  dear: false,
  quick: { share, from },
});

const dearly = (share: number, from: number): Pick<Harness, "together" | "dear" | "quick"> => ({
  ...alone(share, from),
  dear: true,
});

/** Every harness that games are run under, the quick ones first. */
export const harnesses: readonly Harness[] = [
  { name: "random", about: "legal random answers to the end", ...alone(7, 0), run: (_, plan) => randomRun(plan) },
  {
    name: "conservation",
    about: "nothing is lost or doubled",
    ...alone(4, 7),
    run: (playable, plan) => {
      // A match that is over has dropped its frames, and with them what lay in the stack zone: it is not counted.
      let last: unknown = null;
      return conservation(plan, (state) => {
        if (state.outcome === null) last = playable.conserved(state);
        return last;
      });
    },
  },
  {
    name: "strict-json",
    about: "states, events and views are plain JSON",
    ...alone(2, 3),
    run: (_, plan) => strictJson(plan),
  },
  { name: "domains", about: "what is offered is what is legal", ...dearly(3, 9), run: (_, plan) => domainsAgree(plan) },
  { name: "dual", about: "a saved and reopened twin plays alike", ...dearly(1, 3), run: (_, plan) => dualRun(plan) },
  {
    name: "redeal",
    about: "views can be dealt from and give themselves",
    ...dearly(1, 9),
    run: (_, plan) => redealLaw(plan),
  },
  {
    name: "two-worlds",
    about: "nobody is shown what is hidden from them",
    ...dearly(1, 1),
    run: (playable, plan) => twoWorlds(plan, playable.secrets),
  },
  {
    name: "interruptions",
    about: "conceding, answering twice, undo and restart at any time",
    ...dearly(1, 3),
    run: (_, plan, whole) => interruptions(plan, whole),
  },
  {
    name: "content",
    about: "every node of every card is seen at work",
    together: true,
    dear: true,
    quick: { share: 0, from: 0 },
    run: (playable, plan) => {
      const { game, census } = playable.watched();
      return exhaustiveContent({ ...plan, game }, census);
    },
  },
];
