import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";

/** Says what works without a network. */
export function NoNetwork(): ReactNode {
  const t = useWords();
  const isKept = navigator.serviceWorker?.controller != null;
  return (
    <section className="panel no-network" role="status">
      <h2>{t("offline.title")}</h2>
      <p>{t(isKept ? "offline.works" : "offline.notReady")}</p>
    </section>
  );
}
