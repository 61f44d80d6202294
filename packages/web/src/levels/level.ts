/** How well bots play: what people choose from, and what they chose last, remembered in this browser. */
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { keep, kept } from "../kept.ts";

const KEY = "level";
/** For tests only: nobody wants to play against it. */
const NO_LEVEL = "random";
/** Where nothing has been chosen yet. */
const USUAL = "sensible";

const store = createStore<{ readonly level: string | undefined }>(() => ({ level: kept(KEY) }));

/** The bots of a game that a person can choose. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  return bots.filter((bot) => bot !== NO_LEVEL);
}

/** What was chosen last, if this game has it. */
export function useLevel(bots: readonly string[]): string | undefined {
  const level = useStore(store, (state) => state.level);
  return level !== undefined && bots.includes(level) ? level : undefined;
}

/** The bot that is offered first. */
export function usualLevel(bots: readonly string[]): string {
  const { level } = store.getState();
  const wanted = level !== undefined && bots.includes(level) ? level : USUAL;
  return bots.find((bot) => bot === wanted) ?? levelsOf(bots)[0] ?? USUAL;
}

export function chooseLevel(level: string): void {
  keep(KEY, level);
  store.setState({ level });
}
