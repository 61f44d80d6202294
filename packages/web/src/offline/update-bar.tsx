/** Announces a newer version, and takes it at a safe moment. */
import { type ReactNode, useEffect } from "react";
import type { Route } from "../route.ts";
import { useWords } from "../words/words.ts";
import { useWaitingVersion } from "./installing.ts";
import "./update-bar.css";

/** Pages on which somebody may be in the middle of something. */
const BUSY: ReadonlySet<Route["page"]> = new Set(["table", "practice", "guide", "replay", "new", "operator"]);

export function UpdateBar({ page }: { readonly page: Route["page"] }): ReactNode {
  const t = useWords();
  const waiting = useWaitingVersion();
  const isBusy = BUSY.has(page);
  useEffect(() => {
    if (!isBusy) waiting?.postMessage("takeIfSafe");
  }, [waiting, isBusy]);
  if (waiting === undefined) return null;
  return (
    <div className="update-bar" role="status">
      <span>{t(isBusy ? "update.atTable" : "update.here")}</span>
      <button type="button" className="btn small" onClick={() => waiting.postMessage("take")}>
        {t("update.take")}
      </button>
    </div>
  );
}
