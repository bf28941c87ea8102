import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".wasm": "application/wasm",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
};
const compressible = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

const encoders = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Every file of a folder by its URL path. Only what was read here is ever served, so that no request, however it is
 * written, can reach outside the folder.
 */
function readFolder(folder, prefix = "/") {
  const files = new Map();
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      for (const [name, file] of readFolder(path, `${prefix}${entry.name}/`)) files.set(name, file);
    } else if (entry.isFile()) {
      const body = readFileSync(path);
      const type = types[extname(entry.name).toLowerCase()] ?? "application/octet-stream";
      const tag = createHash("sha256").update(body).digest("base64url").slice(0, 22);
      files.set(prefix + entry.name, { body, type, tag, encoded: new Map() });
    }
  }
  return files;
}

/** The path that a request asks for, decoded, or null if it is malformed. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname);
    return path.includes("\0") ? null : path;
  } catch {
    return null;
  }
}

/** The encodings a client accepts, without those it refuses by `q=0`. */
function accepted(header = "") {
  return header
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ""))
    .map(([name]) => name.toLowerCase());
}

function encodingFor(file, request) {
  if (!compressible.test(file.type) || file.body.length < 1024) return null;
  const names = accepted(request.headers["accept-encoding"]);
  return ["br", "gzip"].find((name) => names.includes(name)) ?? null;
}

async function bodyOf(file, encoding) {
  if (encoding === null) return file.body;
  if (!file.encoded.has(encoding)) file.encoded.set(encoding, encoders[encoding](file.body));
  return file.encoded.get(encoding);
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...headers });
  response.end(`${text}\n`);
}

/** A page's address without a file name in it (a route of the client) gives the client itself. */
function fileFor(files, path) {
  const exact = files.get(path.endsWith("/") ? `${path}index.html` : path);
  return exact ?? (extname(path) === "" ? files.get("/index.html") : undefined);
}

async function respond(files, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return refuse(response, 405, "Only GET and HEAD are served here.", { allow: "GET, HEAD" });
  }
  const path = pathOf(request.url);
  if (path === null) return refuse(response, 400, "That address is malformed.");
  const file = fileFor(files, path);
  if (file === undefined) return refuse(response, 404, "There is nothing at that address.");

  const encoding = encodingFor(file, request);
  const etag = encoding === null ? `"${file.tag}"` : `"${file.tag}-${encoding}"`;
  const headers = {
    etag,
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
    "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
  };
  const known = (request.headers["if-none-match"] ?? "").split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ""));
  if (known.includes(etag)) {
    response.writeHead(304, headers);
    return response.end();
  }
  const body = await bodyOf(file, encoding);
  response.writeHead(200, {
    ...headers,
    "content-type": file.type,
    "content-length": body.length,
    ...(encoding === null ? {} : { "content-encoding": encoding }),
  });
  return response.end(request.method === "HEAD" ? undefined : body);
}

/** A server, not yet listening, of a folder as it is now. */
export function staticServer(folder) {
  const files = readFolder(folder);
  const server = createServer((request, response) => {
    respond(files, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) refuse(response, 500, "The server failed on that.");
      else response.destroy();
    });
  });
  server.on("clientError", (_error, socket) => {
    if (socket.writable) socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
    else socket.destroy();
  });
  return server;
}

/** Starts listening; rejects with the system's error (`EADDRINUSE`, `EACCES`). Port 0 takes any free one. @returns the port */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address().port);
    });
  });
}
