import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { installed, root } from "./paths.mjs";
import { run } from "./run.mjs";

/** Why the installed packages do not fit package-lock.json, or null if they do. */
export function whyStale() {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const hidden = installed(".package-lock.json");
  if (!existsSync(hidden)) return "no packages are installed";
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  for (const [path, wanted] of Object.entries(lock)) {
    if (!path.startsWith("node_modules/") && !path.includes("/node_modules/")) continue;
    const found = present[path];
    if (found === undefined) {
      if (wanted.optional || wanted.peer) continue;
      return `${path} is missing`;
    }
    if (found.version !== wanted.version) return `${path} is ${found.version}, not ${wanted.version}`;
  }
  if (!existsSync(installed(".bin", "undercroft"))) return "the undercroft command is not linked";
  return null;
}

/** Installs the packages of package-lock.json when they are absent or stale. @returns whether they are there now */
export async function ensureInstalled() {
  const reason = whyStale();
  if (reason === null) return true;
  console.log(`Installing packages (${reason}) ...`);
  const onWindows = process.platform === "win32";
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { code } = await run(onWindows ? "npm.cmd" : "npm", args, { shell: onWindows });
  if (code !== 0) console.error("npm ci failed: the packages are not installed.");
  return code === 0;
}
