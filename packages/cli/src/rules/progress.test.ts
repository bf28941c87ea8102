import { expect, test } from "vitest";
import { Progress } from "./progress.ts";

test("a run of tests is told at its beginning, every five seconds at most, and at its end", () => {
  const lines: string[] = [];
  let clock = 0;
  const progress = new Progress(
    (line) => lines.push(line),
    () => clock,
  );
  progress.begin(4);
  for (clock of [1_000, 6_000, 7_000, 8_000]) progress.fileDone();
  expect(lines).toEqual([
    "running 4 test files; this may take minutes\n",
    "2 of 4 test files done\n",
    "4 of 4 test files done\n",
  ]);
});
