/** Vitest's global set-up for the browser tests: builds the client if needed, serves it and tells where. */
import { buildWeb } from "./lib/build-web.mjs";
import { chromiumFlags, findChromium } from "./lib/chromium.mjs";
import { webDist } from "./lib/paths.mjs";
import { listen, staticServer } from "./lib/static-server.mjs";

export default async function setup(project) {
  const chromium = findChromium();
  if (chromium === null) throw new Error("No Chrome or Chromium was found; CHROME_PATH may name one.");
  if (!(await buildWeb())) throw new Error("The web client could not be built.");
  const server = staticServer(webDist);
  const port = await listen(server, 0, "127.0.0.1");
  project.provide("address", `http://127.0.0.1:${port}/`);
  project.provide("chromium", { executablePath: chromium, args: chromiumFlags });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
