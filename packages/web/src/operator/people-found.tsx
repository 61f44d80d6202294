import type { KnownPerson } from "@hypergate/wire";
import { type ReactNode, useCallback, useState } from "react";
import { asOperator } from "../net/api.ts";
import { useWords } from "../words/words.ts";
import { type Found, type OperatorProps, Rows, Search, Twice, useFound } from "./found.tsx";

export function PeopleFound({ operator, token }: OperatorProps): ReactNode {
  const t = useWords();
  const [search, setSearch] = useState("");
  const found = useFound(
    useCallback(
      () => asOperator(token).get<"GET /api/admin/people">(`/api/admin/people?search=${encodeURIComponent(search)}`),
      [token, search],
    ),
  );
  const people = found.value?.people ?? [];
  return (
    <>
      <Search find={setSearch} />
      <Rows found={found} none={people.length === 0 ? t("operator.none") : undefined}>
        {people.map((person) => (
          <li key={person.id} className="panel">
            <Known person={person} operator={operator} found={found} />
          </li>
        ))}
      </Rows>
    </>
  );
}

function Known({
  person: { id, name, muted, banned },
  operator,
  found,
}: {
  readonly person: KnownPerson;
  readonly operator: OperatorProps["operator"];
  readonly found: Found<unknown>;
}): ReactNode {
  const t = useWords();
  const states = [...(muted ? [t("operator.isMuted")] : []), ...(banned ? [t("operator.isBanned")] : [])];
  const path = `/api/admin/people/${id}` as const;
  return (
    <>
      <b>
        <bdi>{name}</bdi>
      </b>
      <small className="muted">{[id, ...states].join(" · ")}</small>
      <div className="people-acts">
        <button
          type="button"
          className="btn small"
          disabled={found.busy}
          onClick={() =>
            found.act(() => operator.post<"POST /api/admin/people/{person}/mute">(`${path}/mute`, { muted: !muted }))
          }
        >
          {t(muted ? "operator.unmute" : "operator.mute")}
        </button>
        <Twice
          words={t(banned ? "operator.unban" : "operator.ban")}
          busy={found.busy}
          does={() =>
            found.act(() => operator.post<"POST /api/admin/people/{person}/ban">(`${path}/ban`, { banned: !banned }))
          }
        />
        <Twice
          words={t("operator.delete")}
          busy={found.busy}
          does={() =>
            found.act(() => operator.post<"POST /api/admin/people/{person}/delete">(`${path}/delete`, { sure: true }))
          }
        />
      </div>
    </>
  );
}
