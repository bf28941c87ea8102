import { readFileSync } from "node:fs";

const dist = "packages/web/dist";
const page = readFileSync(`${dist}/index.html`, "utf8");

/** The scripts that the page asks for by itself; what a game needs is loaded with the game and not counted. */
const firstLoad = [...page.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\.?\/?(?<path>[^"]+\.js)"/g)].map(
  (match) => `${dist}/${match.groups.path}`,
);
if (firstLoad.length === 0) throw new Error("index.html loads no script: the size of the first load cannot be told");

export default [{ name: "first load, compressed script", path: firstLoad, limit: "250 kB", gzip: true }];
