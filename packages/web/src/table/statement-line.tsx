/** One numbered statement of a rulebook, with the marks it carries and its own address. */
import type { Statement } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import "./statement-line.css";

export function StatementLine({
  statement,
  game,
  isLit = false,
  isApart = false,
}: {
  readonly statement: Statement;
  readonly game: string;
  /** It is the one that was looked for. */
  readonly isLit?: boolean;
  /** Following its address must not take the reader away from here. */
  readonly isApart?: boolean;
}): ReactNode {
  const language = useLanguage();
  const t = useWords();
  const { id, only, setting, decided } = statement;
  return (
    <li className={isLit ? "statement-line lit" : "statement-line"} data-statement={id}>
      <a
        href={`/rules/${game}#${encodeURIComponent(id)}`}
        className="statement-id"
        aria-label={t("why.rule", { id })}
        {...(isApart ? { target: "_blank", rel: "noreferrer" } : {})}
      >
        {shownId(t, id)}
      </a>
      <p>
        {statement[language]}{" "}
        {only === undefined ? null : <span className="chip line">{t("rules.only", { what: setName(t, only) })}</span>}{" "}
        {setting === undefined ? null : <span className="chip line">{t("rules.setting")}</span>}{" "}
        {decided === true ? <span className="chip line">{t("rules.decided")}</span> : null}
      </p>
    </li>
  );
}

/** What Race says about powers and goals goes by their inner names, which are nothing to read. */
function shownId(t: ReturnType<typeof useWords>, id: string): string {
  if (/^(?:first|most)[A-Z]/.test(id)) return t("rules.one.goal");
  return /^[a-z]+(?:[A-Z][a-z]*)*$/.test(id) ? t("rules.power") : id;
}

/** Editions are numbers; sets have names. */
function setName(t: ReturnType<typeof useWords>, only: string): string {
  if (only === "storm" || only === "rebel" || only === "base") return t(`rules.tag.${only}`);
  return only;
}
