import { boardOf } from "@undercroft/grid";
import type { FileFault } from "@undercroft/kernel";
import type { RuleId } from "../ledger/rule-ids.ts";
import type { Battlefield } from "../state.ts";
import { catalogueOf, checkCardsOf } from "../warband.ts";
import type { MatchConfig } from "./config.ts";
import { matchPack } from "./match-pack.ts";
import { checkTeams } from "./teams.ts";

const fault = (place: string, why: string, rule: RuleId): FileFault => ({ place, why, rule });

/** What set-up would never have made so: empty if a match can be played with it. */
export function configFaults(config: MatchConfig): readonly FileFault[] {
  const board = boardFaults(config.battlefield);
  if (board.length > 0) return board;
  return [
    ...seatFaults(config),
    ...warbandFaults(config),
    ...tileFaults(config),
    ...startFaults(config),
    ...chestFaults(config),
  ];
}

/** Every square that is named lies on the board, once in each list. */
function boardFaults({ shape, terrain, start, face }: Battlefield): readonly FileFault[] {
  let exists: Uint8Array;
  try {
    ({ exists } = boardOf(shape));
  } catch (error) {
    // boardOf refuses shapes that name squares off their own lattice.
    return [fault("battlefield.shape", error instanceof Error ? error.message : "no board", "dc.ruling.tile-data")];
  }
  const lists: readonly (readonly [string, readonly number[]])[] = [
    ...Object.entries(terrain).map(([name, list]) => [`battlefield.terrain.${name}`, list] as const),
    ...start.map((list, i) => [`battlefield.start[${i}]`, list] as const),
  ];
  const faults = lists.flatMap(([place, list]) => squareFaults(place, list, exists));
  if (shape.cornersBlock !== (face === "dungeon"))
    faults.push(
      fault("battlefield.shape.cornersBlock", "the corner rule is for dungeon walls", "dc.ruling.outdoor-walls"),
    );
  return faults;
}

function squareFaults(place: string, list: readonly number[], exists: Uint8Array): FileFault[] {
  return list.flatMap((square, i): FileFault[] => {
    const at = `${place}[${i}]`;
    if (exists[square] !== 1) return [fault(at, `there is no square ${square}`, "dc.ruling.tile-data")];
    return list.indexOf(square) < i ? [fault(at, `square ${square} is named twice`, "dc.ruling.tile-data")] : [];
  });
}

function seatFaults({ seats }: MatchConfig): readonly FileFault[] {
  const teams = checkTeams(seats.map((seat) => seat.team)).map(({ problem, rule }) =>
    fault("seats", `these teams cannot play: ${problem}`, rule),
  );
  const twice = seats.flatMap(({ id }, i) => {
    const other = seats.findIndex((seat) => seat.id === id);
    return other < i ? [fault(`seats[${i}].id`, `seat ${other} is called "${id}" too`, "dc.components.players")] : [];
  });
  return [...teams, ...twice];
}

/** Each seat has a commander and the cards of a warband that is legal for its kind of game. */
function warbandFaults({ game, seats, content }: MatchConfig): readonly FileFault[] {
  const catalogue = catalogueOf([matchPack(content)]);
  const faults = seats.flatMap(({ commander, creatures, orders }, i) => {
    const list = { name: "", commanders: [commander], creatures, orders, tiles: [] };
    return checkCardsOf(list, game === "first-game" ? "first-game" : "custom", catalogue).map(
      ({ problem, rule, values }) =>
        fault(`seats[${i}]`, `this is no warband: ${[problem, ...Object.values(values)].join(" ")}`, rule),
    );
  });
  if (game !== "first-game") return faults;
  if (seats.length !== 2) faults.push(fault("seats", "the first game has two seats", "dc.first-game.one-pack"));
  if (new Set(seats.map((seat) => seat.commander)).size < seats.length)
    faults.push(fault("seats", "two seats have the same commander", "dc.first-game.commander-each"));
  return faults;
}

