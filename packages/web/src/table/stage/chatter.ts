/** Whether bots may comment on what happens to them, remembered in this browser. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../../kept.ts";

const KEY = "chatter";

const store = createStore<{ readonly isOn: boolean }>(() => ({ isOn: kept(KEY) !== "no" }));

export function useChatter(): boolean {
  return useStore(store, (state) => state.isOn);
}

export function setChatter(isOn: boolean): void {
  keep(KEY, isOn ? "yes" : "no");
  store.setState({ isOn });
}
