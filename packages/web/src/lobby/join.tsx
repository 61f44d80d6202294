import { type ReactNode, useEffect } from "react";
import { Link } from "../link.tsx";
import { Refused } from "../net/api.ts";
import { useMe } from "../net/me.ts";
import { codeIn } from "../page/code.ts";
import { JoinByCode } from "../page/join-by-code.tsx";
import { SmallPage } from "../page/page.tsx";
import { useAnswer } from "../ui/answer.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";
import { goOn, Invitation } from "./invitation.tsx";
import "../words/lobby-words.ts";

/** The page behind an invitation; whoever sits there already goes on to the table. */
export default function Join({ code: typed }: { readonly code: string }): ReactNode {
  const t = useWords();
  const me = useMe();
  const code = codeIn(typed);
  const path = me.is === "unknown" ? undefined : (`/api/invites/${encodeURIComponent(code)}` as const);
  const { value: table, problem, again } = useAnswer<"GET /api/invites/{code}">(path);
  const sits = table?.you !== undefined;
  useEffect(() => {
    if (sits) goOn(`/t/${table.id}`);
  }, [sits, table]);
  if (table !== undefined && !sits) return <Invitation key={table.id} table={table} />;
  if (problem instanceof Refused && problem.id !== "http") return <UnknownCode />;
  return (
    <SmallPage title={t("invited.looking")}>
      <Problem problem={problem} again={again} />
    </SmallPage>
  );
}

function UnknownCode(): ReactNode {
  const t = useWords();
  return (
    <SmallPage title={t("invited.unknown")}>
      <p>{t("invited.unknownAbout")}</p>
      <JoinByCode />
      <Link to="/" className="btn">
        {t("nowhere.home")}
      </Link>
    </SmallPage>
  );
}
