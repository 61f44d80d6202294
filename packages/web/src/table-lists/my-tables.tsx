import type { MyTable } from "@hypergate/wire";
import type { ReactNode } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { useTableName } from "../words/table-name.ts";
import { type MessageId, useLanguage, useWords } from "../words/words.ts";
import { useCompanyWords, useWinnerWords } from "./company.ts";
import { GameSign } from "./game-sign.tsx";
import { TableList } from "./table-list.tsx";
import { companyOf, type Standing, standingOf, winnersOf } from "./table-words.ts";
import { useSince } from "./what-waits.tsx";

export function MyTables({ tables }: { readonly tables: readonly MyTable[] }): ReactNode {
  return <TableList tables={tables} row={(table) => <MyTableRow table={table} />} />;
}

const CHIPS: Readonly<Record<Standing, MessageId>> = {
  yourAnswer: "standing.yourAnswer",
  away: "standing.away",
  news: "standing.news",
  waiting: "standing.waiting",
  gathering: "standing.gathering",
  over: "standing.over",
};

function MyTableRow({ table }: { readonly table: MyTable }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const company = useCompanyWords();
  const winners = useWinnerWords();
  const nameOf = useTableName();
  const since = useSince();
  const standing = standingOf(table);
  return (
    <Link to={standing === "over" ? `/replay/${table.id}` : `/t/${table.id}`} className="table-row">
      <GameSign game={table.game} seat={table.you} size={42} />
      <span className="grow">
        <b>{nameOf(table)}</b>
        <small>
          {GAMES[table.game]?.title[language] ?? table.game} · {company(companyOf(table))}
        </small>
        {table.waiting === undefined ? null : (
          <small className="row-question">
            {table.waiting.question} ({since(table.waiting.since)})
          </small>
        )}
        {table.waiting === undefined && table.lately.length > 0 ? (
          <small className="muted">{table.lately.at(-1)}</small>
        ) : null}
        {standing === "over" ? <small>{winners(winnersOf(table))}</small> : null}
      </span>
      <span className={`chip ${standing === "yourAnswer" ? "star" : ""}`}>{t(CHIPS[standing], { n: table.news })}</span>
    </Link>
  );
}
