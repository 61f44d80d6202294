import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Server, serve } from "@hypergate/server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ADMIN_ACTS, admin, adminHelp } from "./admin.ts";
import { backupCommand, restoreCommand } from "./backup.ts";
import { run } from "./testing/command-line.ts";

const home = mkdtempSync(join(tmpdir(), "hypergate-admin-"));
const data = join(home, "data");
let server: Server;
let base: string;

beforeAll(async () => {
  vi.stubEnv("HYPERGATE_DATA", data);
  server = await serve({ port: 0, host: "127.0.0.1", data });
  base = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  rmSync(home, { recursive: true });
});

const act = (what: string, ...about: string[]) => admin(what, about, base);

async function guest(name: string): Promise<(path: string, body: object) => Promise<{ id: string }>> {
  const post = (path: string, body: object, cookie = "") =>
    fetch(base + path, {
      method: "POST",
      headers: { "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  const response = await post("/api/guests", { name });
  const cookie = (response.headers.get("set-cookie") ?? "").split(";")[0];
  return async (path, body) => (await (await post(path, body, cookie)).json()) as { id: string };
}

test("an operator finds people, tables and reports of the running server, and acts", async () => {
  const [ann, bob] = [await guest("Ann"), await guest("Bob")];
  const { id } = await ann("/api/tables", { game: "race", players: 2, options: { public: true } });
  await bob(`/api/tables/${id}/sit`, {});
  await bob(`/api/tables/${id}/report`, { seat: 0, why: "cheats" });
  const [report] = await act("reports");
  expect(report).toContain("Bob about Ann");
  expect(report).toContain("cheats");
  await act("done", report.split("  ")[0]);
  expect(await act("reports")).toEqual([]);
  expect(await act("reports", "all")).toHaveLength(1);
  expect(await act("tables", "ann")).toEqual([expect.stringContaining(`${id}  `)]);
  const shown = await act("table", id);
  expect(shown[1]).toContain("seat 0  Ann");
  const [line] = await act("people", "bob");
  const person = line.split("  ")[0];
  expect(await act("mute", person)).toEqual([expect.stringContaining("Bob  muted")]);
  expect(await act("ban", person)).toEqual([expect.stringContaining("banned")]);
  expect(await act("unban", person)).toEqual([expect.not.stringContaining("banned")]);
  await act("delete", person);
  expect(await act("people", "bob")).toEqual([]);
  await act("close", id);
  expect((await act("tables", id))[0]).toContain("over");
});

test("mistakes are said in words", async () => {
  await expect(act("dance")).rejects.toThrow('there is no "dance"; allowed: token, reports');
  await expect(act("unsay", "x")).rejects.toThrow("usage: hypergate admin unsay <table> <line>");
  await expect(act("close", "no-such-table")).rejects.toThrow("There is no such table.");
  await expect(admin("reports", [], "http://127.0.0.1:9")).rejects.toThrow("nobody answers");
  vi.stubEnv("HYPERGATE_OPERATOR_TOKEN", "a token that is wrong");
  await expect(act("reports")).rejects.toThrow("Only the operator");
  vi.stubEnv("HYPERGATE_OPERATOR_TOKEN", undefined);
});

test("the help lists everything that can be done", () => {
  for (const name of Object.keys(ADMIN_ACTS)) expect(adminHelp()).toContain(`  ${name}`);
  expect(run("admin", "--help").stdout).toContain("close <table>");
});

test("a backup of the running server is made and put back", async () => {
  const copy = join(home, "copy");
  expect(await backupCommand(copy)).toMatch(/copy: \d+ people, \d+ tables, 0 games$/);
  await expect(backupCommand(copy)).rejects.toThrow("is there already");
  await expect(restoreCommand(copy)).rejects.toThrow("a server is using");
  vi.stubEnv("HYPERGATE_DATA", join(home, "elsewhere"));
  expect(await restoreCommand(copy)).toMatch(/elsewhere: \d+ people/);
  vi.stubEnv("HYPERGATE_DATA", data);
});
