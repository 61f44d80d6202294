/** The way to a table by its address: for one who has no name yet, for one who only watches, and for those who sit there. */
import { type ReactNode, useEffect, useState } from "react";
import { Refused, withCode } from "./net/api.ts";
import { beSomebody, useMe } from "./net/me.ts";
import { NoSuchPage } from "./page/no-such-page.tsx";
import { SmallPage } from "./page/page.tsx";
import { Welcome } from "./page/welcome.tsx";
import type { Route } from "./route.ts";
import TablePage from "./table-page.tsx";
import { useAnswer } from "./ui/answer.ts";
import { later } from "./ui/later.tsx";
import { Problem } from "./ui/problem.tsx";
import { useWords } from "./words/words.ts";

const Invitation = later(async () => (await import("./lobby/invitation.tsx")).Invitation);

type TableRoute = Extract<Route, { page: "table" }>;

export default function TableDoor({ route }: { readonly route: TableRoute }): ReactNode {
  const me = useMe();
  const { id, code, as } = route;
  if (me.is === "nobody")
    return as === undefined || as === "hand" ? <Stranger id={id} code={code} as={as} /> : <NamelessGuest />;
  return (
    <Welcome>
      <TablePage id={id} code={code} as={as} />
    </Welcome>
  );
}

/** Is shown who invites, and says a name only to sit down or to watch. */
function Stranger({ id, code, as }: Omit<TableRoute, "page">): ReactNode {
  const t = useWords();
  const { value, problem, again } = useAnswer<"GET /api/tables/{id}">(`/api/tables/${id}${withCode(code)}`);
  if (value !== undefined) return <Invitation table={code === undefined ? value : { ...value, code }} as={as} />;
  if (problem instanceof Refused && problem.id !== "http") return <NoSuchPage />;
  return (
    <SmallPage title={t("invited.looking")}>
      <Problem problem={problem} again={again} />
    </SmallPage>
  );
}

/** Watching needs no name of one's own. */
function NamelessGuest(): ReactNode {
  const [problem, setProblem] = useState<unknown>();
  useEffect(() => {
    beSomebody().catch(setProblem);
  }, []);
  return problem === undefined ? <div className="loading" /> : <Problem problem={problem} />;
}
