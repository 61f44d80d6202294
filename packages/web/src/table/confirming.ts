/** Whether a choice waits for a second tap or a button, remembered in this browser. Left alone, it does not: a choice can be taken back. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";

const KEY = "confirming";

const store = createStore<{ readonly isOn: boolean }>(() => ({ isOn: kept(KEY) === "yes" }));

export function useConfirming(): boolean {
  return useStore(store, (state) => state.isOn);
}

export function setConfirming(isOn: boolean): void {
  keep(KEY, isOn ? "yes" : "no");
  store.setState({ isOn });
}
