/**
 * The stage of a table: provides the running beat to everything below it, and handles the keys and taps that skip
 * beats.
 */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import type { TableFeed } from "../feed.ts";
import type { Director } from "./beat.ts";
import { audienceNow } from "./speed.ts";
import { NOT_TELLING, type Running, type StagedFeed, stagedFeed, type Telling } from "./staged-feed.ts";

const Context = createContext<StagedFeed | undefined>(undefined);

/** Before anything is staged. */
const SILENT = createStore<Telling>(() => NOT_TELLING);

interface StageProps {
  readonly feed: TableFeed;
  readonly direct: Director;
  /** Draws the table from the feed it is given. */
  readonly children: (feed: TableFeed) => ReactNode;
}

export function Stage({ feed, direct, children }: StageProps): ReactNode {
  const [staged, setStaged] = useState<StagedFeed>();
  useEffect(() => {
    const made = stagedFeed(feed, direct, audienceNow);
    setStaged(made);
    const stopWatching = watchPage(made);
    const stopHeeding = made.telling.subscribe((now, before) => {
      const isTelling = now.running !== undefined;
      if (isTelling !== (before.running !== undefined)) feed.heedTelling?.(isTelling);
    });
    return () => {
      stopWatching();
      stopHeeding();
      made.close();
      setStaged(undefined);
    };
  }, [feed, direct]);
  return <Context value={staged}>{children(staged ?? feed)}</Context>;
}

/** Keys skip beats, and so do taps on elements with `data-hurries`. A hidden page pauses. */
function watchPage(staged: StagedFeed): () => void {
  const look = () => staged.look(document.visibilityState === "visible");
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const isBusy = staged.telling.getState().running !== undefined;
    if (isBusy && (event.key === " " || (event.key === "Enter" && isNowhere(event.target)))) {
      event.preventDefault();
      staged.skip();
    } else if (isBusy && event.key === "Escape") staged.skipAll();
    else if (isHeld(staged) && (event.key === " " || event.key === "Enter")) event.preventDefault();
  };
  const tap = ({ target }: Event) => {
    if (target instanceof Element && target.closest("[data-hurries]") !== null) staged.skip();
  };
  document.addEventListener("pointerdown", tap);
  document.addEventListener("visibilitychange", look);
  document.addEventListener("keydown", press, { capture: true });
  return () => {
    document.removeEventListener("pointerdown", tap);
    document.removeEventListener("visibilitychange", look);
    document.removeEventListener("keydown", press, { capture: true });
  };
}

/** Whether a key has just skipped a beat: the same key press must not answer the next question. */
function isHeld(staged: StagedFeed): boolean {
  return performance.now() < staged.telling.getState().heldUntil;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function isNowhere(target: EventTarget | null): boolean {
  return target === document.body || target === null;
}

export function useStage(): StagedFeed | undefined {
  return useContext(Context);
}

export function useTelling<T>(select: (telling: Telling) => T): T {
  return useStore(useStage()?.telling ?? SILENT, select);
}

/** The running beat, if it is of one of these kinds. */
export function useBeat(...kinds: readonly string[]): Running | undefined {
  const running = useTelling((telling) => telling.running);
  return running !== undefined && kinds.includes(running.beat.kind) ? running : undefined;
}
