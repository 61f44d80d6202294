import { type ReactNode, useCallback } from "react";
import { asOperator } from "../net/api.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { type OperatorProps, Rows, Twice, useFound } from "./found.tsx";

export function Reports({ operator, token }: OperatorProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const found = useFound(
    useCallback(() => asOperator(token).get<"GET /api/admin/reports">("/api/admin/reports"), [token]),
  );
  const reports = found.value?.reports ?? [];
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Rows found={found} none={reports.length === 0 ? t("operator.noReports") : undefined}>
      {reports.map(({ id, at, table, byName, about, aboutName, line, why }) => (
        <li key={id} className="panel">
          <b>{t("operator.reportOf", { by: byName, about: aboutName })}</b>
          <small className="muted">
            {when.format(at)} · {table} · {about}
          </small>
          {line === undefined ? null : <blockquote className="people-quote">{line.text}</blockquote>}
          {why === "" ? null : <p>{why}</p>}
          <div className="people-acts">
            {line === undefined ? null : (
              <button
                type="button"
                className="btn small"
                disabled={found.busy}
                onClick={() =>
                  found.act(() =>
                    operator.post<"POST /api/tables/{id}/unsay">(`/api/tables/${table}/unsay`, { line: line.n }),
                  )
                }
              >
                {t("people.unsay")}
              </button>
            )}
            <button
              type="button"
              className="btn small"
              disabled={found.busy}
              onClick={() =>
                found.act(() =>
                  operator.post<"POST /api/admin/people/{person}/mute">(`/api/admin/people/${about}/mute`, {
                    muted: true,
                  }),
                )
              }
            >
              {t("operator.mute")}
            </button>
            <Twice
              words={t("operator.ban")}
              busy={found.busy}
              does={() =>
                found.act(() =>
                  operator.post<"POST /api/admin/people/{person}/ban">(`/api/admin/people/${about}/ban`, {
                    banned: true,
                  }),
                )
              }
            />
            <button
              type="button"
              className="btn small primary"
              disabled={found.busy}
              onClick={() =>
                found.act(() =>
                  operator.post<"POST /api/admin/reports/{report}/done">(`/api/admin/reports/${id}/done`, {}),
                )
              }
            >
              {t("operator.done")}
            </button>
          </div>
        </li>
      ))}
    </Rows>
  );
}
