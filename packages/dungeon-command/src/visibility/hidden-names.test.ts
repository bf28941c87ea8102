import { answer, newRecord, openQuestion, play, type Session, seatsAsked, undo } from "@undercroft/kernel";
import { expect, it } from "vitest";
import { assertRule } from "../../rules/assert-rule.ts";
import { duel } from "../../testing/games.ts";
import { dungeonCommand } from "../game.ts";
import type { Dc, State } from "../procedures.ts";

/** Everything that a seat is sent of the position, without the lists of what a warband is made of. */
function sentTo(state: State, viewer: string | null): string {
  const { body, frames } = dungeonCommand.view(state, viewer);
  const { content: _content, seats, ...open } = body;
  const told = seats.map(({ hiddenOrders: _orders, hiddenCreatures: _creatures, ...seat }) => seat);
  return JSON.stringify([open, told, frames]);
}

/** Cards in hands and decks of which nothing that the viewer is sent tells. */
function hiddenFrom(state: State, viewer: string | null): readonly string[] {
  const sent = sentTo(state, viewer);
  const cards = state.body.seats.flatMap((s) => [...s.orderHand, ...s.creatureHand, ...s.orderDeck, ...s.creatureDeck]);
  return [...new Set(cards)].filter((card) => !sent.includes(JSON.stringify(card)));
}

/** A small generator of its own, so that the test plays the same match every time. */
function picker(start: number): (sides: number) => number {
  let seed = start;
  return (sides) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % sides;
  };
}

function move(session: Session<Dc>, pick: (sides: number) => number): Session<Dc> | null {
  const asked = openQuestion(session.state);
  const [seat] = seatsAsked(session.state);
  if (asked === null || seat === undefined) return null;
  const given = dungeonCommand.domain(session.state, asked, seat).sample(pick);
  if (given === null) return null;
  const played = play(dungeonCommand, session, seat, { question: asked.id, answer: given });
  return played.ok ? played.session : null;
}

it("no event, refusal or undo names a card that is hidden from whoever is told", () => {
  const pick = picker(7);
  let session: Session<Dc> | null = newRecord(dungeonCommand, { config: duel(), seed: "hidden names" });
  let compared = 0;
  for (let n = 0; n < 150 && session !== null; n++) {
    const { state, events, record } = session;
    for (const viewer of [...state.seats, null]) {
      const hidden = hiddenFrom(state, viewer);
      expect(hidden.length).toBeGreaterThan(0);
      const log = JSON.stringify(events.map((event) => dungeonCommand.seeEvent(event, viewer, state)));
      const asked = openQuestion(state);
      const said: string[] = [log];
      if (asked !== null && viewer !== null && !seatsAsked(state).includes(viewer)) {
        // Somebody who is not asked guesses at a card: the answer is the same whatever lies where.
        const tries = hidden.slice(0, 2).map((card) => {
          const given = { do: "play", card, creature: "c1", assist: false, response: null } as const;
          const result = answer(dungeonCommand, state, viewer, { question: asked.id, answer: given });
          return result.ok ? "accepted" : JSON.stringify(result);
        });
        expect(new Set(tries).size).toBeLessThan(2);
        said.push(...tries);
      }
      const back = undo(dungeonCommand, session, record.moves.length + 1, {
        mode: "strict",
        own: viewer === null ? [] : [viewer],
        computers: [],
      });
      said.push(back.ok ? "" : JSON.stringify(back));
      expect(hidden.filter((card) => said.some((text) => text.includes(card)))).toEqual([]);
      compared += hidden.length;
    }
    session = move(session, pick);
  }
  expect(compared).toBeGreaterThan(1000);
});

it("the view says by which entry it leaves things out (dc.ruling.hidden-information)", () => {
  const { state } = newRecord(dungeonCommand, { config: duel(), seed: "hidden names" });
  assertRule(dungeonCommand.view(state, null), "dc.ruling.hidden-information");
});
