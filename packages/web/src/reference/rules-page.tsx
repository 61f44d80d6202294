/** The reference: everything of a game, found by typing, and a page for each thing. */
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../art/icons.tsx";
import type { Entry } from "../game/entry.ts";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { NoSuchPage } from "../page/no-such-page.tsx";
import { Page } from "../page/page.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { type Book, loadBook } from "./book.ts";
import { EntryPage } from "./entry-page.tsx";
import { indexOf, inReadersOrder, search } from "./search.ts";
import "./rules-page.css";
import "../words/study-words.ts";
import "../words/table-words.ts";

/** So many results are shown at first. */
const SHOWN = 60;

/** Without a game in its address it is about the first. */
export default function RulesPage({ game: named, at }: { readonly game: string; readonly at: string }): ReactNode {
  const game = named === "" ? Object.keys(GAMES)[0] : named;
  const [book, setBook] = useState<Book>();
  useEffect(() => {
    setBook(undefined);
    void loadBook(game).then(setBook);
  }, [game]);
  if (GAMES[game] === undefined) return <NoSuchPage />;
  return (
    <Page className="rules-page">
      <main className={at === "" ? "rules" : "rules reading"}>
        {book === undefined ? <div className="loading" /> : <Reference book={book} at={at} />}
      </main>
    </Page>
  );
}

function Reference({ book, at }: { readonly book: Book; readonly at: string }): ReactNode {
  const entry = book.index.byId.get(at);
  return (
    <>
      <Finder book={book} at={entry?.id ?? at} />
      <EntryPage book={book} entry={entry} at={at} />
    </>
  );
}

function Finder({ book, at }: { readonly book: Book; readonly at: string }): ReactNode {
  const t = useWords();
  const [words, setWords] = useState("");
  const [kind, setKind] = useState<string>();
  const [tag, setTag] = useState<string>();
  const [shown, setShown] = useState(SHOWN);
  const field = useRef<HTMLInputElement>(null);
  const typed = useDeferredValue(words);
  const language = useLanguage();
  const index = useMemo(() => indexOf(inReadersOrder(book.entries, language)), [book, language]);
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
      <GameTabs game={book.game} />
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

function GameTabs({ game }: { readonly game: string }): ReactNode {
  const language = useLanguage();
  return (
    <nav className="game-tabs">
      {Object.entries(GAMES).map(([id, { title }]) => (
        <Link key={id} to={`/rules/${id}`} className={id === game ? "here" : ""}>
          {title[language]}
        </Link>
      ))}
    </nav>
  );
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
