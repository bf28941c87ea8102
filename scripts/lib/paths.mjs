import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const webDist = join(root, "packages", "web", "dist");
/** For what may be thrown away at any time; git ignores it. */
export const cacheFolder = join(root, "node_modules", ".cache", "undercroft");

/** The JavaScript file behind an installed command: `node` can run it on every system, without a shell. */
export const installed = (...parts) => join(root, "node_modules", ...parts);
