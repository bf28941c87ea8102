import { expect, test } from "vitest";
import { textIn } from "./files.ts";

test("a file is read up to more than any of ours may have, so that its reader says that it is too long", async () => {
  expect(await textIn(new File(["a game"], "game.json"))).toBe("a game");
  const asked: number[] = [];
  const huge = Object.assign(new File([], "huge.json"), {
    slice: (from: number, to: number) => {
      asked.push(from, to);
      return new Blob(["the beginning"]);
    },
  });
  expect(await textIn(huge)).toBe("the beginning");
  expect(asked).toEqual([0, 33_000_000]);
});

test("a folder that was dropped, or a file that went away, is as good as an empty one", async () => {
  const gone = Object.assign(new File(["x"], "folder"), {
    slice: () => Object.assign(new Blob(), { text: () => Promise.reject(new Error("not found")) }),
  });
  expect(await textIn(gone)).toBe("");
});
