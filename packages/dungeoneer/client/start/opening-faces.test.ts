import { expect, test } from "vitest";
import { allPacks } from "../engine/packs.ts";
import { openingFaces } from "./opening-faces.ts";

test("the picture of mixed sets shows as many cards of each, and of one set its own (dg.overview.set-independence)", () => {
  const [one, other] = allPacks();
  if (one === undefined || other === undefined) throw new Error("there are two sets");
  const shown = openingFaces([one, other]).map(({ face }) => face.id);
  const of = ({ maps }: typeof one): number => maps.filter(({ id }) => shown.includes(id)).length;
  // Ten cards: the Entrance is the first set's, of five Passages three and of four Rooms two are.
  expect([shown.length, of(one), of(other)]).toEqual([10, 6, 4]);
  const alone = openingFaces([other]).map(({ face }) => face.id);
  expect(alone).toHaveLength(10);
  expect(alone.every((id) => other.maps.some((map) => map.id === id))).toBe(true);
});
