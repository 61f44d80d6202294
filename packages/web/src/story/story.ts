/** The film of the game on the table: given by a replay, or made from the exported game of a finished table. */
import { createContext, useContext, useEffect, useState } from "react";
import { get } from "../net/api.ts";
import { type Engine, loadEngine } from "../replay/engines.ts";
import type { Names } from "../table/game-face.ts";
import { develop, type Film } from "./film.ts";
import { checkedRecording, namesIn, Unplayable } from "./recording.ts";

export interface Story {
  readonly film: Film;
  readonly engine: Engine;
  readonly names: Names;
}

/** A replay gives its own story to everything inside it. */
export const StoryContext = createContext<Story | undefined>(undefined);

/** Within a replay: goes to a step of it. */
export const JumpContext = createContext<((step: number) => void) | undefined>(undefined);

/** Throws what the server refuses, or `Unplayable`. */
export async function loadStory(table: string, code: string | undefined): Promise<Story> {
  const search = code === undefined ? "" : `?code=${encodeURIComponent(code)}`;
  return storyOf(await get<unknown>(`/api/tables/${table}/export${search}`));
}

export async function storyOf(file: unknown): Promise<Story> {
  const recording = checkedRecording(file);
  const engine = await loadEngine(recording.game);
  if (engine === undefined) throw new Unplayable("otherGame");
  return { film: develop(engine.rules, recording, engine.meter), engine, names: namesIn(file) };
}

/** The story of a finished table; nothing as long as it is not there. */
export function useStory(table: string, code: string | undefined): Story | "missing" | undefined {
  const given = useContext(StoryContext);
  const [story, setStory] = useState<Story | "missing">();
  useEffect(() => {
    if (given !== undefined) return;
    let isWanted = true;
    const keep = (loaded: Story | "missing") => {
      if (isWanted) setStory(loaded);
    };
    loadStory(table, code).then(keep, () => keep("missing"));
    return () => {
      isWanted = false;
    };
  }, [given, table, code]);
  return given ?? story;
}
