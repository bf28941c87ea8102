// Turns content/*.yaml and content/maps/*.yaml, which people write, into the JSON that ships beside them.
// Run `node packages/miniatures/content/build.mjs` after every change; a test compares, and checks each pack.
import { buildContent } from "../../../scripts/lib/content-files.mjs";

buildContent(import.meta.url);
buildContent(new URL("./maps/", import.meta.url));
