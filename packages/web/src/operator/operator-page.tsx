/** The operator's page: reports, tables and people. It opens with the token only. */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { asOperator } from "../net/api.ts";
import { Page } from "../page/page.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useWords } from "../words/words.ts";
import { PeopleFound } from "./people-found.tsx";
import { Reports } from "./reports.tsx";
import { TablesFound } from "./tables-found.tsx";
import "../table/people.css";
import "../ui/forms.css";
import "./operator.css";
import "../words/operator-words.ts";

const KEPT = "hypergate:operator";

export default function OperatorPage(): ReactNode {
  const t = useWords();
  const [token, setToken] = useState(() => sessionStorage.getItem(KEPT) ?? "");
  const [open, setOpen] = useState("reports");
  const keep = (given: string) => {
    sessionStorage.setItem(KEPT, given);
    setToken(given);
  };
  const operator = asOperator(token);
  return (
    <Page className="operator">
      <main>
        <header>
          <h1>{t("operator.title")}</h1>
          {token === "" ? null : (
            <button type="button" className="btn small" onClick={() => keep("")}>
              {t("operator.leave")}
            </button>
          )}
        </header>
        {token === "" ? (
          <TokenForm enter={keep} />
        ) : (
          <Tabs
            label={t("operator.title")}
            open={open}
            setOpen={setOpen}
            tabs={[
              { id: "reports", words: t("operator.reports"), content: <Reports operator={operator} token={token} /> },
              { id: "tables", words: t("operator.tables"), content: <TablesFound operator={operator} token={token} /> },
              { id: "people", words: t("operator.people"), content: <PeopleFound operator={operator} token={token} /> },
            ]}
          />
        )}
      </main>
    </Page>
  );
}

/** A token that is not right is said so before it is kept. */
function TokenForm({ enter }: { readonly enter: (token: string) => void }): ReactNode {
  const t = useWords();
  const id = useId();
  const [token, setToken] = useState("");
  const { busy, problem, run } = useAction();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = token.trim();
    run(() =>
      asOperator(given)
        .get<"GET /api/admin/reports">("/api/admin/reports")
        .then(() => enter(given)),
    );
  };
  return (
    <form className="line-form panel operator-token" onSubmit={submit}>
      <label htmlFor={id}>{t("operator.token")}</label>
      <div className="line-fields">
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        <button type="submit" className="btn primary" disabled={busy || token.trim() === ""}>
          {t("operator.enter")}
        </button>
      </div>
      <p className="muted">{t("operator.tokenAbout")}</p>
      <Problem problem={problem} />
    </form>
  );
}
