import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a program to its end and gives its exit code and what it printed; a program that cannot start, is killed
 * or exceeds `timeout` (milliseconds) gives a code other than 0. With `show`, its output is passed on as it comes.
 */
export function run(program, args, { show = true, timeout = 0, env = {}, shell = false } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env: { ...process.env, NO_COLOR: "1", ...env }, shell });
    let output = "";
    const note = (text) => {
      output += text;
      if (show) process.stdout.write(text);
    };
    const timer =
      timeout > 0
        ? setTimeout(() => {
            note(`\n${program} ${args.join(" ")} was stopped after ${timeout / 1000} seconds.\n`);
            child.kill("SIGKILL");
          }, timeout)
        : undefined;
    child.stdout.setEncoding("utf8").on("data", note);
    child.stderr.setEncoding("utf8").on("data", note);
    child.on("error", (error) => {
      clearTimeout(timer);
      note(`${program}: ${error.message}\n`);
      done({ code: 1, output });
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      if (signal !== null) note(`${program} ${args.join(" ")} ended by ${signal}.\n`);
      done({ code: code ?? 1, output });
    });
  });
}

/** Runs an installed package's JavaScript with this same Node.js. */
export const runScript = (file, args, options) => run(process.execPath, [file, ...args], options);
