import { EventEmitter } from "node:events";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import type { Hall } from "../play/hall.ts";
import { samplePerson } from "../testing/samples.ts";
import { Bucket, LIMITS, MAX_UNSENT, Visitors } from "./limits.ts";
import { makeFigures } from "./metrics.ts";
import { Connection } from "./sockets.ts";

/** A socket whose client reads nothing. */
class StuckSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  sent = 0;
  pings = 0;

  send(text: string): void {
    this.sent++;
    this.bufferedAmount += text.length;
  }

  ping(): void {
    this.pings++;
  }

  terminate(): void {
    this.readyState = 3;
  }
}

function connect(): { socket: StuckSocket; connection: Connection } {
  const socket = new StuckSocket();
  const figures = makeFigures(pino({ level: "silent" }), { tables: () => 0, sockets: () => 0 });
  const parts = { hall: {} as Hall, limits: LIMITS, figures };
  const bucket = new Bucket(1e6, 1e6, 0);
  const stream = { cork: () => undefined, uncork: () => undefined };
  const connection = new Connection(socket as unknown as WebSocket, stream, samplePerson("ann"), "en", bucket, parts);
  return { socket, connection };
}

test("a client that does not read is cut off before it costs much memory, and sending to it never waits", () => {
  const { socket } = connect();
  for (let i = 0; i < 100_000 && socket.readyState === 1; i++) socket.emit("message", Buffer.from("{"), false);
  expect(socket.readyState).toBe(3);
  expect(socket.bufferedAmount).toBeLessThan(MAX_UNSENT + 1000);
  const { sent } = socket;
  socket.emit("message", Buffer.from("{"), false);
  expect(socket.sent).toBe(sent);
});

test("a client that does not answer a ping is gone by the next one", () => {
  const { socket, connection } = connect();
  connection.checkAlive();
  socket.emit("pong");
  connection.checkAlive();
  expect([socket.pings, socket.readyState]).toEqual([2, 1]);
  connection.checkAlive();
  expect(socket.readyState).toBe(3);
});

test("a person's sockets share one limit, also those that are opened anew", () => {
  const visitors = new Visitors({ ...LIMITS, messages: 1, burst: 2, sockets: 2 });
  const first = visitors.enter("ann", 0);
  expect([first.take(0), first.take(0), first.take(0)]).toEqual([true, true, false]);
  visitors.leave("ann", 0);
  expect(visitors.enter("ann", 100).take(100)).toBe(false);
  expect(visitors.enter("bob", 100).take(100)).toBe(true);
  expect(visitors.enter("ann", 1100).take(1100)).toBe(true);
  expect(visitors.mayEnter("ann")).toBe(false);
  visitors.leave("ann", 1100);
  visitors.leave("ann", 1100);
  visitors.forget(70_000);
  expect(visitors.enter("ann", 70_000)).not.toBe(first);
});
