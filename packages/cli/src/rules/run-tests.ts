import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root, where tests run. */
export const root: string = fileURLToPath(new URL("../../../../", import.meta.url)).replace(/\/$/, "");

const vitest = join(dirname(createRequire(import.meta.url).resolve("vitest/package.json")), "vitest.mjs");
const configFile = fileURLToPath(new URL("./vitest.rules.config.ts", import.meta.url));

export type TestRun = { readonly outcome: "passed" | "failed" | "stuck"; readonly output: string };

/** Runs Vitest in a process of its own. "stuck" if it had to be ended after `seconds`. */
export const runTests = (
  words: readonly string[],
  env: { readonly [name: string]: string },
  seconds: number,
): Promise<TestRun> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, "run", "--config", configFile, ...words], {
      cwd: root,
      env: { ...process.env, NO_COLOR: "1", ...env },
      // The fourth is for progress, which nobody keeps: it goes straight to standard error.
      stdio: ["ignore", "pipe", "pipe", 2],
      // A group of its own, so that a worker in an endless loop is ended with its parent.
      detached: true,
    });
    let output = "";
    child.stdout?.on("data", (part) => {
      output += String(part);
    });
    child.stderr?.on("data", (part) => {
      output += String(part);
    });
    const end = (): void => {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
    };
    const interrupted = (signal: NodeJS.Signals): void => {
      end();
      process.exit(signal === "SIGINT" ? 130 : 143);
    };
    process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
    let stuck = false;
    const clock = setTimeout(() => {
      stuck = true;
      end();
    }, seconds * 1000);
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(clock);
      process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
      resolve({ outcome: stuck ? "stuck" : code === 0 ? "passed" : "failed", output });
    });
  });
