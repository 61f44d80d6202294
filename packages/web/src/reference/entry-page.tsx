/** The page of one entry: its drawing, what it does, and its numbered statements. */
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../art/icons.tsx";
import type { Entry } from "../game/entry.ts";
import { Link } from "../link.tsx";
import { StatementLine } from "../table/statement-line.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import type { Book } from "./book.ts";

export function EntryPage({
  book,
  entry,
  at,
}: {
  readonly book: Book;
  readonly entry: Entry | undefined;
  /** The id that was asked for: the entry's own, or that of one of its statements. */
  readonly at: string;
}): ReactNode {
  const t = useWords();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    const wanted = page.current?.querySelector(`[data-statement="${CSS.escape(at)}"]`);
    (wanted ?? page.current)?.scrollIntoView({ block: wanted === null || wanted === undefined ? "nearest" : "center" });
  }, [at]);
  return (
    <article className="entry panel" ref={page}>
      {entry === undefined ? (
        <p className="muted entry-none">{t(at === "" ? "rules.choose" : "rules.unknown")}</p>
      ) : (
        <Told book={book} entry={entry} at={at} />
      )}
    </article>
  );
}

function Told({ book, entry, at }: { readonly book: Book; readonly entry: Entry; readonly at: string }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const name = entry.name[language];
  const other = entry.name[language === "en" ? "ru" : "en"];
  const related = entry.related.flatMap((id) => book.byId.get(id) ?? []);
  return (
    <>
      <Link to={`/rules/${book.game}`} className="btn small quiet entry-back">
        <Icon name="back" size={14} />
        {t("rules.back")}
      </Link>
      <header className="entry-head">
        {entry.kind === "chapter" ? null : (
          <div className="entry-picture">
            <book.Picture entry={entry} size="large" />
          </div>
        )}
        <div className="entry-words">
          <span className="label">{book.kinds[entry.kind]?.one[language]}</span>
          <h1>{name}</h1>
          {other === name ? null : (
            <p className="entry-other" lang={language === "en" ? "ru" : "en"}>
              {other}
            </p>
          )}
          <p className="entry-tags">
            {entry.tags.map((tag) => (
              <span key={tag} className={`chip tag-${tag}`}>
                {book.tags[tag]?.[language]}
              </span>
            ))}
          </p>
          {entry.isTextDrawn === true ? null : <p>{entry.text[language]}</p>}
        </div>
      </header>
      <ul className="entry-statements" aria-label={t("rules.statements")}>
        {entry.statements.map((statement) => (
          <StatementLine
            key={statement.id}
            statement={statement}
            game={book.game}
            words={book.statementWords}
            isLit={statement.id === at}
          />
        ))}
      </ul>
      {related.length === 0 ? null : (
        <p className="entry-related">
          <span className="label">{t("rules.related")}</span>
          {related.map((one) => (
            <Link key={one.id} to={`/rules/${book.game}#${encodeURIComponent(one.id)}`} className="chip line">
              {one.name[language]}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
