import { spoken } from "@undercroft/table";
import { faultWords } from "../builder/fault-words.ts";
import type { BattleConfig, Planned, WarbandFault } from "../engine/index.ts";
import { say } from "../words/index.ts";
import { catalogue } from "./catalogue.ts";
import type { Choices } from "./choices.ts";
import { warbandOf } from "./warbands.ts";

/** What stands against a battle, by the place of the start page where a person mends it. */
export interface Against {
  /** The map that both bring. */
  readonly map: readonly WarbandFault[];
  /** The warbands, by seat. */
  readonly seats: readonly [readonly WarbandFault[], readonly WarbandFault[]];
}

const OF_MAP: ReadonlySet<WarbandFault["problem"]> = new Set<WarbandFault["problem"]>(["unknown-map", "map-size"]);

/** Where each fault is mended: a map that was chosen for both is no fault of either warband. */
export function againstIn(plan: Planned, own: Choices): Against {
  const faults = plan.ok ? [] : plan.faults;
  const isOfMap = ({ problem }: WarbandFault): boolean => own.map !== "" && OF_MAP.has(problem);
  const of = (number: number): readonly WarbandFault[] =>
    faults.flatMap(({ seat, fault }) => (seat === number && !isOfMap(fault) ? [fault] : []));
  return { map: faults.flatMap(({ fault }) => (isOfMap(fault) ? [fault] : [])), seats: [of(0), of(1)] };
}

/** Faults in words, each with its rule; what is wrong several times over is told once. */
export const faultLines = (faults: readonly WarbandFault[]): readonly string[] => [
  ...new Set(faults.map((fault) => say("start.fault", { what: faultWords(fault, catalogue()), rule: fault.rule }))),
];

/** A plan as the door takes it: a battle that may be begun, or where what stands against it is told. */
export function planProblems(
  plan: Planned,
  own: Choices,
  seed: string,
): { readonly ok: true; readonly config: BattleConfig } | { readonly ok: false; readonly problems: readonly string[] } {
  if (plan.ok) return plan;
  const { map, seats } = againstIn(plan, own);
  const count = (faults: readonly WarbandFault[]): number => faultLines(faults).length;
  return {
    ok: false,
    problems: [
      ...(map.length === 0 ? [] : [say("start.against-map", { count: count(map) })]),
      ...seats.flatMap((faults, number) => {
        const name = warbandOf(own, seed, number).name[spoken()];
        return faults.length === 0
          ? []
          : [say("start.against-seat", { number: number + 1, name, count: count(faults) })];
      }),
    ],
  };
}
