import { type ReactNode, useState } from "react";
import { comeIn, guestName } from "../net/me.ts";
import { useWords } from "../words/words.ts";
import { NameForm } from "./name-form.tsx";
import { SmallPage } from "./page.tsx";
import { RecoveryForm } from "./recovery-form.tsx";

/** A page that asks for a name first. */
export default function AskName(): ReactNode {
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
