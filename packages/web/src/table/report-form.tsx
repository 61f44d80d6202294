import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { useAtTable } from "./at-table.ts";

const LONGEST = 500;

/** Tells the operator of the server about somebody, or about a line they said. */
export function ReportForm({
  table,
  about,
}: {
  readonly table: string;
  readonly about: { readonly seat: number } | { readonly line: number };
}): ReactNode {
  const t = useWords();
  const id = useId();
  const act = useAtTable(table);
  const [why, setWhy] = useState("");
  const [isSent, setSent] = useState(false);
  const { busy, problem, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(() => act("report", { ...about, why: why.trim() }).then(() => setSent(true)));
  };
  if (isSent) return <p role="status">{t("people.reported")}</p>;
  return (
    <form className="line-form" onSubmit={submit}>
      <label htmlFor={id}>{t("people.reportWhy")}</label>
      <div className="line-fields">
        <input id={id} value={why} maxLength={LONGEST} onChange={(event) => setWhy(event.target.value)} />
        <button type="submit" className="btn small" disabled={busy}>
          {t("people.report")}
        </button>
      </div>
      <Problem problem={problem} />
    </form>
  );
}
