import { colourOf, PhaseBar } from "@undercroft/table";
import type { ReactElement } from "react";
import { isForce, type Phase } from "../engine/index.ts";
import { seatName } from "../facing/names.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

const PHASES: readonly { readonly id: Exclude<Phase, "set-up">; readonly icon?: string }[] = [
  { id: "reset" },
  { id: "dungeonlord", icon: "skull-crossed-bones" },
  { id: "build", icon: "dungeon-gate" },
  { id: "hero", icon: "hood" },
  { id: "discard-draw" },
];

const COMMON: readonly Phase[] = ["reset", "build", "dungeonlord", "hero", "discard-draw"];

/** Whose turn it is, and its five phases. */
export function Phases(): ReactElement {
  const { body, outcome } = useTableState((now) => now.shown.state);
  const { turn, first } = body;
  const setUp = turn.phase === "set-up";
  const number = setUp ? first : turn.player;
  const name = seatName(body, number);
  // Whoever has no hero neither builds nor has a Hero Phase (dg.ruling.malevolent-turn).
  const own = isForce(body, number) ? PHASES.filter(({ id }) => id !== "build" && id !== "hero") : PHASES;
  // In a campaign the Dungeonlord builds first (dg.campaign.dl.initiative).
  const phases = body.campaign === null ? own : own.toSorted((a, b) => COMMON.indexOf(a.id) - COMMON.indexOf(b.id));
  const phase = say(`phase.${turn.phase}`);
  return (
    <PhaseBar
      seat={colourOf(number)}
      turn={setUp ? phase : say("phase.round", { round: turn.round, name })}
      label={say("phase.label")}
      phases={
        setUp
          ? []
          : phases.map((one) => ({
              ...one,
              name: say(`phase.${one.id}`),
              now: outcome === null && one.id === turn.phase,
            }))
      }
      short={[
        setUp ? phase : say("phase.short", { round: turn.round, phase: outcome === null ? phase : say("phase.over") }),
        name,
      ]}
    />
  );
}
