import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Forbidden, Hosts, isInside } from "./outgoing.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server on this machine; returns its port and what it was sent. */
async function receiver(status = 200, headers: Record<string, string> = {}): Promise<{ port: number; got: string[] }> {
  const got: string[] = [];
  const server = createServer((request, response) => {
    got.push(request.url ?? "");
    response.writeHead(status, headers).end("x".repeat(100_000));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, got };
}

const send = (hosts: Hosts, url: string) => hosts.send({ url, headers: {}, body: "{}" });

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://discord.com/api/webhooks/1/abc",
  "https://ntfy.sh/topic",
])("%s is usual", (url) => {
  expect(new Hosts([]).check(url).href).toBe(url);
});

test.each([
  "http://discord.com/api",
  "https://discord.com:8443/api",
  "https://user:word@discord.com/",
  "https://discord.com.example.org/",
  "https://evil-discord.com/",
  "https://example.org/",
  "http://127.0.0.1:8080/",
  "https://127.0.0.1/",
  "https://[::1]/",
  "https://169.254.169.254/latest",
  "https://localhost/",
  "file:///etc/passwd",
  "nonsense",
])("%s is refused", (url) => {
  expect(() => new Hosts([]).check(url)).toThrow(Forbidden);
});

test("the operator can name a host, all below a name, or every public one; addresses inside only by name", () => {
  expect(new Hosts(["ntfy.example.org"]).check("https://ntfy.example.org/t").host).toBe("ntfy.example.org");
  expect(() => new Hosts(["ntfy.example.org"]).check("https://a.ntfy.example.org/t")).toThrow(Forbidden);
  expect(new Hosts([".example.org"]).check("https://a.b.example.org/").host).toBe("a.b.example.org");
  expect(new Hosts(["*"]).check("https://anywhere.net/").host).toBe("anywhere.net");
  for (const inside of [
    "https://10.0.0.5/",
    "https://[::ffff:127.0.0.1]/",
    "https://[fd00::1]/",
    "http://anywhere.net/",
  ])
    expect(() => new Hosts(["*"]).check(inside)).toThrow(Forbidden);
  expect(new Hosts(["*", "10.0.0.5:2586"]).check("http://10.0.0.5:2586/t").host).toBe("10.0.0.5:2586");
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.0.1",
  "169.254.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fd12::1",
  "::ffff:10.0.0.1",
  "::ffff:7f00:1",
  "64:ff9b::7f00:1",
])("%s is inside", (address) => {
  expect(isInside(address)).toBe(true);
});
test.each(["8.8.8.8", "172.32.0.1", "2606:4700::1"])("%s is not", (address) => {
  expect(isInside(address)).toBe(false);
});

test("a name that leads inside is found out when connecting", async () => {
  const { port, got } = await receiver();
  // `localhost` stands for any name that resolves to this machine; the port is left to the operator's wish.
  const hosts = new Hosts(["*"]);
  await expect(send(hosts, "https://localhost/")).rejects.toThrow(Forbidden);
  expect(got).toEqual([]);
  await expect(send(new Hosts([`127.0.0.1:${port}`]), `http://127.0.0.1:${port}/x`)).resolves.toMatchObject({
    status: 200,
  });
  expect(got).toEqual(["/x"]);
});

test("redirects are not followed, and when to try again is read", async () => {
  const there = await receiver();
  const { port } = await receiver(302, { location: `http://127.0.0.1:${there.port}/secret` });
  const hosts = new Hosts([`127.0.0.1:${port}`]);
  expect(await send(hosts, `http://127.0.0.1:${port}/`)).toMatchObject({ status: 302 });
  expect(there.got).toEqual([]);
  const busy = await receiver(429, { "retry-after": "7" });
  const came = await send(new Hosts([`127.0.0.1:${busy.port}`]), `http://127.0.0.1:${busy.port}/`);
  expect(came).toEqual({ status: 429, retryAfterMs: 7000 });
});
