/** Undo takes back what was decided about a trigger, and the trigger with it. */
import { openShape } from "@undercroft/grid";
import { openQuestion, play, recordFrom, resume, type Session, seatsAsked, undo, verify } from "@undercroft/kernel";
import { expect, test } from "vitest";
import { examplePack } from "../content/packs.ts";
import { dungeonCommand } from "./game.ts";
import type { Dc } from "./procedures.ts";
import type { Answer } from "./questions.ts";
import { contentOf, scenarios } from "./scenario/index.ts";
import type { MatchConfig } from "./setup/config.ts";

const SEATS = ["north", "south"] as const;

/** North's wolf stands three squares from south's captain, who may strike at an enemy that comes beside it. */
function begin(): Session<Dc> {
  const { state } = scenarios.position(
    SEATS,
    {
      board: ".....",
      pieces: [
        { name: "wolf", card: "example/wolf", seat: "north", at: "a1" },
        { name: "guard", card: "example/captain", seat: "south", at: "d1" },
      ],
      turn: { seat: "north", active: "wolf" },
    },
    contentOf([examplePack()]),
  );
  const config: MatchConfig = {
    game: "standard",
    seats: SEATS.map((id, team) => ({
      id,
      name: id,
      team,
      commander: "scenario/nobody",
      creatures: [],
      orders: [],
    })),
    content: state.body.content,
    battlefield: { ...state.body.battlefield, shape: openShape(5, 1) },
    treasure: [],
    chests: [],
  };
  return recordFrom(dungeonCommand, { config, seed: "guard" }, resume(dungeonCommand, state).state);
}

const asked = ({ state }: Session<Dc>): string => `${seatsAsked(state).join()} ${openQuestion(state)?.question.kind}`;

function given(session: Session<Dc>, answer: Answer): Session<Dc> {
  const [seat = ""] = seatsAsked(session.state);
  const played = play(dungeonCommand, session, seat, { question: openQuestion(session.state)?.id ?? -1, answer });
  if (!played.ok) throw new Error(played.rule);
  return played.session;
}

/** All pass until something else is asked. */
function passed(session: Session<Dc>): Session<Dc> {
  let now = session;
  while (openQuestion(now.state)?.question.kind === "respond") now = given(now, { do: "pass" });
  return now;
}

const guardOf = ({ state }: Session<Dc>): { tapped: boolean; at: number; damage: number }[] =>
  state.body.creatures.map(({ tapped, at, damage }) => ({ tapped, at, damage }));

const together = { mode: "strict", own: ["north", "south"], computers: [] } as const;

function back(session: Session<Dc>, steps: number): Session<Dc> {
  const undone = undo(dungeonCommand, session, steps, together);
  if (!undone.ok) throw new Error(`undo stops at ${undone.barrier.kind}`);
  return undone.session;
}

test("a trigger that was used is not offered again after its use is taken back and the move made again", () => {
  const path = passed(given(begin(), { do: "move" }));
  expect(asked(path)).toBe("north path");
  const offered = given(path, { do: "path", path: [1, 2] });
  expect(asked(offered)).toBe("south may");
  const struck = passed(given(offered, { do: "yes" }));
  expect(asked(struck)).toBe("north cower");
  // Taken back to the offer: it is the one offer, with a new question, and saying no leaves nothing behind.
  const steps = struck.record.moves.length - offered.record.moves.length;
  const again = back(struck, steps);
  expect(asked(again)).toBe("south may");
  expect(openQuestion(again.state)?.id).toBeGreaterThan(openQuestion(offered.state)?.id ?? 0);
  const declined = passed(given(again, { do: "no" }));
  expect(asked(declined)).toBe("north turn");
  expect(guardOf(declined)).toEqual([
    { tapped: false, at: 2, damage: 0 },
    { tapped: false, at: 3, damage: 0 },
  ]);
  expect(verify(dungeonCommand, declined.record)).toEqual([]);
});

test("a trigger is offered once for one event, however often the event is taken back", () => {
  let session = passed(given(begin(), { do: "move" }));
  for (let round = 0; round < 3; round++) {
    const offered = given(session, { do: "path", path: [1, 2] });
    expect(asked(offered)).toBe("south may");
    session = back(offered, 1);
    expect(asked(session)).toBe("north path");
  }
  const offered = given(session, { do: "path", path: [1, 2] });
  const declined = passed(given(offered, { do: "no" }));
  expect(asked(declined)).toBe("north turn");
  // A path beside nobody offers nothing, though the other path did before it was taken back.
  const elsewhere = passed(given(back(offered, 1), { do: "path", path: [1] }));
  expect(asked(elsewhere)).toBe("north turn");
  expect(verify(dungeonCommand, elsewhere.record)).toEqual([]);
});
