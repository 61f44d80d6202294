/** The way to a server, which can be cut: a browser that comes through it has a network only while it is whole. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

export interface Cable {
  /** Where the browser finds the server. */
  readonly base: string;
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** From now on the server seems to have a newer version of the client. */
  readonly renew: () => void;
  readonly close: () => Promise<void>;
}

/** The service worker of a version with another name: every name is a hash of so many digits. */
function renewed(script: string): string {
  return script.replaceAll(/\b[0-9a-f]{16}\b/g, (name) => [...name].reverse().join(""));
}

export async function layCable(to: string): Promise<Cable> {
  const { hostname, port, pathname } = new URL(to);
  const sockets = new Set<Socket>();
  let isRenewed = false;
  const pass = (from: IncomingMessage, back: ServerResponse) => {
    const isWorker = from.url?.endsWith("/sw.js") === true;
    const { "if-modified-since": _, "if-none-match": __, ...plain } = from.headers;
    const headers = isWorker ? { ...plain, "accept-encoding": "identity" } : from.headers;
    const on = request({ hostname, port, path: from.url, method: from.method, headers }, (answer) => {
      const { etag: _etag, "content-length": _length, ...rest } = answer.headers;
      back.writeHead(answer.statusCode ?? 502, isWorker ? rest : answer.headers);
      if (isWorker) void text(answer).then((script) => back.end(isRenewed ? renewed(script) : script));
      else answer.pipe(back);
    });
    on.on("error", () => back.destroy());
    from.pipe(on);
  };
  const upgrade = (from: IncomingMessage, socket: Socket) => {
    const on = connect(Number(port), hostname, () => {
      const lines = from.rawHeaders.reduce((all, word, i) => all + word + (i % 2 === 0 ? ": " : "\r\n"), "");
      on.write(`${from.method} ${from.url} HTTP/1.1\r\n${lines}\r\n`);
      on.pipe(socket).pipe(on);
    });
    on.on("error", () => socket.destroy());
    socket.on("error", () => on.destroy());
  };
  const open = async (at: number): Promise<Server> => {
    const server = createServer(pass);
    server.on("upgrade", upgrade);
    server.on("connection", (socket) => {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
    return server;
  };
  let server = await open(0);
  const { port: own } = server.address() as AddressInfo;
  const cut = async () => {
    const closed = new Promise<unknown>((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    base: `http://127.0.0.1:${own}${pathname.replace(/\/$/, "")}`,
    cut,
    mend: async () => {
      server = await open(own);
    },
    renew: () => {
      isRenewed = true;
    },
    close: cut,
  };
}
