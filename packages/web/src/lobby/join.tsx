import type { AnswerOf } from "@hypergate/wire";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { Link } from "../link.tsx";
import { post, Refused, withCode } from "../net/api.ts";
import { codeIn } from "../page/code.ts";
import { JoinByCode } from "../page/join-by-code.tsx";
import { SmallPage } from "../page/page.tsx";
import { go } from "../route.ts";
import { canSit, canWatch } from "../table-lists/table-words.ts";
import { useAction } from "../ui/action.ts";
import { useAnswer } from "../ui/answer.ts";
import { Problem } from "../ui/problem.tsx";
import { type MessageId, useWords } from "../words/words.ts";

type Invited = AnswerOf<"GET /api/invites/{code}">;

/** The page behind an invitation: sits down and goes on to the table, or says why that cannot be. */
export default function Join({ code: typed }: { readonly code: string }): ReactNode {
  const t = useWords();
  const code = codeIn(typed);
  const {
    value: table,
    problem,
    again,
  } = useAnswer<"GET /api/invites/{code}">(`/api/invites/${encodeURIComponent(code)}`);
  if (table !== undefined) return <Invitation key={table.id} table={table} />;
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

/** The way back leads home and not to the invitation, which would only lead here again. */
function goOn(to: string): void {
  history.replaceState(null, "", "/");
  go(to);
}

function Invitation({ table }: { readonly table: Invited }): ReactNode {
  const t = useWords();
  const { problem, run } = useAction();
  const isTried = useRef(false);
  const { id, code, you } = table;
  const isFree = canSit(table);
  const sit = useCallback(() => {
    run(async () => {
      await post<"POST /api/tables/{id}/sit">(`/api/tables/${id}/sit${withCode(code)}`, {});
      goOn(`/t/${id}`);
    });
  }, [id, code, run]);
  useEffect(() => {
    if (isTried.current) return;
    isTried.current = true;
    if (you !== undefined) goOn(`/t/${id}`);
    else if (isFree) sit();
  }, [id, you, isFree, sit]);
  if (you === undefined && !isFree) return <NoSeat table={table} />;
  return (
    <SmallPage title={t(problem === undefined ? "invited.sitting" : "invited.refused")}>
      <Problem problem={problem} again={sit} />
      <Home />
    </SmallPage>
  );
}

function NoSeat({ table }: { readonly table: Invited }): ReactNode {
  const t = useWords();
  const { title, about } = REASONS[reasonOf(table)];
  return (
    <SmallPage title={t(title)}>
      <p>{t(about)}</p>
      {canWatch(table) ? (
        <button type="button" className="btn primary" onClick={() => goOn(watchPath(table))}>
          {t(table.status === "over" ? "invited.replay" : "invited.watch")}
        </button>
      ) : null}
      <Home />
    </SmallPage>
  );
}

function watchPath({ id, code, status }: Invited): string {
  return `/${status === "over" ? "replay" : "t"}/${id}?code=${code}`;
}

type Reason = "full" | "playing" | "closed" | "over";

const REASONS: Readonly<Record<Reason, { readonly title: MessageId; readonly about: MessageId }>> = {
  full: { title: "invited.full", about: "invited.fullAbout" },
  playing: { title: "invited.playing", about: "invited.playingAbout" },
  closed: { title: "invited.playing", about: "invited.closedAbout" },
  over: { title: "invited.over", about: "invited.overAbout" },
};

function reasonOf(table: Invited): Reason {
  if (table.status === "open") return "full";
  if (table.status === "over") return "over";
  return table.options.spectators ? "playing" : "closed";
}

function Home(): ReactNode {
  const t = useWords();
  return (
    <Link to="/" className="btn">
      {t("nowhere.home")}
    </Link>
  );
}
