/** Whether a choice of one thing is confirmed by a second tap or button, remembered in this browser. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";

const KEY = "confirming";

const store = createStore<{ readonly isOn: boolean }>(() => ({ isOn: kept(KEY) !== "no" }));

export function useConfirming(): boolean {
  return useStore(store, (state) => state.isOn);
}

export function setConfirming(isOn: boolean): void {
  keep(KEY, isOn ? "yes" : "no");
  store.setState({ isOn });
}
