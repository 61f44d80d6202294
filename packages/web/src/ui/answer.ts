/** What the server answers to a question of a page, asked again from time to time while the page is looked at. */
import type { AnswerOf, PathOf, RouteName } from "@hypergate/wire";
import { useCallback, useEffect, useRef, useState } from "react";
import { get } from "../net/api.ts";

export interface Answer<T> {
  readonly value: T | undefined;
  readonly problem: unknown;
  readonly again: () => void;
}

/** Nothing is asked as long as there is no path. What was answered before stays while it is asked again. */
export function useAnswer<K extends Extract<RouteName, `GET ${string}`>>(
  path: PathOf<K> | undefined,
  everyMs?: number,
): Answer<AnswerOf<K>> {
  const [value, setValue] = useState<AnswerOf<K>>();
  const [problem, setProblem] = useState<unknown>();
  /** The path that is wanted now: an answer to another one comes too late. */
  const wanted = useRef<string>(undefined);
  const ask = useCallback(() => {
    wanted.current = path;
    const show = (answer: AnswerOf<K> | undefined, reason: unknown) => {
      if (wanted.current !== path) return;
      setProblem(reason);
      if (reason === undefined) setValue(answer);
    };
    if (path === undefined) show(undefined, undefined);
    else
      get<K>(path).then(
        (answer) => show(answer, undefined),
        (reason: unknown) => show(undefined, reason),
      );
  }, [path]);
  useEffect(ask, [ask]);
  useWhileVisible(ask, everyMs);
  return { value, problem, again: ask };
}

/** Calls at intervals, and at once when the reader comes back. */
function useWhileVisible(call: () => void, everyMs: number | undefined): void {
  useEffect(() => {
    if (everyMs === undefined) return;
    const callIfSeen = () => {
      if (document.visibilityState === "visible") call();
    };
    const timer = setInterval(callIfSeen, everyMs);
    document.addEventListener("visibilitychange", callIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", callIfSeen);
    };
  }, [call, everyMs]);
}
