/** Milliseconds between two lines. */
const PAUSE = 5_000;

/** Tells those who wait how far a run of tests is: at its beginning, now and then, and at its end. */
export class Progress {
  private readonly write: (line: string) => void;
  private readonly now: () => number;
  private files = 0;
  private done = 0;
  private last = 0;

  constructor(write: (line: string) => void, now: () => number) {
    this.write = write;
    this.now = now;
  }

  begin(files: number): void {
    this.files = files;
    this.last = this.now();
    this.write(`running ${files} test files; this may take minutes\n`);
  }

  fileDone(): void {
    this.done += 1;
    if (this.now() - this.last < PAUSE && this.done < this.files) return;
    this.last = this.now();
    this.write(`${this.done} of ${this.files} test files done\n`);
  }
}
