import { writeSync } from "node:fs";
import type { Reporter, TestSpecification } from "vitest/node";
import { Progress } from "./progress.ts";

/** The file that a run writes its progress to: the standard error of whoever started it. Its own is kept for failures. */
export const progressFile = 3;

/** Tells how far the run is. */
export default class ProgressReporter implements Reporter {
  private readonly progress = new Progress(
    (line) => writeSync(progressFile, line),
    () => performance.now(),
  );

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.progress.begin(files.length);
  }

  onTestModuleEnd(): void {
    this.progress.fileDone();
  }
}
