import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { NO_LIMITS, type TestServer, testServer } from "../testing/playing.ts";

const FRIEND = "https://friend.example";
const PAGE =
  '<!doctype html><head><meta name="path" content="" /><link href="./icon.svg" /></head><script src="./assets/a.js"></script>';
let site: string;
let server: TestServer;

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "hypergate-place-"));
  writeFileSync(join(site, "index.html"), PAGE);
  writeFileSync(join(site, "icon.svg"), "<svg/>");
  server = await testServer({ site, path: "/some/path", origins: [FRIEND] });
});
afterAll(async () => {
  await server.clean();
  rmSync(site, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.base + path, { method, headers });

const comeIn = (headers: Record<string, string> = {}) =>
  fetch(`${server.base}/some/path/api/guests`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name: "Ann" }),
  });

describe("under a path", () => {
  test.each(["/some/path", "/some/path/", "/some/path/t/abc", "/t/abc", "/"])("%s is the page", async (path) => {
    const html = await (await get(path)).text();
    expect(html).toContain('<meta name="path" content="/some/path"');
    expect(html).toContain('href="/some/path/icon.svg"');
    expect(html).toContain('src="/some/path/assets/a.js"');
  });

  test("files and calls are found with the path, and without it behind a proxy that takes it away", async () => {
    for (const path of ["/some/path/icon.svg", "/icon.svg"]) expect((await get(path)).status).toBe(200);
    for (const path of ["/some/path/api/games", "/api/games"])
      expect(await (await get(path)).json()).toHaveProperty("games");
    expect((await get("/some/pathetic/icon.svg")).status).toBe(404);
  });

  test("the cookie is for the path only, and opens the socket", async () => {
    const cookie = (await comeIn()).headers.get("set-cookie") ?? "";
    expect(cookie).toContain("Path=/some/path/");
    const socket = new WebSocket(`${server.base.replace("http", "ws")}/some/path/api/socket`, {
      headers: { cookie: cookie.split(";")[0] },
    });
    await new Promise((resolve, reject) => {
      socket.once("open", resolve);
      socket.once("error", reject);
    });
    socket.terminate();
  });
});

describe("headers", () => {
  test("tell browsers to come over https only, where they have", async () => {
    const header = async (proto: string) =>
      (await get("/api/games", { "x-forwarded-proto": proto })).headers.get("strict-transport-security");
    expect(await header("https")).toBe("max-age=31536000");
    expect(await header("http")).toBeNull();
  });

  test("keep answers out of every cache", async () => {
    for (const path of ["/api/games", "/api/me", "/healthz", "/api/nothing"])
      expect((await get(path)).headers.get("cache-control")).toBe("no-store");
    expect((await get("/")).headers.get("cache-control")).toBe("no-cache");
  });

  test("let pages of a declared origin read answers, with the cookie, and no others", async () => {
    const asked = await get("/api/tables", { origin: FRIEND, "access-control-request-method": "POST" }, "OPTIONS");
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-methods")).toContain("PATCH");
    const answered = await get("/api/games", { origin: FRIEND });
    expect(answered.headers.get("access-control-allow-origin")).toBe(FRIEND);
    expect(answered.headers.get("access-control-allow-credentials")).toBe("true");
    expect(answered.headers.get("vary")).toContain("Origin");
    const stranger = await get("/api/games", { origin: "https://stranger.example" });
    expect(stranger.headers.get("access-control-allow-origin")).toBeNull();
    expect((await comeIn({ origin: "https://stranger.example" })).status).toBe(403);
    const made = await comeIn({ origin: FRIEND, "x-forwarded-proto": "https" });
    expect(made.status).toBe(200);
    expect(made.headers.get("set-cookie")).toMatch(/Secure; SameSite=None/);
  });

  test("bound those who only ask whether they may, too, and let their pages read why", async () => {
    const strict = await testServer({ origins: [FRIEND], limits: { ...NO_LIMITS, visits: 3 } });
    const ask = () => fetch(`${strict.base}/api/tables`, { method: "OPTIONS", headers: { origin: FRIEND } });
    for (let i = 0; i < 3; i++) expect((await ask()).status).toBe(204);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("access-control-allow-origin")).toBe(FRIEND);
    await strict.clean();
  });

  test("without declared origins there is no word of them, and cookies stay on the site", async () => {
    const alone = await testServer();
    const response = await fetch(`${alone.base}/api/games`, { headers: { origin: FRIEND } });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const made = await fetch(`${alone.base}/api/guests`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Ann" }),
    });
    expect(made.headers.get("set-cookie")).toMatch(/Path=\/; HttpOnly; SameSite=Lax/);
    await alone.clean();
  });
});
