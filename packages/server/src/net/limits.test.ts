import { afterEach, expect, test, vi } from "vitest";
import { Client } from "../testing/client.ts";
import { testServer } from "../testing/playing.ts";
import { LIMITS } from "./limits.ts";
import { RequestCounts } from "./request-counts.ts";

const BACK_MS = 600_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a system clock that is set back locks nobody out of a socket", async () => {
  const server = await testServer({ limits: LIMITS });
  const ann = await (await Client.guest(server.base, "Ann")).connect();
  await ann.send({ t: "ping" });
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() - BACK_MS);
  await ann.send({ t: "ping" });
  await (await new Client(server.base, ann.cookie).connect()).send({ t: "ping" });
  ann.close();
  await server.clean();
});

test("requests are counted by address and minute, whatever the system clock says", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.spyOn(Date, "now").mockReturnValue(0);
  const counts = new RequestCounts();
  const count = (address: string) => {
    let answer: { current: number; ttl: number } | undefined;
    counts.incr(address, (_, result) => (answer = result), 60_000);
    return answer;
  };
  expect([count("a"), count("a"), count("b")]).toMatchObject([{ current: 1 }, { current: 2 }, { current: 1 }]);
  vi.advanceTimersByTime(20_000);
  expect(count("a")).toEqual({ current: 3, ttl: 40_000 });
  vi.advanceTimersByTime(40_000);
  expect(count("a")).toEqual({ current: 1, ttl: 60_000 });
});

test("of very many addresses those that came last are remembered", () => {
  const counts = new RequestCounts();
  const seen: (number | undefined)[] = [];
  const come = (address: string) => counts.incr(address, (_, result) => seen.push(result?.current), 60_000);
  come("first");
  for (let i = 0; i < 5000; i++) come(`${i}`);
  seen.length = 0;
  come("4999");
  come("first");
  expect(seen).toEqual([2, 1]);
});
