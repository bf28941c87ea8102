import { speak } from "@undercroft/table";
import { beforeAll, expect, test } from "vitest";
import type { State } from "../engine/index.ts";
import { askedIn, begun, playedTo, sheetIn, untold } from "../playing.ts";
import type { Sheet } from "./model.ts";

beforeAll(() => speak("en"));

const sheetNow = (state: State): Sheet => sheetIn(state, askedIn(state).seat, untold(state));

const openerIn = (sheet: Sheet, list: string) => sheet.buttons.find(({ id }) => id === `list/${list}`);

/** A game at the first menu of a hero's of which this is true. */
function atMenu(seed: string, wanted: (sheet: Sheet) => boolean): Sheet {
  const { state } = playedTo(begun(seed, 2), ({ kind }, now) => kind === "act" && wanted(sheetNow(now)));
  return sheetNow(state);
}

test("what stands for all ways to go tells how many lead from here, and how many spaces are in the light (dg.move.cost)", () => {
  const walks = ({ places }: Sheet): boolean => places.some(({ id }) => id.startsWith("walk/"));
  const sheet = atMenu("reach", (one) => openerIn(one, "moves") !== undefined && walks(one));
  const going = sheet.places.filter(({ id }) => id.startsWith("move/") || id.startsWith("walk/"));
  const ways = going.filter(({ id }) => id.startsWith("move/")).length;
  const lit = new Set(going.flatMap(({ squares }) => squares ?? [])).size;
  expect(lit).toBeGreaterThan(ways);
  expect(openerIn(sheet, "moves")?.detail).toBe(`${ways} ways from here, ${lit} spaces in reach`);
});

test("what stands for all that may be played counts cards of the hand once, and what is used apart from them", () => {
  const sheet = atMenu("uses", (one) => {
    const deeds = one.places.map(({ answer }) => answer?.do);
    return openerIn(one, "plays") !== undefined && deeds.includes("use") && deeds.includes("play");
  });
  const cards = new Set(sheet.places.flatMap(({ answer }) => (answer?.do === "play" ? [answer.card] : []))).size;
  const uses = sheet.places.filter(({ answer }) => answer?.do === "use").length;
  const opener = openerIn(sheet, "plays");
  expect(opener?.label).toBe("Play or use…");
  const [lit, ready] = opener?.detail?.split(", ") ?? [];
  expect(lit).toBe(`${cards} card${cards === 1 ? "" : "s"} in the light`);
  expect(ready).toBe(`${uses} use${uses === 1 ? "" : "s"} of what is ready`);
});
