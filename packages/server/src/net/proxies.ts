const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/**
 * Whether to trust a sender of `X-Forwarded-For`, counted from the server outwards. Anybody can write the rest of that
 * list, so only as many entries count as there are proxies. Limits depend on this address.
 */
export function trusted(proxies: number | undefined): (address: string, hop: number) => boolean {
  if (proxies !== undefined) return (_, hop) => hop < proxies;
  return (address, hop) => hop === 0 && LOOPBACK.test(address);
}
