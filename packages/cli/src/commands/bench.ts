import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Row } from "../bench/measured.ts";
import { type Command, type CommandArgs, type CommandResult, UsageError } from "../command.ts";
import { nearest } from "../nearest.ts";
import { root } from "../rules/run-tests.ts";

const parts: readonly string[] = ["random", "miniatures", "dungeoneer", "copy", "replay", "memory", "client"];

const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
const config = fileURLToPath(new URL("../bench/vite.bench.config.ts", import.meta.url));
const built = fileURLToPath(new URL("../../dist/bench/run.js", import.meta.url));

/** Runs Node in a process of its own and gives what it wrote. */
function node(words: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    let complaints = "";
    child.stdout.on("data", (part) => {
      output += String(part);
    });
    child.stderr.on("data", (part) => {
      complaints += String(part);
    });
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(output);
      else reject(new UsageError(`The benchmark could not be run:\n${complaints || output}`));
    });
  });
}

function lineOf({ name, figure, unit, bar, ok, details }: Row): readonly string[] {
  const measured = figure === null ? "not measured" : `${figure} ${unit}`;
  const head = `${ok ? "ok    " : "FAIL  "}${name}: ${measured} (bar: ${bar.is} ${bar.value} ${unit})`;
  const more = Object.entries(details).map(([key, value]) => `${key} ${value}`);
  return [head, `      ${more.join(", ")}`];
}

/** One measurement, in a process of its own: none meets what another has left in memory or taught the compiler. */
async function measured(part: string): Promise<readonly Row[]> {
  const output = await node(["--expose-gc", built, join(root, "packages/web/dist"), part]);
  const rows: readonly Row[] = JSON.parse(output.slice(output.lastIndexOf("\n[") + 1));
  return rows;
}

const run = async (args: CommandArgs): Promise<CommandResult> => {
  const only = args.values.get("only") ?? "all";
  if (only !== "all" && !parts.includes(only)) {
    const meant = nearest(only, parts);
    throw new UsageError(
      `There is no measurement "${only}". ${meant === null ? `There are ${parts.join(", ")}.` : `Did you mean "${meant}"?`}`,
    );
  }
  await node([vite, "build", "--config", config]);
  const rows: Row[] = [];
  for (const part of only === "all" ? parts : [only]) rows.push(...(await measured(part)));
  const failed = rows.filter((one) => !one.ok).length;
  return {
    ok: failed === 0,
    json: { passed: rows.length - failed, failed, rows },
    text: [...rows.flatMap(lineOf), `${rows.length - failed} passed, ${failed} failed`].join("\n"),
  };
};

export const command: Command = {
  name: "bench",
  summary: "Measures speed and size against the budgets of the design, side by side with other engines.",
  positionals: "",
  options: [{ name: "only", value: "part", summary: `one of ${parts.join(", ")} (all)` }],
  run,
};
