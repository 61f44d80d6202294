/** A number that the player sets beside a question, such as how many ships go. It holds for one moment of the game. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

const store = createStore<{ readonly moment: string; readonly n: number }>(() => ({ moment: "", n: 0 }));

/** The number that was set at this moment, at most `most`; `usual` if none was. */
export function amount(moment: string, usual: number, most: number): number {
  const { moment: known, n } = store.getState();
  return Math.max(1, Math.min(known === moment ? n : usual, most));
}

export function setAmount(moment: string, n: number): void {
  store.setState({ moment, n });
}

export function useAmount(moment: string, usual: number, most: number): number {
  useStore(store);
  return amount(moment, usual, most);
}
