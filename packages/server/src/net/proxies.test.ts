import { expect, test } from "vitest";
import { testServer } from "../testing/playing.ts";
import { trusted } from "./proxies.ts";

test.each([
  ["127.0.0.1", 0, true],
  ["::1", 0, true],
  ["::ffff:127.0.0.1", 0, true],
  ["127.0.0.1", 1, false],
  ["203.0.113.9", 0, false],
  ["::1:2", 0, false],
])("if nothing is said, %s is believed at hop %i: %s", (address, hop, believed) => {
  expect(trusted(undefined)(address, hop)).toBe(believed);
});

test("as many proxies are believed as there are", () => {
  expect([0, 1, 2].map((hop) => trusted(2)("203.0.113.9", hop))).toEqual([true, true, false]);
  expect(trusted(0)("127.0.0.1", 0)).toBe(false);
});

test.each([undefined, 1])(
  "an invented address before the true one does not help against limits (%s)",
  async (proxies) => {
    const server = await testServer({ proxies, limits: { requests: 600, creations: 2 } });
    const come = async (forwarded: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
      const response = await fetch(`${server.base}/api/guests`, { method: "POST", headers, body: '{"name":"A"}' });
      return response.status;
    };
    const statuses = [];
    for (let i = 0; i < 4; i++) statuses.push(await come(`10.0.0.${i}, 203.0.113.9`));
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await come("203.0.113.10")).toBe(200);
    await server.clean();
  },
);
