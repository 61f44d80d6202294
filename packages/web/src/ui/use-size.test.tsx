import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { useSize } from "./use-size.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Box({ drawn }: { readonly drawn: number[] }): ReactNode {
  const [element, size] = useSize<HTMLDivElement>();
  if (size !== undefined) drawn.push(size.height);
  return <div ref={element} />;
}

test("what is drawn again is drawn for the size it has by then, before any observer speaks", () => {
  let height = 200;
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockImplementation(() => height);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const drawn: number[] = [];
  const { rerender } = render(<Box drawn={drawn} />);
  height = 90;
  rerender(<Box drawn={drawn} />);
  expect(drawn.at(-1)).toBe(90);
});
