import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { TextFrames } from "./text-frames.ts";

test("frames of every length, also with letters of several bytes, arrive as they were added and in one piece", async () => {
  const http = createServer().listen(0, "127.0.0.1");
  const server = new WebSocketServer({ server: http });
  await once(http, "listening");
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000]
    .map((n) => "x".repeat(n))
    .concat("ходит 🚀", "й".repeat(63));
  let pieces = 0;
  server.on("connection", (_, { socket }) => {
    const write = (bytes: Uint8Array) => {
      pieces++;
      return socket.write(bytes);
    };
    const frames = new TextFrames({ write });
    const first = texts.map((text) => frames.add(text));
    expect(first).toEqual(texts.map((_text, i) => i === 0));
    frames.flush();
    expect(frames.waiting).toBe(0);
    frames.flush();
    frames.add("dropped");
    frames.drop();
    frames.flush();
  });
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    client.on("message", (data) => {
      if (heard.push(String(data)) === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts);
  expect(pieces).toBe(1);
  client.terminate();
  server.close();
  http.close();
});
