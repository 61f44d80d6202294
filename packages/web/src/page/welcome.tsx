import { type ReactNode, useState } from "react";
import { comeIn, guestName, learnMe, useMe } from "../net/me.ts";
import { useWords } from "../words/words.ts";
import { NameForm } from "./name-form.tsx";
import { SmallPage } from "./page.tsx";
import { RecoveryForm } from "./recovery-form.tsx";

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

function AskName(): ReactNode {
  const t = useWords();
  const [suggested] = useState(guestName);
  return (
    <SmallPage title={t("welcome.title")}>
      <p>{t("welcome.about")}</p>
      <NameForm first={suggested} button={t("welcome.go")} send={comeIn} isFirst />
      <details>
        <summary>{t("me.haveCode")}</summary>
        <RecoveryForm />
      </details>
    </SmallPage>
  );
}
