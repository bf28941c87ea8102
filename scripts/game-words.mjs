/**
 * Lists every word of one game that stands in what all games share: kernel, grid, cards, tactician, table and the shell.
 * Usage: node scripts/game-words.mjs
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isShared, wordsIn } from "./lib/game-words.mjs";
import { root } from "./lib/paths.mjs";

const slashed = (path) => relative(root, path).split(sep).join("/");

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.name === "dist") return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return isShared(slashed(path)) ? [path] : [];
  });
}

const files = filesUnder(join(root, "packages"));
const found = files.flatMap((path) =>
  wordsIn(readFileSync(path, "utf8")).map((one) => ({ ...one, place: `${slashed(path)}:${one.line}` })),
);
for (const { place, word, game } of found) console.error(`${place}  "${word}" is a word of ${game}`);
console.log(`${files.length} shared files, ${found.length} words of one game`);
process.exitCode = found.length > 0 ? 1 : 0;
