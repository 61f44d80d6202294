import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useDragging } from "./dragging.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface BoardProps {
  readonly drop: (from: string, to: string) => void;
  readonly click: () => void;
}

/** Two places; three pieces lie on the first. */
function Board({ drop, click }: BoardProps): ReactNode {
  const { handlers, mark } = useDragging((from) => (from === "a" ? 3 : 0), drop, "red");
  return (
    <button type="button" onClick={click} {...handlers}>
      <i data-ref="a">a</i>
      <i data-ref="b">b</i>
      {mark}
    </button>
  );
}

function opened() {
  const drop = vi.fn();
  const click = vi.fn();
  const { container } = render(<Board drop={drop} click={click} />);
  const place = (ref: string) => container.querySelector(`[data-ref="${ref}"]`) as Element;
  const point = (ref: string) => {
    document.elementFromPoint = () => place(ref);
  };
  const mark = () => container.querySelector(".editor-drag")?.textContent;
  return { drop, click, place, point, mark };
}

test("pieces follow the pointer and are dropped at another place; the click that ends it is swallowed", () => {
  const { drop, click, place, point, mark } = opened();
  fireEvent.pointerDown(place("a"), { button: 0, clientX: 10, clientY: 10 });
  expect(mark()).toBeUndefined();
  point("b");
  fireEvent.pointerMove(place("b"), { buttons: 1, clientX: 60, clientY: 10 });
  expect(mark()).toBe("3");
  fireEvent.pointerUp(place("b"), { clientX: 60, clientY: 10 });
  fireEvent.click(place("b"));
  expect(drop.mock.calls).toEqual([["a", "b"]]);
  expect(click).not.toHaveBeenCalled();
  expect(mark()).toBeUndefined();
});

test("a press that hardly moves is a tap, and so is one where nothing lies", () => {
  const { drop, click, place, point } = opened();
  point("a");
  fireEvent.pointerDown(place("a"), { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(place("a"), { buttons: 1, clientX: 13, clientY: 10 });
  fireEvent.pointerUp(place("a"), { clientX: 13, clientY: 10 });
  fireEvent.click(place("a"));
  point("a");
  fireEvent.pointerDown(place("b"), { button: 0, clientX: 60, clientY: 10 });
  fireEvent.pointerMove(place("a"), { buttons: 1, clientX: 10, clientY: 10 });
  fireEvent.pointerUp(place("a"), { clientX: 10, clientY: 10 });
  expect(drop).not.toHaveBeenCalled();
  expect(click).toHaveBeenCalledTimes(1);
});
