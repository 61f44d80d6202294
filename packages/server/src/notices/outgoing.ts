/**
 * Requests to addresses that players have named. They go only to hosts that the operator allows, never to addresses inside
 * this machine or its network unless the operator has named that very host, follow no redirects and read little.
 */
import { lookup as systemLookup } from "node:dns";
import { request as plain } from "node:http";
import { request as secure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** The services that browsers, Discord, Telegram and ntfy use. A leading dot stands for all names below it. */
const USUAL_HOSTS: readonly string[] = [
  "fcm.googleapis.com",
  ".push.services.mozilla.com",
  ".push.apple.com",
  ".notify.windows.com",
  "discord.com",
  "discordapp.com",
  "api.telegram.org",
  "ntfy.sh",
];
/** Every host, as far as its address is public. */
const ANY = "*";

const TIMEOUT_MS = 10_000;
const MOST_READ = 4_096;

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string;
}

/** What came back: the status, and when to try again if that was said. */
export interface Came {
  readonly status: number;
  readonly retryAfterMs: number | undefined;
}

/** The address is not one that this server sends to. */
export class Forbidden extends Error {}

/** The host took the request, or not even that, and said nothing. */
export class NoAnswer extends Error {}

/** Which hosts requests may go to. */
export class Hosts {
  readonly #named: readonly string[];

  constructor(named: readonly string[]) {
    this.#named = named.map((host) => host.toLowerCase());
  }

  /** Hosts in words, for those who set up a hook. */
  get list(): readonly string[] {
    return [...USUAL_HOSTS, ...this.#named];
  }

  /** Throws if nothing may be sent there. */
  check(address: string): URL {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined) throw new Forbidden("no address");
    const isNamed = this.#isNamed(url);
    const isUsual = USUAL_HOSTS.some((host) => fits(host, url.hostname)) || this.#named.includes(ANY);
    if (url.username !== "" || url.password !== "" || !(isNamed || isUsual)) throw new Forbidden(url.host);
    // Where the operator has named a host, its port and protocol are their business.
    if (!isNamed && (url.protocol !== "https:" || url.port !== "")) throw new Forbidden(url.host);
    if (!isNamed && isIP(bare(url.hostname)) !== 0 && isInside(bare(url.hostname))) throw new Forbidden(url.host);
    return url;
  }

  #isNamed({ host, hostname }: URL): boolean {
    return this.#named.some((one) => one !== ANY && (one === host.toLowerCase() || fits(one, hostname)));
  }

  /** Sends a request; throws `Forbidden`, or what went wrong on the way. */
  send({ url: address, headers, body }: Outgoing): Promise<Came> {
    const url = this.check(address);
    const lookup = this.#isNamed(url) ? undefined : publicLookup;
    const open = url.protocol === "https:" ? secure : plain;
    const length = { "content-length": String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const options = {
        method: "POST",
        headers: { ...headers, ...length },
        ...(lookup === undefined ? {} : { lookup }),
      };
      const request = open(url, options, (response) => {
        let read = 0;
        response.on("data", (part: Buffer) => {
          read += part.length;
          if (read > MOST_READ) request.destroy();
        });
        // What it says is not needed; its status is.
        response.on("error", () => undefined);
        const after = Number(response.headers["retry-after"]);
        resolve({
          status: response.statusCode ?? 0,
          retryAfterMs: Number.isFinite(after) && after > 0 ? after * 1000 : undefined,
        });
      });
      const timer = setTimeout(() => request.destroy(new NoAnswer("no answer in time")), TIMEOUT_MS);
      request.on("error", reject);
      request.on("close", () => clearTimeout(timer));
      request.end(body);
    });
  }
}

function fits(host: string, name: string): boolean {
  return host.startsWith(".") ? name.toLowerCase().endsWith(host) : host === name.toLowerCase();
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, "");
}

const INSIDE = new BlockList();
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  INSIDE.addSubnet(net, bits, "ipv6");

/** Not on the public internet: this machine, its network, and addresses that stand for them. */
export function isInside(address: string): boolean {
  const mapped = /^::(?:ffff:)?(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return isInside(mapped);
  // Written in hexadecimal digits it stands for the same.
  if (/^::ffff:/i.test(address)) return true;
  return INSIDE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** Looks a name up and refuses addresses inside, at the moment of connecting, so that a name cannot change in between. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  systemLookup(hostname, { ...options, all: true }, (problem, found) => {
    if (problem !== null) return done(problem, "", 0);
    const inside = found.find(({ address }) => isInside(address));
    if (inside !== undefined) return done(new Forbidden(hostname), "", 0);
    if (options.all === true) return done(null, found);
    return done(null, found[0].address, found[0].family);
  });
};
