import { newRecord } from "@undercroft/kernel";
import { speak } from "@undercroft/table";
import { expect, test } from "vitest";
import { keptWarbands } from "../builder/kept.ts";
import { miniatures, parseWarband } from "../engine/index.ts";
import { choices } from "../start/choices.ts";
import { battleOf, seatsOf } from "../start/plan.ts";
import { warbandOf } from "../start/warbands.ts";
import { seatName } from "./sides.ts";

const nameIn = (config: ReturnType<typeof battleOf>, seat: number): string =>
  seatName(newRecord(miniatures, { config, seed: "names", salt: "salt" }).state.body, seat);

test("a seat is called by the name of its warband, in the language spoken", async () => {
  const config = battleOf({ ...choices.getState(), warbands: ["raiders", "town-watch"] });
  await speak("ru");
  expect([0, 1].map((seat) => nameIn(config, seat))).toEqual(["Налётчики с гребня", "Городская стража"]);
  await speak("en");
  expect([0, 1].map((seat) => nameIn(config, seat))).toEqual(["Ridge Raiders", "Town Watch"]);
  expect(seatsOf(config).map(({ side }) => side.name.en)).toEqual(["Ridge Raiders", "Town Watch"]);
});

test("warbands of the same creatures are told apart by their own names, those of one name by their seats", () => {
  const own = choices.getState();
  const { warband } = warbandOf(own, "", 0);
  const named = parseWarband({ ...warband, name: "Night Watch" });
  if (!named.ok) throw new Error("the list cannot be read");
  keptWarbands.keep({ name: "Night Watch", scenario: "assault", limit: 100, warband: named.value });
  const two = battleOf({ ...own, warbands: ["town-watch", "own:Night Watch"] });
  expect([0, 1].map((seat) => nameIn(two, seat))).toEqual(["Town Watch", "Night Watch"]);
  const twins = battleOf({ ...own, warbands: ["own:Night Watch", "own:Night Watch"] });
  expect([0, 1].map((seat) => nameIn(twins, seat))).toEqual(["Night Watch 1", "Night Watch 2"]);
  keptWarbands.drop("Night Watch");
  // A battle of an earlier save names nothing: its seats are called by whoever stands for them.
  const nameless = { ...two, seats: two.seats.map(({ name: _, ...seat }) => seat) };
  expect(nameIn(nameless, 0)).toContain("Shield Captain");
});
