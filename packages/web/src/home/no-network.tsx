import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";

/** Says what works without a network. */
export function NoNetwork(): ReactNode {
  const t = useWords();
  const isKept = navigator.serviceWorker?.controller != null;
  return (
    <section className="panel no-network" aria-labelledby="no-network">
      <h2 id="no-network">{t("offline.title")}</h2>
      <p role="status">{t(isKept ? "offline.works" : "offline.notReady")}</p>
    </section>
  );
}
