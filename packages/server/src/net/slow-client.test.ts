import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import type { Hall } from "../play/hall.ts";
import { samplePerson } from "../testing/samples.ts";
import { LIMITS, MAX_REFUSED, MAX_UNSENT } from "./limits.ts";
import { makeFigures } from "./metrics.ts";
import { Connection } from "./sockets.ts";
import { Visitors } from "./visitors.ts";

/** A socket whose client reads nothing. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  sent = 0;
  pings = 0;
  isPaused = false;
  lastPing: Buffer = Buffer.alloc(0);
  closed: number | undefined;

  write(bytes: Buffer): boolean {
    this.sent++;
    this.bufferedAmount += bytes.length;
    return false;
  }

  ping(data: Buffer): void {
    this.pings++;
    this.lastPing = data;
  }

  pong(data: Buffer): void {
    this.bufferedAmount += data.length;
  }

  pause(): void {
    this.isPaused = true;
  }

  resume(): void {
    this.isPaused = false;
  }

  close(code: number): void {
    this.closed = code;
    this.readyState = 2;
  }

  terminate(): void {
    this.readyState = 3;
  }
}

const FREE = { ...LIMITS, messages: 1e6, burst: 1e6 };

function connect(limits = FREE): { socket: StuckSocket; connection: Connection } {
  const socket = new StuckSocket();
  const figures = makeFigures(pino({ level: "silent" }), { tables: () => 0, sockets: () => 0 });
  const parts = { hall: {} as Hall, limits, figures };
  const allowance = new Visitors(limits).enter("ann", "home", 0);
  const stream = { write: (bytes: Buffer) => socket.write(bytes) };
  const ann = samplePerson("ann");
  const connection = new Connection(socket as unknown as WebSocket, stream, ann, "en", allowance, parts);
  return { socket, connection };
}

test.each([1, 1000])(
  "a client that does not read is cut off before it costs much memory, %i messages at a time",
  async (atOnce) => {
    const { socket } = connect();
    for (let i = 1; i < 100_000 && socket.readyState === 1; i++) {
      socket.emit("message", Buffer.from("{"), false);
      if (i % atOnce === 0) await new Promise(setImmediate);
    }
    expect(socket.readyState).toBe(3);
    expect(socket.bufferedAmount).toBeLessThan(MAX_UNSENT + 1000);
    const { sent } = socket;
    socket.emit("message", Buffer.from("{"), false);
    expect(socket.sent).toBe(sent);
  },
);

test("a client that does not answer a ping is gone by the next one", () => {
  const { socket, connection } = connect();
  connection.checkAlive();
  socket.emit("pong", socket.lastPing);
  connection.checkAlive();
  expect([socket.pings, socket.readyState]).toEqual([2, 1]);
  connection.checkAlive();
  expect(socket.readyState).toBe(3);
});

test("a person's sockets share one limit, also those that are opened anew", () => {
  const visitors = new Visitors({ ...LIMITS, messages: 1, burst: 2, sockets: 2 });
  const first = visitors.enter("ann", "home", 0);
  expect([first.take(0), first.take(0), first.take(0)]).toEqual([true, true, false]);
  visitors.leave("ann", "home", 0);
  expect(visitors.enter("ann", "home", 100).take(100)).toBe(false);
  expect(visitors.enter("bob", "home", 100).take(100)).toBe(true);
  expect(visitors.enter("ann", "home", 1100).take(1100)).toBe(true);
  expect(visitors.mayEnter("ann", "home")).toBe(false);
  visitors.leave("ann", "home", 1100);
  visitors.leave("ann", "home", 1100);
  visitors.forget(70_000);
  expect(visitors.enter("ann", "home", 70_000)).not.toBe(first);
});

test("a pong that nobody asked for is no sign of life", () => {
  const { socket, connection } = connect();
  connection.checkAlive();
  for (const guess of [Buffer.alloc(0), Buffer.from("1"), Buffer.alloc(8)]) socket.emit("pong", guess);
  connection.checkAlive();
  expect(socket.readyState).toBe(3);
});

test("answers to pings are bounded like everything that is sent", () => {
  const { socket } = connect();
  for (let i = 0; i < 100_000 && socket.readyState === 1; i++) socket.emit("ping", Buffer.alloc(125));
  expect(socket.readyState).toBe(3);
  expect(socket.bufferedAmount).toBeLessThan(MAX_UNSENT + 1000);
});

test.each(["ping", "pong"])(
  "a %s counts like a message; too many close the connection, and nothing after is done",
  (frame) => {
    const { socket } = connect({ ...LIMITS, messages: 0, burst: 10 });
    for (let i = 0; i < 10 + MAX_REFUSED; i++) socket.emit(frame, Buffer.alloc(125));
    expect([socket.isPaused, socket.closed]).toEqual([true, undefined]);
    socket.emit(frame, Buffer.alloc(125));
    expect(socket.closed).toBe(1008);
    const { sent, bufferedAmount } = socket;
    socket.emit("message", Buffer.from("{"), false);
    socket.emit("ping", Buffer.alloc(125));
    expect([socket.sent, socket.bufferedAmount]).toEqual([sent, bufferedAmount]);
  },
);
