import type { KnownTable } from "@hypergate/wire";
import { type ReactNode, useCallback, useState } from "react";
import { asOperator } from "../net/api.ts";
import { useWords } from "../words/words.ts";
import { type Found, type OperatorProps, Rows, Search, Twice, useFound } from "./found.tsx";

export function TablesFound({ operator, token }: OperatorProps): ReactNode {
  const t = useWords();
  const [search, setSearch] = useState("");
  const found = useFound(
    useCallback(
      () => asOperator(token).get<"GET /api/admin/tables">(`/api/admin/tables?search=${encodeURIComponent(search)}`),
      [token, search],
    ),
  );
  const tables = found.value?.tables ?? [];
  return (
    <>
      <Search find={setSearch} />
      <Rows found={found} none={tables.length === 0 ? t("operator.none") : undefined}>
        {tables.map((table) => (
          <li key={table.id} className="panel">
            <Known table={table} operator={operator} token={token} found={found} />
          </li>
        ))}
      </Rows>
    </>
  );
}

interface KnownProps extends OperatorProps {
  readonly table: KnownTable;
  readonly found: Found<unknown>;
}

function Known({ table, operator, token, found }: KnownProps): ReactNode {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const { id, name, game, status, seats } = table;
  const names = seats.flatMap(({ name }) => (name === undefined ? [] : [name]));
  return (
    <>
      <b>
        <bdi>{names.join(", ")}</bdi>
      </b>
      <small className="muted">
        {name === undefined ? null : <bdi>{name} · </bdi>}
        {game} · {t(`operator.status.${status}`)} · {id}
      </small>
      <div className="people-acts">
        <button type="button" className="btn small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("operator.show")}
        </button>
        {status === "over" ? null : (
          <Twice
            words={t("people.close")}
            busy={found.busy}
            does={() => found.act(() => operator.post<"POST /api/tables/{id}/close">(`/api/tables/${id}/close`, {}))}
          />
        )}
      </div>
      {isOpen ? <Inside id={id} operator={operator} token={token} /> : null}
    </>
  );
}

/** Who sits there, and what was said; each line can be removed, and each seat of a running game handed on. */
function Inside({ id, operator, token }: OperatorProps & { readonly id: string }): ReactNode {
  const t = useWords();
  const found = useFound(
    useCallback(() => asOperator(token).get<"GET /api/admin/tables/{id}">(`/api/admin/tables/${id}`), [token, id]),
  );
  const { table, chat = [] } = found.value ?? {};
  return (
    <Rows found={found} none={undefined}>
      {(table?.seats ?? []).map(({ seat, kind, name, person }) => (
        <li key={`seat ${seat}`}>
          <span>
            {seat + 1}. <bdi>{name ?? kind}</bdi> <small className="muted">{person}</small>
          </span>
          {table?.status === "playing" && kind === "person" ? (
            <button
              type="button"
              className="btn small"
              disabled={found.busy}
              onClick={() =>
                found.act(() =>
                  operator.post<"POST /api/tables/{id}/hand">(`/api/tables/${id}/hand`, { seat, to: "bot" }),
                )
              }
            >
              {t("people.toBot")}
            </button>
          ) : null}
        </li>
      ))}
      {chat.map(({ n, name, text, removed }) => (
        <li key={`line ${n}`}>
          <span>
            <b>
              <bdi>{name}</bdi>
            </b>{" "}
            {removed === true ? t("chat.removed") : text}
          </span>
          {removed === true ? null : (
            <button
              type="button"
              className="btn small"
              disabled={found.busy}
              onClick={() =>
                found.act(() => operator.post<"POST /api/tables/{id}/unsay">(`/api/tables/${id}/unsay`, { line: n }))
              }
            >
              {t("people.unsay")}
            </button>
          )}
        </li>
      ))}
    </Rows>
  );
}