const TILES = { standard: 4, "first-game": 2 } as const;

/** Each seat's tiles lie on the board side by side, and nothing else is board. */
function tileFaults({ game, seats, battlefield }: MatchConfig): readonly FileFault[] {
  const { shape, tiles } = battlefield;
  const due = TILES[game];
  const rule = game === "standard" ? "dc.warband.tiles" : "dc.first-game.tiles";
  const faults: FileFault[] = seats.flatMap((_, i) => {
    const count = tiles.filter((tile) => tile.seat === i).length;
    return count === due ? [] : [fault("battlefield.tiles", `seat ${i} has ${count} tiles; ${due} are due`, rule)];
  });
  const under = new Map<number, number>();
  for (const [i, { seat, x, y, width, height }] of tiles.entries()) {
    const place = `battlefield.tiles[${i}]`;
    if (seat >= seats.length) faults.push(fault(`${place}.seat`, `there is no seat ${seat}`, rule));
    if (x + width > shape.width || y + height > shape.height) {
      faults.push(fault(place, "it sticks out of the board", "dc.ruling.tile-data"));
      continue;
    }
    for (let square = 0; square < width * height; square++) {
      const at = (y + Math.floor(square / width)) * shape.width + x + (square % width);
      under.set(at, (under.get(at) ?? 0) + 1);
    }
  }
  if ([...under.values()].some((count) => count > 1))
    faults.push(fault("battlefield.tiles", "tiles lie on one another", "dc.ruling.tile-data"));
  const missing = new Set(shape.missing);
  if (under.size !== shape.width * shape.height - missing.size || shape.missing.some((square) => under.has(square)))
    faults.push(
      fault("battlefield.shape.missing", "the board is not what lies under the tiles", "dc.ruling.tile-data"),
    );
  return faults;
}

/** Each seat has a Start area of its own, on squares where creatures can stand. */
function startFaults({ seats, battlefield }: MatchConfig): readonly FileFault[] {
  const { start, shape } = battlefield;
  if (start.length !== seats.length)
    return [
      fault(
        "battlefield.start",
        `${start.length} Start areas for ${seats.length} seats`,
        "dc.ruling.start-area-required",
      ),
    ];
  const walls = new Set(shape.wallSquares);
  return start.flatMap((area, i) => {
    const place = `battlefield.start[${i}]`;
    if (area.length === 0) return [fault(place, "this Start area has no squares", "dc.ruling.start-area-required")];
    const shared = start.findIndex((other, j) => j < i && other.some((square) => area.includes(square)));
    return [
      ...(shared < 0
        ? []
        : [fault(place, `seat ${shared} starts on some of these squares`, "dc.warband.one-start-area")]),
      ...(area.some((square) => walls.has(square))
        ? [fault(place, "a Start square is a wall", "dc.ruling.deployment-squares")]
        : []),
    ];
  });
}

/** Values of one pack's markers, in order. */
const VALUES = [1, 1, 2, 2, 3, 3];

function chestFaults({ game, seats, battlefield, treasure, chests }: MatchConfig): readonly FileFault[] {
  const { exists } = boardOf(battlefield.shape);
  const faults = squareFaults("treasure", treasure, exists);
  const walls = new Set(battlefield.shape.wallSquares);
  if (treasure.some((square) => walls.has(square)))
    faults.push(fault("treasure", "a Treasure square is a wall", "dc.ruling.tile-data"));
  const first = game === "first-game";
  const due = first ? treasure.map(() => 3) : seats.flatMap(() => VALUES).sort((a, b) => a - b);
  if ([...chests].sort((a, b) => a - b).join() !== due.join())
    faults.push(
      fault("chests", `the markers are ${due.join(", ")}`, first ? "dc.first-game.chests" : "dc.ruling.chest-values"),
    );
  if (treasure.length > (first ? 2 : due.length))
    faults.push(fault("treasure", "there are more Treasure squares than markers", "dc.warband.treasure-supply"));
  return faults;
}
