// Turns content/*.yaml, which people write, into the JSON that ships beside them.
// Run `node packages/dungeoneer/content/build.mjs` after every change; a test compares, and checks each set.
import { buildContent } from "../../../scripts/lib/content-files.mjs";

buildContent(import.meta.url);
