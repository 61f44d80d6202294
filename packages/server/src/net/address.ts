import { createHmac } from "node:crypto";

/**
 * What counts as one address: an IPv4 address, or the network of an IPv6 one, because a single household has 2^64 of
 * those.
 */
export function networkOf(address: string): string {
  const old = /(?:^|:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(address);
  if (old !== null) return old[1];
  const [head, tail] = address
    .split("%")[0]
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const missing = tail === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...new Array<string>(Math.max(0, missing)).fill("0"), ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}

/** A digest of an address that only this server can make: equal for equal addresses, and tells nobody which. */
export function originOf(secret: string, address: string): string {
  return createHmac("sha256", secret).update(networkOf(address)).digest("base64url").slice(0, 22);
}
