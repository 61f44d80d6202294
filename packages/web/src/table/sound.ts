/** A soft tone when the player is asked something; off by default. */
import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";
import { type TableFeed, useFeed } from "./feed.ts";

const KEY = "sound";
const PITCH_HZ = 523;
const SECONDS = 0.5;
const LOUDNESS = 0.08;

const store = createStore<{ readonly isOn: boolean }>(() => ({ isOn: kept(KEY) === "yes" }));

export function useSound(): boolean {
  return useStore(store, (state) => state.isOn);
}

export function setSound(isOn: boolean): void {
  keep(KEY, isOn ? "yes" : "no");
  store.setState({ isOn });
  if (isOn) sing();
}

/** Sounds when a question comes. */
export function useToneWhenAsked(feed: TableFeed): void {
  const isOn = useSound();
  const ask = useFeed(feed, (state) => state.asked?.ask);
  useEffect(() => {
    if (isOn && ask !== undefined) sing();
  }, [isOn, ask]);
}

function sing(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH_HZ;
  volume.gain.setValueAtTime(LOUDNESS, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.onended = () => void audio.close();
  tone.start();
  tone.stop(audio.currentTime + SECONDS);
}
