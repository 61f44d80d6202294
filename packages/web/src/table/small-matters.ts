/** Whether questions of little weight are settled without the player, remembered in this browser. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";

const KEY = "small-matters";

const store = createStore<{ readonly areSettled: boolean }>(() => ({ areSettled: kept(KEY) !== "asked" }));

export function useSmallMatters(): boolean {
  return useStore(store, (state) => state.areSettled);
}

export function setSmallMatters(areSettled: boolean): void {
  keep(KEY, areSettled ? "settled" : "asked");
  store.setState({ areSettled });
}
