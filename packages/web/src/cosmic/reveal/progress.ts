/** How much of the sums has been told: everything, unless they are being told right now. */
import { useEffect, useState } from "react";
import { useTelling } from "../../table/stage/stage.tsx";

/** How long counting takes if a question waits. */
const COUNTED_MS = 200;

/** Rows of both sides together that can be seen; infinitely many while nothing is told. */
export function useRowsTold(rows: number): number {
  const running = useTelling((telling) => telling.running);
  const [shown, setShown] = useState(0);
  const kind = running?.beat.kind;
  useEffect(() => {
    if (running === undefined || kind !== "totals") return;
    // In a hurry the sums are counted faster, so that they stand for a while.
    const each = running.isHurried ? COUNTED_MS / rows : running.ms / rows;
    const count = () => setShown(Math.min(rows, Math.floor((performance.now() - running.since) / each) + 1));
    count();
    const timer = setInterval(count, each / 2);
    return () => clearInterval(timer);
  }, [running, kind, rows]);
  if (kind === "flip" || kind === "cards") return 0;
  return kind === "totals" ? shown : Number.POSITIVE_INFINITY;
}
