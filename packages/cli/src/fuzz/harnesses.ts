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
  /** Games that are interrupted at every question. */
  readonly whole: number;
}

/** One harness: how it is run over some games, numbered from `first`. */
export interface Harness {
  readonly name: string;
  /** What it looks for, in a few words. */
  readonly about: string;
  /** It judges all its games together, so that they cannot be run one by one. */
  readonly together: boolean;
  run<T extends GameTypes>(playable: Playable<T>, plan: Plan<T>, whole: number): Report<T>;
}

const alone = { together: false } as const;

/** Every harness that games are run under, the quick ones first. */
export const harnesses: readonly Harness[] = [
  { name: "random", about: "legal random answers to the end", ...alone, run: (_, plan) => randomRun(plan) },
  {
    name: "conservation",
    about: "nothing is lost or doubled",
    ...alone,
    run: (playable, plan) => conservation(plan, (state) => playable.conserved(state)),
  },
  {
    name: "strict-json",
    about: "states, events and views are plain JSON",
    ...alone,
    run: (_, plan) => strictJson(plan),
  },
  { name: "domains", about: "what is offered is what is legal", ...alone, run: (_, plan) => domainsAgree(plan) },
  { name: "dual", about: "a saved and reopened twin plays alike", ...alone, run: (_, plan) => dualRun(plan) },
  { name: "redeal", about: "views can be dealt from and give themselves", ...alone, run: (_, plan) => redealLaw(plan) },
  {
    name: "two-worlds",
    about: "nobody is shown what is hidden from them",
    ...alone,
    run: (playable, plan) => twoWorlds(plan, playable.secrets),
  },
  {
    name: "interruptions",
    about: "conceding, answering twice, undo and restart at any time",
    ...alone,
    run: (_, plan, whole) => interruptions(plan, whole),
  },
  {
    name: "content",
    about: "every node of every card is seen at work",
    together: true,
    run: (playable, plan) => {
      const { game, census } = playable.watched();
      return exhaustiveContent({ ...plan, game }, census);
    },
  },
];
