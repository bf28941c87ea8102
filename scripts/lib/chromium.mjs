import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** What keeps a browser in a test quiet, offline and able to run as root. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of a Chromium or Chrome, or null. CHROME_PATH, when set, is the only one considered. */
export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen !== undefined && chosen !== "") return runs(chosen) ? chosen : null;
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "")
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...elsewhere].find(runs) ?? null;
}

/** Like findChromium, but in CI, as root on a Debian-like system, installs one where there is none. */
export async function findOrInstallChromium() {
  const found = findChromium();
  const mayInstall = process.env.CI === "true" && process.getuid?.() === 0 && !process.env.CHROME_PATH;
  if (found !== null || !mayInstall || !runs("/usr/bin/apt-get")) return found;
  console.log("No Chromium here: installing Debian's ...");
  const quiet = { show: false, timeout: 180_000, env: { DEBIAN_FRONTEND: "noninteractive" } };
  const update = await run("apt-get", ["update", "-qq"], quiet);
  const install = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  if (install.code !== 0) console.log(`${update.output}${install.output}`.slice(-2000));
  return findChromium();
}
