import { type ReactNode, useState } from "react";
import { deleteMe } from "../net/me.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import "../words/me-words.ts";

/** Everything personal goes, for good; it is asked twice. */
export function DeleteMe({ close }: { readonly close: () => void }): ReactNode {
  const t = useWords();
  const [isSure, setSure] = useState(false);
  const { busy, problem, run } = useAction();
  return (
    <section>
      <h3>{t("me.delete")}</h3>
      <p>{t("me.deleteAbout")}</p>
      <button
        type="button"
        className="btn small danger"
        disabled={busy}
        onClick={() => (isSure ? run(() => deleteMe().then(close)) : setSure(true))}
      >
        {t(isSure ? "me.deleteReally" : "me.delete")}
      </button>
      <Problem problem={problem} />
    </section>
  );
}
