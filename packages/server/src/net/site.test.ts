import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestServer, testServer } from "../testing/playing.ts";

const PAGE = '<!doctype html><script type="module" src="/assets/main-4f2a.js"></script>';
const SCRIPT = `document.title = "${"Hypergate ".repeat(100)}";`;

let site: string;
let server: TestServer;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "hypergate-site-"));
  mkdirSync(join(site, "assets"));
  writeFileSync(join(site, "index.html"), PAGE);
  writeFileSync(join(site, "icon.svg"), "<svg/>");
  writeFileSync(join(site, "app.webmanifest"), "{}");
  writeFileSync(join(site, "assets", "main-4f2a.js"), SCRIPT);
  writeFileSync(join(site, "assets", "main-4f2a.js.br"), brotliCompressSync(SCRIPT));
  writeFileSync(join(site, "assets", "main-4f2a.js.gz"), gzipSync(SCRIPT));
  writeFileSync(join(site, "assets", "main-77aa.css"), "body{}");
  writeFileSync(join(site, "assets", "plex-9c.woff2"), "font");
  server = await testServer({ site, limits: { requests: 30 } });
});
afterAll(async () => {
  await server.clean();
  rmSync(site, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.base + path, { headers });

/** A request exactly as it is written; `fetch` tidies paths up and adds headers of its own. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, path, headers }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end();
  });
}

describe("a client that was built", () => {
  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/icon.svg", "image/svg+xml"],
    ["/app.webmanifest", "application/manifest+json"],
    ["/assets/main-4f2a.js", "application/javascript; charset=utf-8"],
    ["/assets/main-77aa.css", "text/css; charset=utf-8"],
    ["/assets/plex-9c.woff2", "font/woff2"],
  ])("is served as what it is: %s", async (path, type) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-security-policy")).toContain("script-src 'self';");
  });

  test("is kept for ever where the name tells the contents, and asked for again elsewhere", async () => {
    const cached = async (path: string) => (await get(path)).headers.get("cache-control");
    expect(await cached("/assets/main-4f2a.js")).toBe("public, max-age=31536000, immutable");
    expect(await cached("/")).toBe("no-cache");
    expect(await cached("/t/abc")).toBe("no-cache");
    expect(await cached("/icon.svg")).toBe("no-cache");
    const tag = (await get("/")).headers.get("etag") ?? "";
    expect(await statusOf("/", { "if-none-match": tag })).toBe(304);
  });

  test.each([
    ["br, gzip", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("is sent compressed to those who accept %s", async (accepted, encoding) => {
    const response = await get("/assets/main-4f2a.js", { "accept-encoding": accepted });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("content-type")).toBe("application/javascript; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(await response.text()).toBe(SCRIPT);
  });

  test.each(["/t/abc", "/replay/abc", "/settings", "/t/abc?seat=1", "/apiary"])("has its page at %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(PAGE);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test.each(["/missing.js", "/assets/main-0000.js", "/api", "/api/nothing", "/healthz/x", "/metrics/x", "/t/a.map"])(
    "has none at %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { id: "not.found" } });
    },
  );

  test("answers nothing but questions with its page", async () => {
    expect((await fetch(`${server.base}/t/abc`, { method: "POST" })).status).toBe(404);
    const head = await fetch(`${server.base}/t/abc`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("lets nobody out of its folder", async () => {
    for (const path of ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/.env"])
      expect(await statusOf(path)).toBeGreaterThanOrEqual(400);
  });

  test("is many files, none of which count against the limit of requests", async () => {
    for (const path of ["/assets/main-77aa.css", "/t/abc"])
      for (let i = 0; i < 40; i++) expect((await get(path)).status).toBe(200);
  });
});

test("as long as no client is built there is a plain page", async () => {
  const bare = await testServer({ site: join(site, "nowhere") });
  const page = await fetch(bare.base);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("The server is running");
  expect((await fetch(`${bare.base}/t/abc`)).status).toBe(404);
  await bare.clean();
});
