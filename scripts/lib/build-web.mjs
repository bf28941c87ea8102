import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheFolder, installed, root, webDist } from "./paths.mjs";
import { runScript } from "./run.mjs";

const stamp = join(cacheFolder, "web-build");
const notSource = new Set(["node_modules", "dist", "browser-tests", "scenarios", "testing", "bench", "coverage"]);

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return notSource.has(entry.name) ? [] : filesUnder(path);
      return entry.isFile() && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

/** One hash over all that the web client is built from. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const path of [join(root, "package-lock.json"), ...filesUnder(join(root, "packages"))]) {
    hash.update(relative(root, path)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/** Builds the web client unless its sources are those of the last build. @returns whether `dist` is good now */
export async function buildWeb() {
  const now = fingerprint();
  const fresh = existsSync(join(webDist, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === now;
  if (fresh) return true;
  console.log("Building the web client ...");
  const args = ["build", "packages/web", "--config", "packages/web/vite.config.ts", "--logLevel", "warn"];
  // A test runner's NODE_ENV would give React's development build, three times the size.
  const env = { NODE_ENV: "production" };
  const { code } = await runScript(installed("vite", "bin", "vite.js"), args, { env });
  if (code !== 0) return false;
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
