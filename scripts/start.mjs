/**
 * `npm start`: installs what is missing, builds the web client if its sources changed, and serves it.
 * PORT chooses the port; HOST the address to listen on (this machine alone, unless told otherwise).
 */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { ensureInstalled } = await import("./lib/install.mjs");
const { buildWeb } = await import("./lib/build-web.mjs");
const { webDist } = await import("./lib/paths.mjs");
const { listen, staticServer } = await import("./lib/static-server.mjs");

const defaultPort = 4600;
const portsToTry = 20;
const host = process.env.HOST || "127.0.0.1";

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function wantedPort() {
  const written = process.env.PORT;
  if (written === undefined || written === "") return null;
  const port = /^\d{1,5}$/.test(written) ? Number(written) : Number.NaN;
  if (!(port <= 65_535)) fail(`PORT must be a number from 0 to 65535, not "${written}".`);
  return port;
}

/** The port it listens on in the end. */
async function open(server) {
  const wanted = wantedPort();
  const first = wanted ?? defaultPort;
  const last = wanted === null ? first + portsToTry - 1 : first;
  for (let port = first; port <= last; port++) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      if (error.code === "EACCES") fail(`Port ${port} may not be used by this user; choose another with PORT=8080.`);
      if (error.code !== "EADDRINUSE") fail(`Cannot listen on ${host}:${port}: ${error.message}`);
      if (wanted === null) console.log(`Port ${port} is in use; trying the next one.`);
    }
  }
  return fail(
    wanted === null
      ? `Ports ${first} to ${last} are all in use; choose one with PORT=8080.`
      : `Port ${wanted} is in use by another program; choose another with PORT, or leave PORT out to take the next free one.`,
  );
}

wantedPort();
if (!(await ensureInstalled())) fail("Undercroft cannot start without its packages.");
if (!(await buildWeb())) fail("The web client could not be built; the reason stands above.");

const server = staticServer(webDist);
const port = await open(server);
console.log(`Undercroft is open at http://${host === "127.0.0.1" ? "localhost" : host}:${port}/  (Ctrl+C closes it)`);

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
