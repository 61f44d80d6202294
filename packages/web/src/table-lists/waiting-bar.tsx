import type { MyTable } from "@hypergate/wire";
import type { ReactNode } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { useTableName } from "../words/table-name.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { useCompanyWords } from "./company.ts";
import { GameSign } from "./game-sign.tsx";
import { companyOf } from "./table-words.ts";
import { Lately, useSince } from "./what-waits.tsx";
import "./waiting-bar.css";

/** The first thing on the page: the game that waits for my answer. */
export function WaitingBar({ table, others }: { readonly table: MyTable; readonly others: number }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const company = useCompanyWords();
  const nameOf = useTableName();
  const since = useSince();
  const title = GAMES[table.game]?.title[language] ?? table.game;
  return (
    <section className="waiting-bar" aria-label={t("waiting.label")}>
      <GameSign game={table.game} seat={table.you} size={60} />
      <div className="grow">
        <h2>{t("waiting.title", { name: nameOf(table) })}</h2>
        {table.waiting === undefined ? null : (
          <p className="waiting-question">
            {table.waiting.question} <small>{since(table.waiting.since)}</small>
          </p>
        )}
        <p>
          {title} · {company(companyOf(table))}
          {table.news > 0 ? <b> · {t("waiting.news", { n: table.news })}</b> : null}
          {others > 0 ? <span> · {t("waiting.others", { n: others })}</span> : null}
        </p>
        <Lately table={table} />
      </div>
      <Link to={`/t/${table.id}`} className="btn primary">
        {t("waiting.go")}
      </Link>
    </section>
  );
}
