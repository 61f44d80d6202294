const LOOPBACK = /^(::1$|(::ffff:)?127\.)/;

/**
 * Which senders may say for whom they send, counted from the server on. The rest of that list was written by whoever
 * likes to, so no more of it is believed than there are proxies: limits go by address.
 */
export function trusted(proxies: number | undefined): (address: string, hop: number) => boolean {
  if (proxies !== undefined) return (_, hop) => hop < proxies;
  return (address, hop) => hop === 0 && LOOPBACK.test(address);
}
