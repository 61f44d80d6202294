/** Whether the server can be reached, as far as this page knows. */
import { useEffect, useSyncExternalStore } from "react";
import { learnMe, useMe } from "./me.ts";

function listen(changed: () => void): () => void {
  for (const name of ["online", "offline"]) window.addEventListener(name, changed);
  return () => {
    for (const name of ["online", "offline"]) window.removeEventListener(name, changed);
  };
}

/** How often a server that could not be reached is asked again. */
const AGAIN_MS = 10_000;

export function useOffline(): boolean {
  const isUnreachable = useMe().is === "unreachable";
  const hasNetwork = useSyncExternalStore(listen, () => navigator.onLine);
  useEffect(() => {
    if (!hasNetwork || !isUnreachable) return;
    void learnMe();
    const timer = setInterval(() => void learnMe(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasNetwork, isUnreachable]);
  return isUnreachable || !hasNetwork;
}
