/** How fast this person wants to see what happens. Stored in the browser. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../../kept.ts";
import { type Audience, SPEEDS, type Speed } from "./beat.ts";

const KEY = "speed";
const NO_MOTION = "(prefers-reduced-motion: reduce)";

const store = createStore<{ readonly speed: Speed }>(() => ({
  speed: SPEEDS.find((speed) => speed === kept(KEY)) ?? "calm",
}));

export function useSpeed(): Speed {
  return useStore(store, (state) => state.speed);
}

export function setSpeed(speed: Speed): void {
  keep(KEY, speed);
  store.setState({ speed });
}

export function audienceNow(): Audience {
  return { speed: store.getState().speed, isStill: matchMedia(NO_MOTION).matches };
}
