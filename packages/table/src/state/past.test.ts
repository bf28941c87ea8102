import { expect, test } from "vitest";
import { begun, changed, madeAgain, takenBack } from "./past.ts";

test("changes are taken back one by one and made again, until another change is made", () => {
  const three = changed(changed(changed(begun("a"), "b"), "c"), "c");
  expect(three.before).toEqual(["a", "b"]);
  const back = takenBack(takenBack(takenBack(three)));
  expect(back).toEqual({ before: [], now: "a", after: ["b", "c"] });
  expect(madeAgain(back).now).toBe("b");
  expect(madeAgain(madeAgain(madeAgain(back)))).toEqual(three);
  expect(changed(back, "d")).toEqual({ before: ["a"], now: "d", after: [] });
});
