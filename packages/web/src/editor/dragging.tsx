/** Dragging pieces over the table of the editor: from one thing to another, with a mark at the pointer. */
import { type PointerEvent, type ReactNode, useState } from "react";

/** How far a pointer goes, in pixels, before a press is no tap any more. */
const FAR = 8;

interface Drag {
  readonly from: string;
  readonly x: number;
  readonly y: number;
  readonly isFar: boolean;
  readonly over: string;
}

interface Dragging {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
  /** What follows the pointer while something is dragged. */
  readonly mark: ReactNode;
}

/** The reference of the thing at a point of the page. */
function thingAt(x: number, y: number): string {
  return document.elementFromPoint(x, y)?.closest("[data-ref]")?.getAttribute("data-ref") ?? "";
}

/** `count` says how many pieces would come along from a thing, and `drop` moves them. The click that ends a drag is swallowed. */
export function useDragging(
  count: (from: string) => number,
  drop: (from: string, to: string) => void,
  colour: string,
): Dragging {
  const [drag, setDrag] = useState<Drag>();
  const end = () => setDrag(undefined);
  const handlers: Dragging["handlers"] = {
    onPointerDown: ({ target, clientX: x, clientY: y, button }) => {
      const from = target instanceof Element ? target.closest("[data-ref]")?.getAttribute("data-ref") : undefined;
      if (button === 0 && from != null && count(from) > 0) setDrag({ from, x, y, isFar: false, over: "" });
    },
    onPointerMove: ({ clientX: x, clientY: y, buttons }) => {
      if (drag === undefined) return;
      if (buttons === 0) end();
      else if (drag.isFar || Math.hypot(x - drag.x, y - drag.y) > FAR)
        setDrag({ ...drag, x, y, isFar: true, over: thingAt(x, y) });
    },
    onPointerUp: ({ clientX, clientY }) => {
      end();
      if (drag?.isFar !== true) return;
      const to = thingAt(clientX, clientY);
      if (to !== drag.from) drop(drag.from, to);
      swallowClick();
    },
    onPointerCancel: end,
  };
  const mark =
    drag?.isFar === true ? (
      <span
        className={drag.over === "" || drag.over === drag.from ? "editor-drag" : "editor-drag over"}
        style={{ left: drag.x, top: drag.y, background: colour }}
        aria-hidden="true"
      >
        {count(drag.from)}
      </span>
    ) : null;
  return { handlers, mark };
}

/** A click follows the end of a drag that began and ended in the same part of the page. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 0);
}
