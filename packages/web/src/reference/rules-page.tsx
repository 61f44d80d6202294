/** The rules of a game: how to play it, and one step deeper everything found by typing and a page for each thing. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../art/icons.tsx";
import type { Entry } from "../game/entry.ts";
import { indexOf, inReadersOrder, search } from "../game/search.ts";
import { GAMES } from "../games.ts";
import { keep, kept } from "../kept.ts";
import { Link } from "../link.tsx";
import { NoSuchPage } from "../page/no-such-page.tsx";
import { Page } from "../page/page.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { type Book, loadBook } from "./book.ts";
import { EntryPage } from "./entry-page.tsx";
import { type Finding, findingIn } from "./finding.ts";
import { GameTabs } from "./game-tabs.tsx";
import { HowToPage } from "./how-to-page.tsx";
import "./rules-page.css";
import "../words/study-words.ts";
import "../words/table-words.ts";

/** So many results are shown at first. */
const SHOWN = 60;

const LAST_GAME = "rules.game";
const FIRST_GAME = "race";
/** A place on the first page. */
const QUESTIONS = "questions";

/** Without a game in its address it is about the one looked up last. */
export default function RulesPage({ game: named, at }: { readonly game: string; readonly at: string }): ReactNode {
  const last = kept(LAST_GAME) ?? "";
  const game = named !== "" ? named : GAMES[last] === undefined ? FIRST_GAME : last;
  const [book, setBook] = useState<Book>();
  useEffect(() => {
    setBook(undefined);
    if (GAMES[game] !== undefined) keep(LAST_GAME, game);
    void loadBook(game).then(setBook);
  }, [game]);
  if (GAMES[game] === undefined) return <NoSuchPage />;
  const isFirst = at === "" || at === QUESTIONS;
  const finding = findingIn(at);
  const isList = finding !== undefined;
  return (
    <Page className={isFirst ? "rules-page at-how-to" : "rules-page"}>
      <main className={isFirst ? "" : isList ? "rules" : "rules reading"}>
        {book === undefined ? (
          <div className="loading" />
        ) : isFirst ? (
          <HowToPage book={book} at={at} />
        ) : (
          <Reference key={isList ? at : "entry"} book={book} at={isList ? "" : at} finding={finding ?? {}} />
        )}
      </main>
    </Page>
  );
}

interface ReferenceProps {
  readonly book: Book;
  readonly at: string;
  /** What is searched for at first. */
  readonly finding: Finding;
}

function Reference({ book, at, finding }: ReferenceProps): ReactNode {
  const entry = book.byId.get(at);
  return (
    <>
      <Finder book={book} at={entry?.id ?? at} finding={finding} />
      <EntryPage book={book} entry={entry} at={at} />
    </>
  );
}

function Finder({ book, at, finding }: ReferenceProps): ReactNode {
  const t = useWords();
  const [words, setWords] = useState(finding.words ?? "");
  const [kind, setKind] = useState<string | undefined>(finding.kind);
  const [tag, setTag] = useState<string>();
  const [shown, setShown] = useState(SHOWN);
  const field = useRef<HTMLInputElement>(null);
  const typed = useDeferredValue(words);
  const language = useLanguage();
  const index = useMemo(() => indexOf(inReadersOrder(book.entries, language), language, book.tags), [book, language]);
  const found = useMemo(() => {
    // Before anything is typed the single rules only hide what they belong to.
    const all = search(index, { words: typed, kind, tag });
    return typed.trim() === "" && kind === undefined ? all.filter((entry) => entry.kind !== "rule") : all;
  }, [index, typed, kind, tag]);
  const kinds = Object.keys(book.kinds);
  const tags = useMemo(() => tagsOf(book, kind), [book, kind]);
  const choose = (next: string | undefined) => {
    setKind(next);
    setTag(undefined);
    setShown(SHOWN);
  };
  return (
    <section className="finder" aria-label={t("rules.find")}>
      <div className="finder-head">
        <Link to={`/rules/${book.game}`} className="btn small quiet">
          <Icon name="back" size={14} />
          {t("how.title")}
        </Link>
        <GameTabs game={book.game} />
      </div>
      <label className="finder-field">
        <Icon name="search" size={18} />
        <span className="sr-only">{t("rules.find")}</span>
        <input
          ref={field}
          type="search"
          value={words}
          placeholder={t(book.placeholder)}
          onChange={(event) => {
            setWords(event.target.value);
            setShown(SHOWN);
          }}
        />
      </label>
      <Facets
        words={(one) => t(book.kinds[one].all)}
        all={kinds}
        chosen={kind}
        choose={choose}
        label={t("rules.kinds")}
      />
      {tags.length > 1 ? (
        <Facets words={(one) => t(book.tags[one])} all={tags} chosen={tag} choose={setTag} label={t("rules.tags")} />
      ) : null}
      <p className="muted" role="status">
        {t("rules.found", { n: found.length })}
      </p>
      <ul className="found">
        {found.slice(0, shown).map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <FoundRow book={book} entry={entry} isHere={entry.id === at} />
          </li>
        ))}
      </ul>
      {found.length > shown ? (
        <button type="button" className="btn small" onClick={() => setShown(shown + 4 * SHOWN)}>
          {t("rules.more")}
        </button>
      ) : null}
    </section>
  );
}

function tagsOf({ entries, tags }: Book, kind: string | undefined): readonly string[] {
  if (kind === undefined) return [];
  const used = new Set(entries.flatMap((entry) => (entry.kind === kind ? entry.tags : [])));
  return Object.keys(tags).filter((tag) => used.has(tag));
}

function Facets<T extends string>({
  all,
  chosen,
  choose,
  words,
  label,
}: {
  readonly all: readonly T[];
  readonly chosen: string | undefined;
  readonly choose: (one: T | undefined) => void;
  readonly words: (one: T) => string;
  readonly label: string;
}): ReactNode {
  return (
    <div className="facets" role="group" aria-label={label}>
      {all.map((one) => (
        <button
          type="button"
          key={one}
          className="facet"
          aria-pressed={one === chosen}
          onClick={() => choose(one === chosen ? undefined : one)}
        >
          {words(one)}
        </button>
      ))}
    </div>
  );
}

function FoundRow({
  book,
  entry,
  isHere,
}: {
  readonly book: Book;
  readonly entry: Entry;
  readonly isHere: boolean;
}): ReactNode {
  const language = useLanguage();
  const text = entry.text[language];
  return (
    <Link
      to={`/rules/${book.game}#${encodeURIComponent(entry.id)}`}
      className={isHere ? "found-row here" : "found-row"}
    >
      <span className="found-picture" aria-hidden="true">
        <book.Picture entry={entry} size="small" />
      </span>
      <span className="grow">
        <b>{entry.name[language]}</b> <small>{book.kinds[entry.kind]?.one[language]}</small>
        {text === "" ? null : <span className="found-text">{text}</span>}
      </span>
    </Link>
  );
}
