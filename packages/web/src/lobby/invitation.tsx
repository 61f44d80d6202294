/** For one who has been sent a link: who invites to what, and the choice between sitting down and watching. */
import type { TableInfo } from "@hypergate/wire";
import { isName, NAME_LENGTH } from "@hypergate/wire/names";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { post, withCode } from "../net/api.ts";
import { comeIn, guestName, useMe } from "../net/me.ts";
import { Page } from "../page/page.tsx";
import { RecoveryForm } from "../page/recovery-form.tsx";
import { go, type TableMode } from "../route.ts";
import { useCompanyWords } from "../table-lists/company.ts";
import { GameSign } from "../table-lists/game-sign.tsx";
import { canSit, companyOf } from "../table-lists/table-words.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useTableName } from "../words/table-name.ts";
import { type MessageId, useLanguage, useWords } from "../words/words.ts";
import { factsOf, useGameList } from "./game-facts.ts";
import { TableSettings } from "./table-settings.tsx";
import "../ui/forms.css";
import "./invitation.css";
import "../words/lobby-words.ts";

/** The way back leads home and not to the invitation, which would only lead here again. */
export function goOn(to: string): void {
  history.replaceState(null, "", "/");
  go(to);
}

interface InvitationProps {
  readonly table: TableInfo;
  /** What of the table is wanted. */
  readonly as?: TableMode | undefined;
}

export function Invitation({ table, as }: InvitationProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const nameOf = useTableName();
  const company = useCompanyWords();
  const { value } = useGameList();
  const facts = factsOf(value, table.game);
  return (
    <Page className="invitation">
      <main>
        <header>
          <GameSign game={table.game} seat={undefined} size={72} />
          <div className="grow">
            <h1>{useHeadline(table)}</h1>
            <p>
              {GAMES[table.game]?.title[language] ?? table.game} · {t("invited.table", { name: nameOf(table) })}
            </p>
          </div>
        </header>
        <section className="panel invitation-facts">
          <dl>
            <div>
              <dt>{t("invited.sitters")}</dt>
              <dd>{company(companyOf(table))}</dd>
            </div>
          </dl>
          {facts === undefined ? null : <TableSettings facts={facts} info={table} />}
        </section>
        <Choices table={table} as={as} />
      </main>
    </Page>
  );
}

/** The host invites as long as there is something to come to. */
function useHeadline({ seats, status, host }: TableInfo): string {
  const t = useWords();
  const holder = host === undefined ? undefined : seats[host];
  if (status === "over") return t("invited.over");
  if (holder?.kind === "person") return t("invited.by", { who: holder.name });
  return t(status === "open" ? "invited.title" : "invited.playing");
}

type Reason = "full" | "playing" | "closed" | "over";
const REASONS: Readonly<Record<Reason, MessageId>> = {
  full: "invited.fullAbout",
  playing: "invited.playingAbout",
  closed: "invited.closedAbout",
  over: "invited.overAbout",
};

function reasonOf({ status, options }: TableInfo): Reason {
  if (status === "open") return "full";
  if (status === "over") return "over";
  return options.spectators ? "playing" : "closed";
}

/** Whoever has no name yet says it here. */
function Choices({ table, as }: InvitationProps): ReactNode {
  const t = useWords();
  const me = useMe();
  const { id, code, status } = table;
  const [name, setName] = useState(guestName);
  const { busy, problem, run } = useAction();
  const isNobody = me.is === "nobody";
  const isWrong = isNobody && !isName(name);
  const act = (does: () => Promise<void>) => {
    if (isWrong) return;
    run(async () => {
      if (isNobody) await comeIn(name.trim());
      await does();
    });
  };
  const sit = async () => {
    await post<"POST /api/tables/{id}/sit">(`/api/tables/${id}/sit${withCode(code)}`, {});
    goOn(`/t/${id}${as === "hand" ? "?as=hand" : ""}`);
  };
  const watch = async () => goOn(watchPath(table));
  const maySit = canSit(table);
  const mayWatch = status === "open" || table.options.spectators;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(maySit ? sit : watch);
  };
  return (
    <>
      <form className="invitation-choices" onSubmit={submit} noValidate>
        {maySit ? null : <p>{t(REASONS[reasonOf(table)])}</p>}
        {isNobody && (maySit || mayWatch) ? <NameField name={name} setName={setName} isWrong={isWrong} /> : null}
        <Problem problem={problem} />
        <div className="invitation-buttons">
          {maySit ? (
            <button type="submit" className="btn primary" disabled={busy}>
              {t("lobby.sit")}
            </button>
          ) : null}
          {mayWatch ? (
            <button type="button" className={maySit ? "btn" : "btn primary"} disabled={busy} onClick={() => act(watch)}>
              {t(status === "over" ? "invited.replay" : "invited.watch")}
            </button>
          ) : null}
          <Link to="/" className="btn quiet">
            {t("nowhere.home")}
          </Link>
        </div>
      </form>
      {isNobody ? (
        <details className="invitation-recover">
          <summary>{t("me.haveCode")}</summary>
          <RecoveryForm />
        </details>
      ) : null}
    </>
  );
}

function watchPath({ id, code, status }: TableInfo): string {
  const search = new URLSearchParams({
    ...(code === undefined ? {} : { code }),
    ...(status === "over" ? {} : { as: "watch" }),
  });
  return `/${status === "over" ? "replay" : "t"}/${id}?${search}`;
}

function NameField({
  name,
  setName,
  isWrong,
}: {
  readonly name: string;
  readonly setName: (name: string) => void;
  readonly isWrong: boolean;
}): ReactNode {
  const t = useWords();
  const id = useId();
  return (
    <div className="line-form">
      <label htmlFor={id}>{t("me.name")}</label>
      <input
        id={id}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        aria-invalid={isWrong}
        aria-describedby={`${id}-wrong`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
      <p id={`${id}-wrong`} className="field-problem" aria-live="polite">
        {isWrong ? t("me.nameWrong", { most: NAME_LENGTH }) : ""}
      </p>
    </div>
  );
}
