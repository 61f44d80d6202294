import type { ReactNode } from "react";
import { Link } from "../link.tsx";
import { useWords } from "../words/words.ts";
import { SmallPage } from "./page.tsx";

export function NoSuchPage(): ReactNode {
  const t = useWords();
  return <WayHome title={t("nowhere.title")} why={t("nowhere.about")} />;
}

/** What is wanted is not to be had: why, and the way home. */
export function WayHome({ title, why }: { readonly title: string; readonly why: string }): ReactNode {
  const t = useWords();
  return (
    <SmallPage title={title}>
      <p role="alert">{why}</p>
      <Link to="/" className="btn primary">
        {t("nowhere.home")}
      </Link>
    </SmallPage>
  );
}
