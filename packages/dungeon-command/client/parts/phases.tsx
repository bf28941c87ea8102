import { colourOf, PhaseBar } from "@undercroft/table";
import type { ReactElement } from "react";
import { seatName } from "../facing/names.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

const PHASES = ["refresh", "activate", "deploy", "cleanup"] as const;

/** Whose turn it is, and its four phases. */
export function Phases(): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  const { turn } = body;
  const own = body.creatures.filter((creature) => creature.controller === turn.seat);
  const acted = own.filter((creature) => creature.activated).length;
  const activate = say("phase.activate-count", { acted: Math.max(1, acted), all: Math.max(acted, own.length) });
  const nameOf = (phase: (typeof PHASES)[number]): string =>
    phase === "activate" && turn.phase === "activate" && turn.active !== null ? activate : say(`phase.${phase}`);
  const setup = turn.phase === "setup";
  const now = turn.phase === "setup" ? say("phase.setup") : nameOf(turn.phase);
  const name = seatName(body, turn.seat);
  return (
    <PhaseBar
      seat={colourOf(turn.seat)}
      turn={setup ? say("phase.setup") : say("phase.round", { round: turn.round, turn: turn.count, name })}
      label={say("phase.label")}
      phases={setup ? [] : PHASES.map((phase) => ({ id: phase, name: nameOf(phase), now: phase === turn.phase }))}
      short={[setup ? now : say("phase.short", { round: turn.round, phase: now }), say("phase.whose", { name })]}
    />
  );
}
