/** A puzzle on the real table: its task, hints, and what came of the reader's answers. */
import { answerInWords } from "@hypergate/kernel";
import type { TableInfo } from "@hypergate/wire";
import { type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { handDraft } from "../game/handed-draft.ts";
import type { OwnPuzzle } from "../game/own-puzzle.ts";
import type { Puzzle } from "../game/puzzle.ts";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { go } from "../route.ts";
import { useVoice } from "../story/voice.ts";
import { editorOf } from "../study/game-study.ts";
import type { GameFace } from "../table/game-face.ts";
import { type LocalFeed, localFeed } from "../table/local-feed.ts";
import type { Engine } from "../table/meter.ts";
import { Popover } from "../ui/popover.tsx";
import { useWords } from "../words/words.ts";
import type { FromPuzzle, ToPuzzle } from "./messages.ts";
import { noteSolved } from "./progress.ts";

interface Played {
  readonly feed: LocalFeed;
  readonly send: (message: ToPuzzle) => void;
  readonly last: FromPuzzle | undefined;
  readonly views: readonly unknown[];
  /** How many of the reader's answers were right. */
  readonly right: number;
}

/** `which`: what the worker is told to open. */
function usePuzzle(game: string, which: string | OwnPuzzle, { seat }: Puzzle): Played {
  const [last, setLast] = useState<FromPuzzle>();
  const [views, setViews] = useState<readonly unknown[]>([]);
  const [shows, setShows] = useState(0);
  const [made] = useState(() => {
    const worker = new Worker(new URL("./puzzle-worker.ts", import.meta.url), { type: "module" });
    const feed = localFeed((value) => {
      const { asked } = feed.state.getState();
      if (asked !== undefined) worker.postMessage({ do: "answer", ask: asked.ask, value } satisfies ToPuzzle);
    });
    return { worker, feed };
  });
  useEffect(() => {
    const { worker, feed } = made;
    const hear = ({ data }: MessageEvent<FromPuzzle>) => {
      setLast(data);
      if (data.tells !== "shown") return;
      setViews(data.hands);
      setShows((n) => n + 1);
      const { shown } = data;
      const { events } = feed.state.getState();
      const info = tableInfo(game, data.hands.length, seat);
      feed.show({
        info,
        view: shown.view,
        viewer: seat,
        events: [...events.slice(0, shown.from), ...shown.events],
        asked: data.isSolved ? undefined : shown.asked,
        waiting: shown.waiting,
        present: info.seats.map((_, one) => one),
        isHere: true,
        isJump: shown.from < events.length,
      });
    };
    worker.addEventListener("message", hear);
    worker.postMessage({ do: "open", game, puzzle: which } satisfies ToPuzzle);
    return () => worker.removeEventListener("message", hear);
  }, [made, game, which, seat]);
  return { feed: made.feed, send: (message) => made.worker.postMessage(message), last, views, right: shows - 1 };
}

interface SolveProps {
  readonly face: GameFace;
  readonly engine: Engine;
  readonly puzzle: Puzzle;
  /** Where the puzzle was made by somebody. */
  readonly own?: OwnPuzzle;
  /** The one after it. */
  readonly next?: Puzzle | undefined;
}

export function Solve({ face, engine, puzzle, own, next }: SolveProps): ReactNode {
  const t = useWords();
  const { feed, send, last, views, right } = usePuzzle(face.id, own ?? puzzle.id, puzzle);
  const voice = useVoice(feed, face);
  const [hints, setHints] = useState(0);
  const [isHands, setHands] = useState(false);
  const isSolved = last?.tells === "shown" && last.isSolved;
  useEffect(() => {
    if (isSolved && puzzle.id !== "") noteSolved(face.id, puzzle.id);
  }, [isSolved, face, puzzle]);
  const { Table } = GAMES[face.id];
  const edit = () => {
    void editorOf(face.id).then((editor) => {
      const draft = editor.complete(puzzle.document);
      if (draft === undefined) return;
      handDraft(draft);
      go(`/editor/${face.id}`);
    });
  };
  return (
    <div className={isSolved ? "puzzle solved" : "puzzle"}>
      <section className="puzzle-note" aria-label={t("puzzles.label")}>
        <div className="puzzle-words">
          <h1>{t(puzzle.title)}</h1>
          <p>{t(puzzle.task)}</p>
          {puzzle.hints.slice(0, hints).map((hint) => (
            <p key={hint.en} className="puzzle-hint">
              {t(hint)}
            </p>
          ))}
          <p
            className={last?.tells === "shown" ? "puzzle-verdict good" : "puzzle-verdict"}
            role="status"
            data-puzzle-state={last?.tells}
            data-right={right}
          >
            {isSolved ? `${t("puzzles.done")} ${t(puzzle.why)}` : verdictInWords(last)}
          </p>
        </div>
        <div className="puzzle-buttons">
          <button type="button" className="btn small" data-puzzle="hands" onClick={() => setHands(true)}>
            {t("puzzles.hands")}
          </button>
          {isSolved ? null : hints < puzzle.hints.length ? (
            <button type="button" className="btn small" data-puzzle="hint" onClick={() => setHints(hints + 1)}>
              {t("puzzles.hint")}
            </button>
          ) : (
            <button type="button" className="btn small" data-puzzle="show" onClick={() => send({ do: "show" })}>
              {t("puzzles.solution")}
            </button>
          )}
          <button
            type="button"
            className="btn small quiet wordless"
            title={t("puzzles.edit")}
            data-puzzle="edit"
            onClick={edit}
          >
            <Icon name="pencil" size={17} />
            <span>{t("puzzles.edit")}</span>
          </button>
          {isSolved && next !== undefined ? (
            <Link to={`/puzzles/${face.id}/${next.id}`} className="btn small primary">
              {t("puzzles.next")}
            </Link>
          ) : (
            <Link to="/puzzles" className="btn small quiet wordless">
              <Icon name="log" size={17} />
              <span>{t("puzzles.all")}</span>
            </Link>
          )}
        </div>
      </section>
      <div className="stage">{last === undefined ? null : <Table feed={feed} leave={() => go("/puzzles")} />}</div>
      {isHands ? (
        <Popover label={t("puzzles.hands")} close={() => setHands(false)}>
          <ul className="puzzle-hands">
            {views.map((view, seat) =>
              seat === puzzle.seat ? null : (
                <li key={seat}>
                  <b>{voice.called(`player/${seat}`)}</b> {engine.meter.hand(view).map(voice.called).join(", ") || "–"}
                </li>
              ),
            )}
          </ul>
        </Popover>
      ) : null}
    </div>
  );

  function verdictInWords(told: FromPuzzle | undefined): string {
    if (told?.tells === "broken") return t("puzzles.broken");
    if (told?.tells === "refused") return t("lines.refused");
    if (told?.tells === "shown" && right > 0) return t("puzzles.right");
    if (told?.tells !== "wrong") return "";
    if (told.question === undefined || told.value === undefined) return t("puzzles.wrong");
    return t("puzzles.refuted", {
      who: voice.called(`player/${told.question.who}`),
      what: answerInWords(voice, told.question, told.value),
    });
  }
}

function tableInfo(game: string, seats: number, you: number): TableInfo {
  return {
    id: "",
    game,
    settings: {},
    options: { public: false, spectators: false, courtesy: false, pace: "human", clock: { per: "none", seconds: 0 } },
    status: "playing",
    created: 0,
    changed: 0,
    seats: Array.from({ length: seats }, () => ({ kind: "open" as const })),
    you,
    owner: false,
  };
}
