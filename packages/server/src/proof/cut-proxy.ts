/** A proxy between a server and its database that can be cut: from then on nothing comes through, and nobody is told. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

export class CutProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;
  port = 0;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((socket) => this.#join(socket));
  }

  static async before(target: number): Promise<CutProxy> {
    const proxy = new CutProxy(target);
    proxy.#server.listen(0, "127.0.0.1");
    await once(proxy.#server, "listening");
    const address = proxy.#server.address();
    proxy.port = typeof address === "object" && address !== null ? address.port : 0;
    return proxy;
  }

  #join(near: Socket): void {
    const far = connect(this.#target, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.#sockets.add(one);
      one.on("data", (data: Buffer) => {
        if (!this.#isCut) other.write(data);
      });
      one.on("error", () => undefined);
      one.on("close", () => {
        this.#sockets.delete(one);
        if (!this.#isCut) other.destroy();
      });
    }
  }

  /** What is on its way is lost. */
  cut(): void {
    this.#isCut = true;
  }

  /** New connections come through again; the old ones are dead. */
  restore(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#isCut = false;
  }

  /** Ends all connections at once. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.drop();
    this.#server.close();
    await once(this.#server, "close");
  }
}
