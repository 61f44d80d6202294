import type { TableInfo } from "@hypergate/wire";
import type { ReactNode } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { post } from "../net/api.ts";
import { beSomebody } from "../net/me.ts";
import { go } from "../route.ts";
import { useCompanyWords } from "../table-lists/company.ts";
import { GameSign } from "../table-lists/game-sign.tsx";
import { TableList } from "../table-lists/table-list.tsx";
import { canSit, companyOf } from "../table-lists/table-words.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useTableName } from "../words/table-name.ts";
import { useLanguage, useWords } from "../words/words.ts";

/** Public tables of others: to sit down at, or to watch. */
export function OpenTables({ tables }: { readonly tables: readonly TableInfo[] }): ReactNode {
  return <TableList tables={tables} row={(table) => <OpenTableRow table={table} />} />;
}

async function sitDown(id: string): Promise<void> {
  await beSomebody();
  await post<"POST /api/tables/{id}/sit">(`/api/tables/${id}/sit`, {});
  go(`/t/${id}`);
}

function OpenTableRow({ table }: { readonly table: TableInfo }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const company = useCompanyWords();
  const { busy, problem, run } = useAction();
  const nameOf = useTableName();
  const who = company(companyOf(table));
  return (
    <div className="table-row">
      <GameSign game={table.game} seat={undefined} size={42} />
      <span className="grow">
        <b>{nameOf(table)}</b>
        <small>
          {GAMES[table.game]?.title[language] ?? table.game} · {who}
        </small>
        <Problem problem={problem} />
      </span>
      {canSit(table) ? (
        <button
          type="button"
          className="btn small"
          disabled={busy}
          aria-label={t("open.sitWith", { who })}
          onClick={() => run(() => sitDown(table.id))}
        >
          {t("open.sit")}
        </button>
      ) : (
        <Link to={`/t/${table.id}?as=watch`} className="btn small" label={t("open.watchWho", { who })}>
          {t("open.watch")}
        </Link>
      )}
    </div>
  );
}
