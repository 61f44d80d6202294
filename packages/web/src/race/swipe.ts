/** A finger that is drawn over something: to the left, to the right, or down. */
import { type TouchEvent, useRef } from "react";

export interface Swipes {
  readonly left?: () => void;
  readonly right?: () => void;
  readonly down?: () => void;
}

/** So many pixels are meant. */
const FAR = 44;

export function useSwipe({ left, right, down }: Swipes): {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
} {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      from.current = touches.length === 1 ? { x: touches[0].clientX, y: touches[0].clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }) => {
      const end = changedTouches.item(0);
      if (from.current === undefined || end === null) return;
      const [x, y] = [end.clientX - from.current.x, end.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) (x < 0 ? left : right)?.();
      else if (y > FAR && y > 2 * Math.abs(x)) down?.();
    },
  };
}
