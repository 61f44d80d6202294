/** How loud this person wants a table to be, and whether it may shake the phone; remembered in this browser. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../../kept.ts";
import type { Sound } from "./sounds.ts";
import { audienceNow } from "./speed.ts";

export const VOLUMES = ["off", "soft", "full"] as const;
export type Volume = (typeof VOLUMES)[number];

const LOUDNESS: Readonly<Record<Volume, number>> = { off: 0, soft: 0.25, full: 0.6 };

/** All that is heard by one who is told nothing. */
const AT_ONCE: ReadonlySet<Sound> = new Set(["ask", "confirm", "win", "lose", "victory"]);

const VOLUME = "volume";
const SHAKING = "vibration";

interface Senses {
  /** Nothing until it has been chosen. */
  readonly volume: Volume | undefined;
  readonly shakes: boolean;
}

const store = createStore<Senses>(() => ({
  volume: VOLUMES.find((volume) => volume === kept(VOLUME)),
  shakes: kept(SHAKING) !== "no",
}));

export function useVolume(): Volume | undefined {
  return useStore(store, (state) => state.volume);
}

/** A change that can be heard is heard. */
export function setVolume(volume: Volume): void {
  keep(VOLUME, volume);
  store.setState({ volume });
  hear("confirm");
}

export function useShaking(): boolean {
  return useStore(store, (state) => state.shakes);
}

export function setShaking(shakes: boolean): void {
  keep(SHAKING, shakes ? "yes" : "no");
  store.setState({ shakes });
  shake(30);
}

/** A phone that can be felt; a desk cannot. */
export function canShake(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

/** Browsers are silent and still until somebody has touched the page, and complain if they are asked before. */
function isTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}

export function hear(sound: Sound, step = 0): void {
  const { volume = "off" } = store.getState();
  if (volume === "off" || !isTouched()) return;
  if (document.visibilityState === "hidden" && sound !== "ask") return;
  if (audienceNow().speed === "instant" && !AT_ONCE.has(sound)) return;
  void play(sound, LOUDNESS[volume], step);
}

/** How sounds are made comes with the first of them. Where it cannot come, nothing is heard. */
async function play(sound: Sound, loudness: number, step: number): Promise<void> {
  try {
    (await import("./sounds.ts")).playSound(sound, loudness, step);
  } catch {
    // The network failed; a table is as good without.
  }
}

/** Milliseconds of shaking and rest, in turn. */
export function shake(...pattern: readonly number[]): void {
  if (!store.getState().shakes || !canShake() || !isTouched() || document.visibilityState === "hidden") return;
  navigator.vibrate([...pattern]);
}
