import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listen, staticServer } from "./static-server.mjs";

const folder = mkdtempSync(join(tmpdir(), "static-server-"));
const script = "console.log('a table');\n".repeat(200);
let server;
let port;

beforeAll(async () => {
  mkdirSync(join(folder, "site", "assets"), { recursive: true });
  writeFileSync(join(folder, "secret.txt"), "secret");
  writeFileSync(join(folder, "site", "index.html"), "<!doctype html><title>Table</title>");
  writeFileSync(join(folder, "site", "assets", "main-1a.js"), script);
  server = staticServer(join(folder, "site"));
  port = await listen(server, 0, "127.0.0.1");
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks with the path exactly as written: no client tidies it up first. */
function ask(path, { method = "GET", headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const parts = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    asking.on("error", reject).end();
  });
}

/** Sends bytes that are no proper request and gives the first line of what comes back. */
function sendRaw(text) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (part) => (answer += part)).on("close", () => resolve(answer.split("\r\n")[0]));
    socket.on("error", reject);
  });
}

describe("static server", () => {
  test("serves files with their types", async () => {
    const page = await ask("/");
    expect([page.status, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    const code = await ask("/assets/main-1a.js?v=2");
    expect([code.status, code.headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(code.body.toString()).toBe(script);
    expect(code.headers["cache-control"]).toContain("immutable");
  });

  test.each([
    ["br, gzip", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["br;q=0, gzip", "gzip", gunzipSync],
  ])("accepting %s gives %s", async (accept, encoding, decode) => {
    const { headers, body } = await ask("/assets/main-1a.js", { headers: { "accept-encoding": accept } });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(Number(headers["content-length"])).toBe(body.length);
    expect(decode(body).toString()).toBe(script);
  });

  test("sends nothing again that the client has", async () => {
    const { headers } = await ask("/assets/main-1a.js");
    const again = await ask("/assets/main-1a.js", { headers: { "if-none-match": `"other", W/${headers.etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test("a route of the client gives the client, a missing file does not", async () => {
    expect((await ask("/play")).body.toString()).toContain("Table");
    expect((await ask("/assets/gone.js")).status).toBe(404);
  });

  test.each([
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/..%2f..%2fsecret.txt",
    "/..%5csecret.txt",
  ])("%s does not leave the folder", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  test.each(["/%", "/%c3%28", "//", "/%00"])("the malformed address %s is refused", async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test("only reading is allowed", async () => {
    const { status, headers } = await ask("/", { method: "POST" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    const head = await ask("/", { method: "HEAD" });
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test("survives what is no request at all", async () => {
    expect(await sendRaw("GET foo bar baz\r\n\r\n")).toBe("HTTP/1.1 400 Bad Request");
    expect(await sendRaw("GET http://[ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).toBe(
      "HTTP/1.1 400 Bad Request",
    );
    expect((await ask("/")).status).toBe(200);
  });
});
