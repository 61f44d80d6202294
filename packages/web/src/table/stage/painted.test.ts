import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { afterShown } from "./painted.ts";

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.push(then));
  vi.stubGlobal("cancelAnimationFrame", (n: number) => {
    frames[n - 1] = () => {};
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function draw(): void {
  for (const frame of frames.splice(0)) frame();
}

test("the time begins when the picture has been drawn, however late that is", () => {
  const ended = vi.fn();
  afterShown(500, ended);
  vi.advanceTimersByTime(800);
  draw();
  draw();
  vi.advanceTimersByTime(499);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test("a page that draws nothing is waited for no longer than a second", () => {
  const ended = vi.fn();
  afterShown(500, ended);
  vi.advanceTimersByTime(1500);
  expect(ended).toHaveBeenCalledOnce();
  draw();
  draw();
  vi.advanceTimersByTime(5000);
  expect(ended).toHaveBeenCalledOnce();
});

test("it can be stopped before and after the picture", () => {
  const ended = vi.fn();
  afterShown(500, ended)();
  const stop = afterShown(500, ended);
  draw();
  draw();
  vi.advanceTimersByTime(100);
  stop();
  vi.advanceTimersByTime(5000);
  expect(ended).not.toHaveBeenCalled();
});
