import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { Client } from "../testing/client.ts";
import { NO_LIMITS, testServer } from "../testing/playing.ts";
import { OPCODES, RawSocket, rawFrame } from "../testing/raw-socket.ts";
import { LIMITS } from "./limits.ts";

test("one who sends pings and reads nothing is cut off, and costs no memory to speak of", {
  timeout: 30_000,
}, async () => {
  const server = await testServer();
  const mallory = await Client.guest(server.base, "Mallory");
  const raw = await RawSocket.upgraded(server.base, mallory.cookie);
  const many = Buffer.concat(new Array<Buffer>(500).fill(rawFrame(OPCODES.ping, Buffer.alloc(125))));
  const used = () => process.memoryUsage().external + process.memoryUsage().heapUsed;
  const before = used();
  while (!raw.closed && used() - before < 300e6) {
    await Promise.race([raw.write(many), sleep(1000)]);
    await sleep(0);
  }
  expect(raw.closed).toBe(true);
  expect(used() - before).toBeLessThan(100e6);
  await server.clean();
});

test("pings above the limit are not answered, and end the connection", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, messages: LIMITS.messages, burst: LIMITS.burst } });
  const mallory = await Client.guest(server.base, "Mallory");
  const raw = await RawSocket.upgraded(server.base, mallory.cookie);
  for (let i = 0; i < 1000; i++) void raw.write(rawFrame(OPCODES.ping, Buffer.alloc(125)));
  raw.read();
  await expect.poll(() => raw.closed, { timeout: 5000 }).toBe(true);
  const bystander = await (await Client.guest(server.base, "Ann")).connect();
  await bystander.send({ t: "ping" });
  bystander.close();
  await server.clean();
});

test("frames that are no frames end the connection and are no trouble of the server's", async () => {
  const lines: { level: number }[] = [];
  const log = pino({ level: "trace" }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const server = await testServer({ log });
  const mallory = await Client.guest(server.base, "Mallory");
  const bad = [
    rawFrame(3, Buffer.from("unknown opcode")),
    rawFrame(OPCODES.text, Buffer.from("not masked"), { masked: false }),
    rawFrame(OPCODES.text, Buffer.from([0xc3, 0x28])),
    rawFrame(OPCODES.ping, Buffer.alloc(10), { fin: false }),
    rawFrame(OPCODES.text, Buffer.alloc(60_000, "x")),
  ];
  for (const bytes of bad) {
    const raw = await RawSocket.upgraded(server.base, mallory.cookie);
    await raw.write(bytes);
    raw.read();
    await expect.poll(() => raw.closed, { timeout: 5000 }).toBe(true);
  }
  const gone = await RawSocket.upgraded(server.base, mallory.cookie);
  gone.end();
  await sleep(100);
  expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  await server.clean();
});

test("a request that never ends is ended, in its headers, in its body, or before it began", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, arrival: 400 } });
  const head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n";
  const slow = ["", "POST /api/gue", head, `${head}\r\n{"name": "`].map((start) => {
    const raw = new RawSocket(server.base);
    void raw.write(start);
    return raw;
  });
  const drip = setInterval(() => {
    for (const raw of slow.slice(1)) void raw.write("x");
  }, 50);
  await expect.poll(() => slow.map((raw) => raw.closed), { timeout: 5000 }).toEqual([true, true, true, true]);
  clearInterval(drip);
  await server.clean();
});

test("an address has so many connections; one that is closed makes room", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, connections: 3 }, proxies: 0 });
  const open = [1, 2, 3, 4, 5].map(() => new RawSocket(server.base));
  await expect.poll(() => open.filter((raw) => raw.closed).length).toBe(2);
  for (const raw of open) raw.end();
  await expect.poll(async () => (await fetch(`${server.base}/healthz`).catch(() => undefined))?.status).toBe(200);
  await server.clean();
});

test("a proxy on the same machine has as many connections as it needs", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, connections: 3 } });
  const open = [1, 2, 3, 4, 5].map(() => new RawSocket(server.base));
  await sleep(100);
  expect(open.filter((raw) => raw.closed)).toEqual([]);
  for (const raw of open) raw.end();
  await server.clean();
});

