import type { ReactNode } from "react";
import { Link } from "../link.tsx";
import { useWords } from "../words/words.ts";
import { SmallPage } from "./page.tsx";

export function NoSuchPage(): ReactNode {
  const t = useWords();
  return (
    <SmallPage title={t("nowhere.title")}>
      <p>{t("nowhere.about")}</p>
      <Link to="/" className="btn primary">
        {t("nowhere.home")}
      </Link>
    </SmallPage>
  );
}
