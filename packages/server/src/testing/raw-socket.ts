/** A connection that sends whatever it likes, byte by byte, and reads only if it is told to. */
import { connect, type Socket } from "node:net";

export const OPCODES = { text: 1, binary: 2, ping: 9, pong: 10 };

export class RawSocket {
  readonly #socket: Socket;
  /** What has been read. */
  heard = "";
  closed = false;

  constructor(base: string) {
    const { hostname, port } = new URL(base);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on("data", (chunk) => {
      this.heard = (this.heard + chunk.toString("latin1")).slice(-10_000);
    });
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", () => {
      this.closed = true;
    });
  }

  /** Becomes a WebSocket that reads nothing from now on. */
  static async upgraded(base: string, cookie: string, more: readonly string[] = []): Promise<RawSocket> {
    const raw = new RawSocket(base);
    const lines = [
      "GET /api/socket HTTP/1.1",
      `Host: ${new URL(base).host}`,
      `Cookie: ${cookie}`,
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
      ...more,
    ];
    await raw.write(`${lines.join("\r\n")}\r\n\r\n`);
    while (!raw.heard.includes("\r\n\r\n")) {
      if (raw.closed) throw new Error("the connection is closed");
      await raw.some();
    }
    raw.#socket.pause();
    return raw;
  }

  /** Waits for something to happen. */
  some(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        this.#socket.off("data", done).off("close", done);
        resolve();
      };
      this.#socket.once("data", done).once("close", done);
    });
  }

  /** Resolves when the system has taken it, or the connection is closed. */
  write(bytes: string | Buffer): Promise<void> {
    return new Promise((resolve) => {
      if (this.closed || !this.#socket.writable) resolve();
      else this.#socket.write(bytes, () => resolve());
    });
  }

  /** Reads again, and so learns that the connection was closed. */
  read(): void {
    this.#socket.resume();
  }

  end(): void {
    this.#socket.destroy();
  }
}

/** A frame as a client sends it, masked with zeros. */
export function rawFrame(opcode: number, payload: Buffer, { fin = true, masked = true } = {}): Buffer {
  const head = [(fin ? 0x80 : 0) | opcode];
  const mask = masked ? 0x80 : 0;
  if (payload.length < 126) head.push(mask | payload.length);
  else head.push(mask | 126, payload.length >> 8, payload.length & 255);
  return Buffer.concat([Buffer.from(head), Buffer.alloc(masked ? 4 : 0), payload]);
}
