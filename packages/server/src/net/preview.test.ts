import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableInfo } from "@hypergate/wire";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { RANDOM_TABLE, type TestServer, testServer } from "../testing/playing.ts";

let site: string;
let server: TestServer;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "hypergate-site-"));
  writeFileSync(join(site, "index.html"), "<!doctype html><head><title>Hypergate</title></head><body></body>");
  server = await testServer({ site });
});
afterAll(async () => {
  await server.clean();
  rmSync(site, { recursive: true });
});

async function table(host: Client, change: object = {}): Promise<TableInfo & { readonly code: string }> {
  const made = await host.http("POST", "/api/tables", { ...RANDOM_TABLE, options: { public: false }, ...change });
  return made as unknown as TableInfo & { readonly code: string };
}

async function head(path: string, language?: string): Promise<Record<string, string>> {
  const response = await fetch(server.base + path, {
    headers: language === undefined ? {} : { "accept-language": language },
  });
  const found = (await response.text()).matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)" \/>/g);
  const plain = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return Object.fromEntries([...found].map(([, name, content]) => [name, plain(content)]));
}

test("a link says who invites to what, in the reader's language", async () => {
  const ann = await Client.guest(server.base, 'Ann "<b>');
  const { code } = await table(ann, { name: "Friday", options: { clock: { per: "day", seconds: 86_400 } } });
  const english = await head(`/j/${code}`, "en-GB,ru;q=0.5");
  expect(english["og:title"]).toBe('Ann "<b> invites you: Cosmic Encounter');
  expect(english["og:description"]).toBe('Table “Friday” · Ann "<b> · 2 free seats · 1 day per answer');
  const russian = await head(`/j/${code.toLowerCase()}`, "ru-RU");
  expect(russian["og:title"]).toBe('Ann "<b> приглашает вас: Космический контакт');
  expect(russian["og:image"]).toContain("language=ru");
});

test("whoever fetches a link without saying a language gets that of the host", async () => {
  const boris = await Client.guest(server.base, "Борис");
  await boris.http("PATCH", "/api/me", { language: "ru" });
  const { code } = await table(boris);
  // `fetch` always says some language.
  const text = await new Promise<string>((resolve, reject) => {
    request({ port: server.port, path: `/j/${code}` }, (answer) => {
      let body = "";
      answer.on("data", (part) => (body += part)).on("end", () => resolve(body));
    })
      .on("error", reject)
      .end();
  });
  expect(text).toContain("приглашает вас");
});

test("the address of a table needs its code, unless the table is public", async () => {
  const ann = await Client.guest(server.base, "Ann");
  const hidden = await table(ann);
  expect(await head(`/t/${hidden.id}`)).toEqual({});
  expect(await head(`/t/${hidden.id}?code=WRONGCODE1`)).toEqual({});
  expect(await head(`/t/${hidden.id}?code=${hidden.code}`)).toHaveProperty("og:title");
  const open = await table(ann, { options: { public: true } });
  expect((await head(`/t/${open.id}`))["og:image"]).not.toContain(open.code);
  expect(await head("/")).toEqual({});
  expect(await head("/t/not-a-table-at-all")).toEqual({});
});

test("the picture is a PNG of the size that was promised, for those who may see the table", async () => {
  const ann = await Client.guest(server.base, "Анна");
  const { id, code } = await table(ann);
  const tags = await head(`/j/${code}`);
  const response = await fetch(tags["og:image"]);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const png = Buffer.from(await response.arrayBuffer());
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const other = await fetch(tags["og:image"].replace("language=en", "language=ru"));
  expect(Buffer.from(await other.arrayBuffer()).equals(png)).toBe(false);
  expect((await fetch(`${server.base}/api/pictures/${id}`)).status).toBe(404);
});
