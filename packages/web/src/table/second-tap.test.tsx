import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ignoreSecondTap } from "./second-tap.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("after an answer the second tap of a double tap does nothing; other taps do, and so does everything later", () => {
  const heard: number[] = [];
  const button = document.body.appendChild(document.createElement("button"));
  button.addEventListener("click", ({ detail }) => heard.push(detail));
  const click = (detail: number) => button.dispatchEvent(new MouseEvent("click", { detail, bubbles: true }));
  ignoreSecondTap();
  click(2);
  expect(heard).toEqual([]);
  click(1);
  vi.advanceTimersByTime(500);
  click(2);
  expect(heard).toEqual([1, 2]);
});
