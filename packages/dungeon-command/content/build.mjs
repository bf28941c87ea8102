// Turns content/*.yaml, which people write, into content/*.json, which ships.
// Run `node packages/dungeon-command/content/build.mjs` after every change; a test compares, and checks each pack.
import { buildContent } from "../../../scripts/lib/content-files.mjs";

buildContent(import.meta.url);
