/** One numbered statement of a rulebook, with its marks and its link. */
import type { Said, Statement } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import "./statement-line.css";

/** For games whose statements are not named by their numbers. */
export interface StatementWords {
  /** What to show before a statement in place of its id; nothing if the id is readable. */
  readonly headOf: (id: string) => Said | undefined;
  /** The name of the box that a statement is limited to, if it has one. */
  readonly boxOf: (box: string) => Said | undefined;
}

export function StatementLine({
  statement,
  game,
  words,
  isLit = false,
  isApart = false,
}: {
  readonly statement: Statement;
  readonly game: string;
  readonly words?: StatementWords | undefined;
  /** It is the one the reader searched for. */
  readonly isLit?: boolean;
  /** Its link must not take the reader away from here. */
  readonly isApart?: boolean;
}): ReactNode {
  const language = useLanguage();
  const t = useWords();
  const { id, only, setting, decided } = statement;
  const head = words?.headOf(id);
  const box = only === undefined ? undefined : words?.boxOf(only);
  return (
    <li className={isLit ? "statement-line lit" : "statement-line"} data-statement={id}>
      <a
        href={`/rules/${game}#${encodeURIComponent(id)}`}
        className="statement-id"
        aria-label={t("why.rule", { id })}
        {...(isApart ? { target: "_blank", rel: "noreferrer" } : {})}
      >
        {head === undefined ? id : t(head)}
      </a>
      <p>
        {statement[language]}{" "}
        {only === undefined ? null : (
          <span className="chip line">{t("rules.only", { what: box?.[language] ?? only })}</span>
        )}{" "}
        {setting === undefined ? null : <span className="chip line">{t("rules.setting")}</span>}{" "}
        {decided === true ? <span className="chip line">{t("rules.decided")}</span> : null}
      </p>
    </li>
  );
}
