/** The film of the game on the table: given by a replay, or made from the exported game of a finished table. */
import type { Recording } from "@hypergate/kernel";
import { createContext, useCallback, useContext, useEffect, useState } from "react";
import { keptFile } from "../here/files.ts";
import { isHere } from "../here/kept-games.ts";
import { get, Refused, withCode } from "../net/api.ts";
import type { GameFace, Names } from "../table/game-face.ts";
import type { Engine } from "../table/meter.ts";
import { develop, type Film } from "./film.ts";
import { checkedRecording, namesIn, traceIn, Unplayable } from "./recording.ts";
import { traced } from "./traced-film.ts";

export interface Story {
  readonly film: Film;
  readonly engine: Engine;
  readonly names: Names;
}

/** A replay gives its own story to everything inside it. */
export const StoryContext = createContext<Story | undefined>(undefined);

/** Within a replay: goes to a step of it. */
export const JumpContext = createContext<((step: number) => void) | undefined>(undefined);

/** Finds the rules of a game; nothing for a game that is not played here. */
type EngineOf = (game: string) => Promise<Engine | undefined>;

/** Throws what the server refuses, or `Unplayable`. */
export async function loadStory(table: string, code: string | undefined, engineOf: EngineOf): Promise<Story> {
  const file = isHere(table)
    ? await keptFile(table)
    : await get<"GET /api/tables/{id}/export">(`/api/tables/${table}/export${withCode(code)}`);
  return storyOf(file, engineOf);
}

export async function storyOf(file: unknown, engineOf: EngineOf): Promise<Story> {
  const recording = checkedRecording(file);
  const engine = await engineOf(recording.game);
  if (engine === undefined) throw new Unplayable("otherGame");
  return { film: await filmOf(engine, recording, file), engine, names: namesIn(file) };
}

/**
 * Played again by the rules that wrote it. If they have changed, answers may no longer fit, or fit and lead elsewhere, so
 * the game is shown as it was then, from its trace.
 */
async function filmOf({ rules, meter }: Engine, recording: Recording, file: unknown): Promise<Film> {
  const isOld = recording.version < rules.version;
  const trace = await traceIn(file);
  if (isOld && trace !== undefined) return traced(rules, recording, trace, meter);
  try {
    return develop(rules, recording, meter);
  } catch (problem) {
    const isMissing = problem instanceof Unplayable && problem.fault === "missing";
    if (trace === undefined || isMissing) throw problem;
    return traced(rules, recording, trace, meter);
  }
}

/** `missing` could not be loaded and may be tried again; `closed` is not to be had. */
export type LoadedStory = Story | "missing" | "closed" | undefined;

/** The story of a finished table, nothing as long as it is not there; and the way to ask for it again. */
export function useStory(face: GameFace, table: string, code: string | undefined): readonly [LoadedStory, () => void] {
  const given = useContext(StoryContext);
  const [story, setStory] = useState<LoadedStory>();
  const load = useCallback(() => {
    let isWanted = true;
    const keep = (loaded: LoadedStory) => {
      if (isWanted) setStory(loaded);
    };
    setStory(undefined);
    loadStory(table, code, face.loadEngine).then(keep, (problem: unknown) => keep(whyNot(problem)));
    return () => {
      isWanted = false;
    };
  }, [face, table, code]);
  useEffect(() => (given === undefined ? load() : undefined), [given, load]);
  return [given ?? story, load];
}

/** What the server refuses, and a game that cannot be played again, stay as they are; the network comes back. */
function whyNot(problem: unknown): "missing" | "closed" {
  return problem instanceof Unplayable || (problem instanceof Refused && !problem.isPassing) ? "closed" : "missing";
}