test("unknown paths count as requests, and files as visits", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, requests: 3, visits: 10 } });
  const status = async (path: string, method = "GET") => (await fetch(server.base + path, { method })).status;
  const unknown = ["/api/nothing", "/nothing.js", "/api/nothing", "/api/nothing", "/nothing.js"];
  const answers: number[] = [];
  for (const path of unknown) answers.push(await status(path));
  expect(answers).toEqual([404, 404, 404, 429, 429]);
  expect(await status("/api/nothing", "POST")).toBe(429);
  const files: number[] = [];
  for (let i = 0; i < 5; i++) files.push(await status("/"));
  expect(files).toEqual([200, 200, 200, 200, 429]);
  expect(await status("/healthz")).toBe(200);
  await server.clean();
});

test("a connection that wanted a socket and was refused is ended, whatever refused it, and holds up no stop", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, visits: 3 } });
  const { cookie } = await Client.guest(server.base, "Mallory");
  const refused = [
    await RawSocket.upgraded(server.base, ""),
    await RawSocket.upgraded(server.base, cookie, ["Origin: https://elsewhere.example"]),
    new RawSocket(server.base),
    // From here on there were too many visits.
    await RawSocket.upgraded(server.base, cookie),
    await RawSocket.upgraded(server.base, ""),
  ];
  void refused[2].write("GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n");
  for (const raw of refused) raw.read();
  await expect.poll(() => refused.map((raw) => raw.closed)).toEqual(refused.map(() => true));
  expect(refused.map((raw) => raw.heard.slice(9, 12))).toEqual(["401", "403", "429", "429", "429"]);
  await server.clean();
});

test("new guests are counted by day, searches, exports and new names by minute", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, guests: 2, searches: 2, creations: 6, exports: 1 } });
  const [ann] = [await Client.guest(server.base, "Ann"), await Client.guest(server.base, "Bob")];
  await expect(Client.guest(server.base, "Cleo")).rejects.toThrow("limit.guests");
  for (let i = 0; i < 2; i++) await ann.http("GET", "/api/tables?search=x");
  await expect(ann.http("GET", "/api/tables?search=x")).rejects.toThrow("limit.tooFast");
  await ann.http("GET", "/api/tables?search=&game=race");
  await expect(ann.http("GET", "/api/tables?game=chess")).rejects.toThrow("game.unknown");
  const { id } = await ann.http("POST", "/api/tables", { game: "race", players: 2 });
  await expect(ann.http("GET", `/api/tables/${id}/export`)).rejects.toThrow("export.notOver");
  await expect(ann.http("GET", `/api/tables/${id}/export`)).rejects.toThrow("limit.tooFast");
  for (let i = 0; i < 6; i++) await ann.http("PATCH", "/api/me", { name: `Ann ${i}` });
  await expect(ann.http("PATCH", "/api/me", { name: "Anna" })).rejects.toThrow("limit.tooFast");
  await server.clean();
});

test("sockets of one address are counted, whoever opens them", async () => {
  const server = await testServer({ limits: { ...NO_LIMITS, socketsOfAddress: 2 } });
  const guests = await Promise.all(["Ann", "Bob", "Cleo"].map((name) => Client.guest(server.base, name)));
  await guests[0].connect();
  await guests[1].connect();
  await expect(guests[2].connect()).rejects.toThrow("429");
  guests[0].close();
  await expect.poll(() => guests[2].connect().catch(() => undefined)).toBeDefined();
  for (const guest of guests) guest.close();
  await server.clean();
});

test("one who sends request after request without waiting for answers is cut off", async () => {
  const server = await testServer();
  const raw = new RawSocket(server.base);
  const one = "GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n";
  const before = process.memoryUsage().rss;
  for (let i = 0; i < 20 && !raw.closed; i++) {
    await raw.write(one.repeat(500));
    await sleep(1);
  }
  await expect.poll(() => raw.closed, { timeout: 5000 }).toBe(true);
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
  const polite = new RawSocket(server.base);
  await polite.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n".repeat(5));
  await expect.poll(() => polite.heard.match(/HTTP\/1.1 200/g)?.length).toBe(5);
  polite.end();
  await server.clean();
});

test("messages in too many pieces end the connection", async () => {
  const server = await testServer();
  const mallory = await Client.guest(server.base, "Mallory");
  const raw = await RawSocket.upgraded(server.base, mallory.cookie);
  await raw.write(rawFrame(OPCODES.text, Buffer.alloc(1, "x"), { fin: false }));
  await raw.write(Buffer.concat(new Array<Buffer>(200).fill(rawFrame(0, Buffer.alloc(0), { fin: false }))));
  raw.read();
  await expect.poll(() => raw.closed, { timeout: 5000 }).toBe(true);
  await server.clean();
});
