import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import { lootTokens } from "../board/laid-out.ts";
import { labeller } from "../board/space-words.ts";
import { dungeoneer, type State, spaceOf } from "../engine/index.ts";
import { seatFace } from "../facing/seat-face.ts";
import { askedIn, begun, playedTo, sheetIn, untold } from "../playing.ts";
import { placeRefusal } from "./refusal.ts";

beforeAll(() => speak("en"));

const acting = playedTo(
  begun("loot", 2),
  ({ kind }, { body }) => kind === "act" && body.players[body.turn.player]?.treasures.length === 0,
).state;

/** Two Treasures lie where the hero stands who acts. */
function looted({ body, ...state }: State): State {
  const space = body.players[body.turn.player]?.at ?? "";
  const cards = Object.values(body.content.adventures).flatMap((card) =>
    card.kind === "treasure" && card.changes !== undefined ? [card.id] : [],
  );
  const loot = cards.slice(0, 2).map((card, i) => ({ id: `l${900 + i}`, card, space, charges: null }));
  return { ...state, body: { ...body, options: { ...body.options, looting: true }, loot } };
}

test("what lies where the hero stands is marked, heard, and taken for a Movement", () => {
  const state = looted(acting);
  const { seat } = askedIn(state);
  const reach = { left: 0, top: 0, columns: 9, rows: 9 };
  const moment = { selected: null, targets: new Set<string>(), flash: [], viewer: null };
  const here = spaceOf(state.body, state.body.players[state.body.turn.player]?.at ?? "");
  expect(lootTokens(state.body, reach, moment)).toMatchObject([{ id: here.id, count: 2 }]);
  expect(labeller(state, null, null)(here)).toMatch(/lies here/);
  const takes = sheetIn(state, seat, untold(state)).places.filter(({ answer }) => answer?.do === "take");
  expect(takes.map(({ detail }) => detail)).toEqual(takes.map(() => "1 Movement, no Glory: it is ready at once"));
  expect(takes).toHaveLength(2);
  expect(placeRefusal(state, seat, 0)).not.toBeNull();
});

test("whoever plays on without a hero is shown as a force, with its cards and without totals", () => {
  const { body, ...rest } = acting;
  const players = body.players.map((player, place) => (place === 1 ? { ...player, alive: false } : player));
  const state: State = { ...rest, body: { ...body, players, options: { ...body.options, "malevolent-force": true } } };
  const face = seatFace(state.body, dungeoneer.view(state, null), 1, undefined, null);
  expect(face).toMatchObject({ force: true, emblem: "terror", scores: [], free: { treasure: 0, boon: 0 } });
});
