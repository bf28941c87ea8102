import { openQuestion } from "@undercroft/kernel";
import { activeRating, type Body, groundOf, type State, wanders } from "./engine/index.ts";
import { mapOf } from "./facing/names.ts";

type Entry = Readonly<Record<string, unknown>>;

/** How creatures and squares are called in the file. */
export interface FileNames {
  readonly piece: (id: string) => string;
  readonly square: (at: number) => string;
}

/** A side of a d20 that wins a test, and one that loses it. */
const [HIGH, LOW] = [20, 1];

/** Dice by which the champion test for the map comes out as it did: two for whoever has the better champion (mn.championtest.advantage). */
function testDice(body: Body): readonly Entry[] {
  const ratings = [0, 1].map((seat) => activeRating(body, seat, "map"));
  return [0, 1].flatMap((seat) => {
    const die = seat === (body.battle.testWinner ?? 0) ? HIGH : LOW;
    const better = (ratings[seat] ?? 0) > (ratings[1 - seat] ?? 0);
    return Array.from({ length: better ? 2 : 1 }, () => ({ "champion test": die }));
  });
}

/** The victory area in which a creature stands, by its number; the first for one that does not. */
function areaAt(body: Body, at: number): number {
  const areas = at < 0 ? 0 : (groundOf(mapOf(body)).victoryAt[at] ?? 0);
  return Math.max(0, Math.log2(areas & -areas));
}

/** Dice that find the victory areas of a seat's wandering monsters, equal ranges of a d20 (mn.setup.wandering.roll). */
function areaDice(body: Body, seat: number, rolled: Readonly<Record<string, number>>): readonly Entry[] {
  const range = Math.floor(20 / Math.max(1, groundOf(mapOf(body)).victory.length));
  return body.creatures
    .filter((creature) => creature.owner === seat && wanders(body, { ...creature, items: [] }))
    .map(({ id, at }) => ({ "wandering monster": (rolled[id] ?? areaAt(body, at)) * range + 1 }));
}

/** What a seat has done of its set-up, in an order that is as legal as its own was: who was placed, and who was given what. */
function deployed(body: Body, seat: number, placed: readonly string[], { piece, square }: FileNames): readonly Entry[] {
  const id = body.sides[seat]?.id ?? "";
  const own = body.creatures.filter(({ owner }) => owner === seat);
  const items = own.flatMap((creature) =>
    creature.items.map((item) => ({ [id]: { do: "assign", piece: piece(creature.id), item } })),
  );
  const places = placed.flatMap((one) => own.find((creature) => creature.id === one) ?? []);
  return [
    ...items,
    ...places.map((creature) => ({ [id]: { do: "set-up", piece: piece(creature.id), at: square(creature.at) } })),
  ];
}

/** Dice and answers by which a battle that is still set up comes to where it stands (mn.battle.map-choice and following). */
export function playedSetUp(
  state: State,
  names: FileNames,
): { readonly chance: readonly Entry[]; readonly play: readonly Entry[] } {
  const { body, frames } = state;
  const { battle, sides } = body;
  const idOf = (seat: number): string => sides[seat]?.id ?? "";
  const outer = frames.find((frame) => frame.procedure === "set-up");
  const inner = frames.find((frame) => frame.procedure === "deploy");
  const setUp = outer?.procedure === "set-up" ? outer.locals : { chooser: null, first: null };
  const deploy = inner?.procedure === "deploy" ? inner.locals : null;
  const winner = battle.testWinner ?? 0;
  const chooser = setUp.chooser ?? winner;
  const { first } = setUp;
  const play: Entry[] = [];
  const chance: Entry[] = [...testDice(body)];
  if (chooser !== winner) play.push({ [idOf(winner)]: { do: "pass" } });
  if (battle.map !== null) play.push({ [idOf(chooser)]: { do: "map", of: idOf(battle.map) } });
  if (first !== null) play.push({ [idOf(1 - chooser)]: { do: first === 1 - chooser ? "first" : "second" } });
  const area = first === null ? null : sides[first]?.area;
  if (first !== null && area !== null) play.push({ [idOf(first)]: { do: "side", area } });
  if (deploy !== null && first !== null) {
    if (deploy.seat !== first) {
      const placed = body.creatures.filter(({ owner, status }) => owner === first && status === "in-play");
      chance.push(...areaDice(body, first, {}));
      play.push(
        ...deployed(
          body,
          first,
          placed.map(({ id }) => id),
          names,
        ),
        { [idOf(first)]: { do: "done" } },
      );
    }
    chance.push(...areaDice(body, deploy.seat, deploy.wanderings));
    play.push(...deployed(body, deploy.seat, deploy.placed, names));
  }
  return { chance, play: [...play, ...standing(state, names)] };
}

/** Where everybody stands then, and what is asked: so the file proves that it leads there. */
function standing(state: State, { piece, square }: FileNames): readonly Entry[] {
  const placed = state.body.creatures.filter(({ status }) => status === "in-play");
  const pieces = Object.fromEntries(placed.map(({ id, at, items }) => [piece(id), { at: square(at), items }]));
  const asked = openQuestion(state);
  return [
    ...(placed.length === 0 ? [] : [{ expect: { pieces } }]),
    ...(asked === null ? [] : [{ asked: { seat: asked.seats[0] ?? "", kind: asked.question.kind } }]),
  ];
}
