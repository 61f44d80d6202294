/** From where this server can be reached. */
import { type NetworkInterfaceInfo, networkInterfaces } from "node:os";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Where the server listens. */
export interface Listening {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  /** Its public address, if the operator has named one. */
  readonly url?: string | undefined;
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i;
const EVERYWHERE = ["0.0.0.0", "::", "[::]", ""];
/** Networks between programs on this machine; no guest comes that way. */
const INSIDE = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel|lxc|podman)/;

/** An address or a name of this machine itself. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

/** The addresses at which others find the server, the likeliest first; none if only this computer can come. */
export function addressesOf(listening: Listening, interfaces: Interfaces = networkInterfaces()): string[] {
  const { host, port, path, url } = listening;
  if (url !== undefined) return [url];
  if (isLoopback(host)) return [];
  const hosts = EVERYWHERE.includes(host) ? hostsIn(interfaces, host !== "0.0.0.0") : [host];
  return hosts.map((one) => `http://${one.includes(":") ? `[${one}]` : one}${port === 80 ? "" : `:${port}`}${path}`);
}

function hostsIn(interfaces: Interfaces, withSix: boolean): string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos.flatMap(({ internal, family, address }) =>
      internal || isLinkLocal(address) || (family === "IPv6" && !withSix) ? [] : [{ name, family, address }],
    ),
  );
  const rank = ({ name, family }: (typeof found)[number]) => (INSIDE.test(name) ? 2 : 0) + (family === "IPv6" ? 1 : 0);
  return found.toSorted((a, b) => rank(a) - rank(b)).map(({ address }) => address);
}

function isLinkLocal(address: string): boolean {
  return /^(fe[89ab]|169\.254\.)/i.test(address);
}
