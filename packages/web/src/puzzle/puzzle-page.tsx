/** Puzzles: `/puzzles` lists them, `/puzzles/<game>/<id>` is one of them on the real table, `/puzzles/<game>#…` one that somebody made. */
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { asPuzzle, checkedPuzzle, type OwnPuzzle } from "../game/own-puzzle.ts";
import type { Puzzles } from "../game/puzzle.ts";
import type { SettingWords } from "../game/setting-words.ts";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { NoSuchPage, WayHome } from "../page/no-such-page.tsx";
import { Page } from "../page/page.tsx";
import type { GameFace } from "../table/game-face.ts";
import type { Engine } from "../table/meter.ts";
import { GameSign } from "../table-lists/game-sign.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { nameOfPuzzle, solvedPuzzles } from "./progress.ts";
import { Solve } from "./solve.tsx";
import "../table/stage.css";
import "./puzzle-page.css";
import "../words/lines-words.ts";
import { puzzleMessages } from "../words/puzzle-messages.ts";
import "../words/puzzle-words.ts";
import "../words/study-words.ts";
import { puzzlesOf } from "../study/game-study.ts";
import { unpack } from "../study/packing.ts";
import "../words/table-words.ts";

interface PuzzlePageProps {
  readonly game: string;
  readonly id: string;
  /** A puzzle from a link. */
  readonly shared: string;
}

export default function PuzzlePage({ game, id, shared }: PuzzlePageProps): ReactNode {
  if (game === "") return <PuzzleList />;
  if (GAMES[game] === undefined) return <NoSuchPage />;
  return id === "" && shared !== "" ? <SharedPuzzle key={shared} packed={shared} /> : <OnePuzzle game={game} id={id} />;
}

function PuzzleList(): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [lists, setLists] = useState<readonly (Puzzles & { readonly words: SettingWords })[]>([]);
  useEffect(() => {
    const load = async (game: string) => {
      const [puzzles, words] = await Promise.all([puzzlesOf(game), GAMES[game].loadKindWords()]);
      return { ...puzzles, words };
    };
    void Promise.all(Object.keys(GAMES).map(load)).then(setLists);
  }, []);
  const solved = solvedPuzzles();
  return (
    <Page className="puzzle-list">
      <main>
        <h1>{t("puzzles.title")}</h1>
        <p className="muted">{t("puzzles.about")}</p>
        <p className="puzzle-own">
          {t("puzzles.own")}
          {Object.entries(GAMES).map(([game, { title }]) => (
            <Link key={game} to={`/editor/${game}`} className="btn small">
              {title[language]}
            </Link>
          ))}
        </p>
        {lists.map(({ game, all, pictureOf, words: { Picture } }) => {
          const done = all.filter(({ id }) => solved.has(nameOfPuzzle(game, id)));
          return (
            <section key={game}>
              <h2>
                <GameSign game={game} seat={undefined} size={30} /> {GAMES[game].title[language]}{" "}
                <small className="muted">{t("puzzles.solved", { n: done.length, of: all.length })}</small>
              </h2>
              <ol>
                {all.map((puzzle) => (
                  <li key={puzzle.id}>
                    <Link to={`/puzzles/${game}/${puzzle.id}`} className="panel puzzle-tile">
                      <span className="puzzle-picture" aria-hidden="true">
                        {Picture === undefined ? null : <Picture id={pictureOf(puzzle)} />}
                      </span>
                      <b>{t(puzzle.title)}</b>
                      {solved.has(nameOfPuzzle(game, puzzle.id)) ? (
                        <span className="puzzle-solved">
                          <Icon name="check" size={16} /> <span className="sr-only">{t("puzzles.isSolved")}</span>
                        </span>
                      ) : null}
                    </Link>
                  </li>
                ))}
              </ol>
            </section>
          );
        })}
      </main>
    </Page>
  );
}

interface Ready {
  readonly face: GameFace;
  readonly engine: Engine;
  readonly puzzles: Puzzles;
}

function useParts(game: string | undefined): Ready | undefined {
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    let left = false;
    const open = async (name: string) => {
      const [face, puzzles] = await Promise.all([GAMES[name].loadFace(), puzzlesOf(name)]);
      const engine = await face.loadEngine();
      if (!left) setReady({ face, engine, puzzles });
    };
    if (game !== undefined) void open(game);
    return () => {
      left = true;
    };
  }, [game]);
  return ready;
}

function OnePuzzle({ game, id }: { readonly game: string; readonly id: string }): ReactNode {
  const ready = useParts(game);
  if (ready === undefined) return <div className="loading" />;
  const { all } = ready.puzzles;
  const n = all.findIndex((one) => one.id === id);
  return n < 0 ? <NoSuchPage /> : <Solve key={id} {...ready} puzzle={all[n]} next={all[n + 1]} />;
}

/** What came with a link is looked at before it is shown. */
function SharedPuzzle({ packed }: { readonly packed: string }): ReactNode {
  const t = useWords();
  const [own, setOwn] = useState<OwnPuzzle | "none">();
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = checkedPuzzle(await unpack(packed).catch(() => undefined));
      if (!left) setOwn(found === undefined || GAMES[found.game] === undefined ? "none" : found);
    };
    void read();
    return () => {
      left = true;
    };
  }, [packed]);
  const ready = useParts(own === "none" ? undefined : own?.game);
  const puzzle = useMemo(
    () =>
      own === undefined || own === "none" || ready === undefined
        ? undefined
        : asPuzzle(own, ready.puzzles.goals, puzzleMessages["puzzles.untitled"]),
    [own, ready],
  );
  if (own === "none" || (ready !== undefined && puzzle === undefined))
    return <WayHome title={t("puzzles.title")} why={t("puzzles.notOne")} />;
  if (own === undefined || ready === undefined || puzzle === undefined) return <div className="loading" />;
  return <Solve {...ready} puzzle={puzzle} own={own} />;
}
