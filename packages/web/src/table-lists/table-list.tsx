import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useState } from "react";
import { useWords } from "../words/words.ts";
import "./tables.css";

/** So many fit beside the games. */
const SHOWN = 6;

/** Tables in a row; of many the first, until all are asked for. */
export function TableList<T extends TableInfo>({
  tables,
  row,
}: {
  readonly tables: readonly T[];
  readonly row: (table: T) => ReactNode;
}): ReactNode {
  const t = useWords();
  const [areAllShown, showAll] = useState(false);
  const shown = areAllShown ? tables : tables.slice(0, SHOWN);
  return (
    <div className="panel">
      <ul className="table-list">
        {shown.map((table) => (
          <li key={table.id}>{row(table)}</li>
        ))}
      </ul>
      {shown.length < tables.length ? (
        <button type="button" className="btn quiet all-tables" onClick={() => showAll(true)}>
          {t("tables.all", { n: tables.length })}
        </button>
      ) : null}
    </div>
  );
}
