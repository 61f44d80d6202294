import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { type TestServer, testServer } from "../testing/playing.ts";
import { addressesOf, isLoopback } from "./reach.ts";

const four = (address: string, internal = false) => ({ address, family: "IPv4", internal }) as NetworkInterfaceInfo;
const six = (address: string) => ({ address, family: "IPv6", internal: false }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [four("127.0.0.1", true)],
  docker0: [four("172.17.0.1")],
  wlan0: [four("192.168.1.20"), six("fe80::1"), six("2001:db8::5")],
};

test("only this computer can come where the server listens on its own address", () => {
  for (const host of ["127.0.0.1", "localhost", "::1"])
    expect(addressesOf({ host, port: 8080, path: "" }, INTERFACES)).toEqual([]);
});

test("the addresses of the network are found, the likeliest first", () => {
  expect(addressesOf({ host: "0.0.0.0", port: 8080, path: "/games" }, INTERFACES)).toEqual([
    "http://192.168.1.20:8080/games",
    "http://172.17.0.1:8080/games",
  ]);
  expect(addressesOf({ host: "::", port: 80, path: "" }, INTERFACES)).toEqual([
    "http://192.168.1.20",
    "http://[2001:db8::5]",
    "http://172.17.0.1",
  ]);
});

test("an address that was chosen, and one that the operator has named", () => {
  expect(addressesOf({ host: "192.168.1.20", port: 8080, path: "" }, INTERFACES)).toEqual(["http://192.168.1.20:8080"]);
  const url = "https://example.org/games";
  expect(addressesOf({ host: "127.0.0.1", port: 8080, path: "/games", url }, INTERFACES)).toEqual([url]);
});

test.each(["127.0.0.1", "127.1.2.3", "localhost", "::1", "[::1]", "::ffff:127.0.0.1"])("%s is this machine", (host) => {
  expect(isLoopback(host)).toBe(true);
});
test.each(["192.168.1.2", "example.org", "localhost.example.org", "10.127.0.1"])("%s is another", (host) => {
  expect(isLoopback(host)).toBe(false);
});

async function placeAt(server: TestServer, headers: Record<string, string> = {}): Promise<unknown> {
  return (await fetch(`${server.base}/api/place`, { headers })).json();
}

test("who looks from the same machine is told whether others can come, and where", async () => {
  const here = await testServer();
  expect(await placeAt(here)).toEqual({ isOnlyHere: true, addresses: [] });
  // Somebody behind a proxy has come from elsewhere.
  expect(await placeAt(here, { "x-forwarded-for": "203.0.113.9" })).toEqual({ isOnlyHere: false, addresses: [] });
  await here.clean();
  const named = await testServer({ url: "https://example.org" });
  expect(await placeAt(named)).toEqual({ isOnlyHere: false, addresses: ["https://example.org"] });
  expect(await placeAt(named, { "x-forwarded-for": "203.0.113.9" })).toEqual({ isOnlyHere: false, addresses: [] });
  await named.clean();
});
