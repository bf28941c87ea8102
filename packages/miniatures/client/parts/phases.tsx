import { colourOf, PhaseBar } from "@undercroft/table";
import type { ReactElement } from "react";
import { playersTurn } from "../engine/index.ts";
import { creatureName } from "../facing/names.ts";
import { seatName } from "../facing/sides.ts";
import { useTableState } from "../table.ts";
import { say } from "../words/index.ts";

/** Round, whose turn it is, and which of their creatures acts. */
export function Phases(): ReactElement {
  const body = useTableState((state) => state.shown.state.body);
  const { round, player, turn } = body.battle;
  const name = player === null ? "" : seatName(body, player);
  const setUp = round === 0;
  const acting = turn === null ? [] : [{ id: turn.creature, name: creatureName(body, turn.creature), now: true }];
  const after = setUp || player === null ? null : playersTurn(body);
  const then =
    after === null
      ? []
      : [
          {
            id: "then",
            name: say("phase.then", { name: seatName(body, after.seat), count: after.creatures }),
            now: false,
          },
        ];
  return (
    <PhaseBar
      seat={player === null ? null : colourOf(player)}
      turn={setUp ? say("phase.set-up") : say("phase.round", { round, name })}
      label={say("phase.label")}
      phases={[...acting, ...then]}
      short={[
        setUp ? say("phase.set-up") : say("phase.short", { round }),
        player === null ? "" : say("phase.whose", { name }),
      ]}
    />
  );
}
