import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, Lost } from "./connection.ts";

/** A socket that only notes what is done to it. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = 0;
  onopen = () => {};
  onclose: (event: { readonly code?: number }) => void = () => {};
  onmessage: (message: { readonly data: string }) => void = () => {};
  readonly sent: { readonly t: string; readonly id: number }[] = [];
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code?: number): void {
    this.readyState = 3;
    this.onclose(code === undefined ? {} : { code });
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  answer(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const latest = () => FakeSocket.made[FakeSocket.made.length - 1];

function listening(doubt = () => {}): { readonly connection: Connection; readonly online: boolean[] } {
  const connection = new Connection(doubt);
  const online: boolean[] = [];
  connection.listen("t", { frame: () => {}, online: (is) => online.push(is) });
  return { connection, online };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "table" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is acknowledged is settled; what is not in time is lost, and the line is made anew", async () => {
  const { connection, online } = listening();
  latest().open();
  const heard = connection.send({ t: "undo", table: "t" });
  latest().answer({ t: "ok", id: latest().sent[0].id });
  await expect(heard).resolves.toMatchObject({ t: "ok" });
  const unheard = expect(connection.send({ t: "undo", table: "t" })).rejects.toBeInstanceOf(Lost);
  await vi.advanceTimersByTimeAsync(16_000);
  await unheard;
  expect(online).toEqual([true, false]);
  expect(FakeSocket.made).toHaveLength(2);
});

test("a page that wakes up looks at once: it pings an open line and does not wait for a broken one", async () => {
  const { connection } = listening();
  latest().open();
  connection.wake();
  expect(latest().sent.map(({ t }) => t)).toEqual(["ping"]);
  await vi.advanceTimersByTimeAsync(3_200);
  expect(FakeSocket.made).toHaveLength(1);
  connection.wake();
  expect(FakeSocket.made).toHaveLength(2);
});

test("a server that refuses again and again may have forgotten who one is", async () => {
  const doubt = vi.fn();
  listening(doubt);
  for (let i = 0; i < 3; i++) {
    expect(doubt).not.toHaveBeenCalled();
    latest().close();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(doubt).toHaveBeenCalledOnce();
});

test("who is sent away by a server that stops comes back at once, all not at the same moment", async () => {
  for (const drawn of [0.1, 0.9]) {
    vi.spyOn(Math, "random").mockReturnValueOnce(drawn);
    listening();
    latest().open();
    latest().close(1001);
  }
  const made = FakeSocket.made.length;
  await vi.advanceTimersByTimeAsync(30);
  expect(FakeSocket.made).toHaveLength(made + 1);
  await vi.advanceTimersByTimeAsync(190);
  expect(FakeSocket.made).toHaveLength(made + 1);
  await vi.advanceTimersByTimeAsync(30);
  expect(FakeSocket.made).toHaveLength(made + 2);
});

test("a line that was given up is not heard any more", () => {
  const { connection } = listening();
  const [socket] = FakeSocket.made;
  socket.open();
  const frames: unknown[] = [];
  connection.listen("t", { frame: (frame) => frames.push(frame), online: () => {} });
  socket.answer({ t: "gone", table: "t" });
  socket.onclose({});
  socket.answer({ t: "gone", table: "t" });
  expect(frames).toHaveLength(1);
});

test("a silent line is asked for a sign of life, and without one it is dead within seconds", async () => {
  const { online } = listening();
  latest().open();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(latest().sent.map(({ t }) => t)).toEqual(["ping"]);
  latest().answer({ t: "ok", id: latest().sent[0].id });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(latest().sent.map(({ t }) => t)).toEqual(["ping", "ping"]);
  expect(online).toEqual([true]);
  await vi.advanceTimersByTimeAsync(3_200);
  expect(online).toEqual([true, false]);
});

test("a page that was held up reads what has come before it gives the line up", async () => {
  const { online } = listening();
  latest().open();
  await vi.advanceTimersByTimeAsync(6_000);
  latest().answer({ t: "ok", id: latest().sent[0].id });
  await vi.advanceTimersByTimeAsync(200);
  expect(online).toEqual([true]);
});

test("a machine without a network knows at once, and tries again when there is one", () => {
  const { connection, online } = listening();
  latest().open();
  connection.sleep();
  expect(online).toEqual([true, false]);
  connection.wake();
  latest().open();
  expect(online).toEqual([true, false, true]);
});

test("a line that does not open is tried anew", async () => {
  listening();
  await vi.advanceTimersByTimeAsync(10_500);
  expect(FakeSocket.made).toHaveLength(2);
});

test("nothing is sent when nobody listens any more", async () => {
  const connection = new Connection(() => {});
  const stop = connection.listen("t", { frame: () => {}, online: () => {} });
  latest().open();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(latest().sent).toEqual([]);
  expect(FakeSocket.made).toHaveLength(1);
});
