/** A long press means: show me. */
import { type PointerEvent, useRef } from "react";

const HOLD_MS = 420;

export interface Hold {
  /** Spread these on what is pressed. */
  readonly props: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerLeave: () => void;
    readonly onPointerCancel: () => void;
  };
  /** True, once, for the click at the end of a long press: it was not meant as one. */
  readonly wasHeld: () => boolean;
}

/** `open` is called when a finger has rested long enough; a mouse has other ways. */
export function useHold(open: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    props: {
      onPointerDown: (event) => {
        if (event.pointerType === "mouse") return;
        held.current = false;
        timer.current = setTimeout(() => {
          held.current = true;
          open();
        }, HOLD_MS);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
    },
    wasHeld: () => {
      const was = held.current;
      held.current = false;
      return was;
    },
  };
}
