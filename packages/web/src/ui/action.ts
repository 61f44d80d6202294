import { useCallback, useState } from "react";

export interface Action {
  /** True while it is being done: a second one has to wait. */
  readonly busy: boolean;
  /** Why the last one did not work. */
  readonly problem: unknown;
  readonly run: (act: () => Promise<unknown>) => void;
}

/** Something a button does at the server. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const run = useCallback((act: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(undefined);
    act()
      .catch(setProblem)
      .finally(() => setBusy(false));
  }, []);
  return { busy, problem, run };
}
