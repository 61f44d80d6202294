/** Announces a newer version, and takes it at a safe moment. */
import { type ReactNode, useEffect, useState } from "react";
import type { Route } from "../route.ts";
import { useWords } from "../words/words.ts";
import "./update-bar.css";

/** All pages of this browser share it: whoever is in the middle of something holds it. */
const LOCK = "hypergate.busy";
const TRY_MS = 1_000;

/** Holds the lock until the returned function is called. */
function holdBusy(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(LOCK, { mode: "shared" }, () => promise);
  return resolve;
}

async function takeIfNobodyIsBusy(waiting: ServiceWorker): Promise<void> {
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock !== null) waiting.postMessage("take");
  });
}

interface UpdateBarProps {
  readonly page: Route["page"];
  /** Somebody may be in the middle of something here. */
  readonly isBusy: boolean;
  readonly waiting: ServiceWorker | undefined;
}

export default function UpdateBar({ page, isBusy, waiting }: UpdateBarProps): ReactNode {
  const t = useWords();
  useEffect(() => (isBusy ? holdBusy() : undefined), [isBusy]);
  useEffect(() => {
    if (isBusy || waiting === undefined) return;
    const timer = setInterval(() => void takeIfNobodyIsBusy(waiting), TRY_MS);
    return () => clearInterval(timer);
  }, [waiting, isBusy]);
  // Put away until the page changes.
  const [awayAt, setAwayAt] = useState<Route["page"]>();
  if (waiting === undefined || awayAt === page) return null;
  return (
    <div className={isBusy ? "update-bar busy" : "update-bar"} role="status">
      <span>{t(isBusy ? "update.atTable" : "update.here")}</span>
      <button type="button" className="btn small" onClick={() => waiting.postMessage("take")}>
        {t("update.take")}
      </button>
      <button type="button" className="btn small quiet" onClick={() => setAwayAt(page)}>
        {t("update.later")}
      </button>
    </div>
  );
}
