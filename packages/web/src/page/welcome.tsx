import { lazy, type ReactNode } from "react";
import { learnMe, useMe } from "../net/me.ts";
import { useWords } from "../words/words.ts";
import { SmallPage } from "./page.tsx";

const AskName = lazy(() => import("./ask-name.tsx"));

/** What is inside needs a name; whoever has none is asked for it first. */
export function Welcome({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useWords();
  const me = useMe();
  switch (me.is) {
    case "somebody":
      return children;
    case "unknown":
      return <div className="loading" />;
    case "nobody":
      return <AskName />;
    case "unreachable":
      return (
        <SmallPage title={t("welcome.unreachable")}>
          <p role="alert">{t("problem.unreachable")}</p>
          <button type="button" className="btn primary" onClick={() => void learnMe()}>
            {t("problem.again")}
          </button>
        </SmallPage>
      );
  }
}
