/** A position becomes a puzzle: who solves it, what is to be reached, and whether exactly one answer reaches it. */
import { answerInWords, type Seat } from "@hypergate/kernel";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Icon } from "../art/icons.tsx";
import type { Draft, GameEditor, Speech } from "../game/editor.ts";
import { MOST_LETTERS, OWN_FORMAT, type OwnPuzzle } from "../game/own-puzzle.ts";
import type { PuzzleGoal } from "../game/puzzle.ts";
import { saveAs } from "../here/files.ts";
import { useReach } from "../net/reach.ts";
import type { FromPuzzle, ToPuzzle } from "../puzzle/messages.ts";
import type { Proof } from "../puzzle/proof.ts";
import { go } from "../route.ts";
import { puzzlesOf } from "../study/game-study.ts";
import { pack } from "../study/packing.ts";
import { MOST_LETTERS as LINK_LETTERS } from "../study/shared-study.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { useWords } from "../words/words.ts";
import "./make-puzzle.css";

interface MakePuzzleProps {
  readonly game: string;
  readonly editor: GameEditor;
  readonly draft: Draft;
  readonly seat: Seat;
  readonly speech: Speech;
}

/** Answers that are named before it says how many more there are. */
const MOST_NAMED = 3;

export function MakePuzzle({ game, editor, draft, seat: first, speech }: MakePuzzleProps): ReactNode {
  const t = useWords();
  const [goals, setGoals] = useState<readonly PuzzleGoal[]>([]);
  const [seat, setSeat] = useState(first);
  const [goalId, setGoalId] = useState("");
  const [words, setWords] = useState({ title: "", task: "", hint: "" });
  useEffect(() => void puzzlesOf(game).then((found) => setGoals(found.goals)), [game]);
  const goal = goals.find(({ id }) => id === goalId) ?? goals[0];
  const proof = useProof(game, draft, seat, goal);
  const own: OwnPuzzle = { format: OWN_FORMAT, game, ...words, seat, goal: goal?.id ?? "", document: draft };
  const write = (change: Partial<typeof words>) => setWords((now) => ({ ...now, ...change }));
  const isFine = proof?.is === "counted" && proof.winning.length === 1;
  return (
    <div className="make-puzzle">
      <p className="muted">{t("puzzle.about")}</p>
      <div className="make-puzzle-row">
        <label>
          {t("puzzle.seat")}
          <select value={seat} onChange={({ target }) => setSeat(Number(target.value))}>
            {Array.from({ length: editor.seats(draft) }, (_, one) => (
              <option key={one} value={one}>
                {speech.called(`player/${one}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("puzzle.goal")}
          <select value={goal?.id} onChange={({ target }) => setGoalId(target.value)} data-puzzle="goal">
            {goals.map(({ id, name }) => (
              <option key={id} value={id}>
                {t(name)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ProofLine proof={proof} speech={speech} />
      <label>
        {t("puzzle.name")}
        <input
          value={words.title}
          maxLength={MOST_LETTERS.title}
          placeholder={t("puzzles.untitled")}
          onChange={({ target }) => write({ title: target.value })}
        />
      </label>
      <label>
        {t("puzzle.task")}
        <textarea
          rows={2}
          value={words.task}
          maxLength={MOST_LETTERS.task}
          placeholder={goal === undefined ? "" : t(goal.task)}
          onChange={({ target }) => write({ task: target.value })}
        />
      </label>
      <label>
        {t("puzzle.hint")}
        <textarea
          rows={2}
          value={words.hint}
          maxLength={MOST_LETTERS.hint}
          placeholder={t("puzzle.hintAbout")}
          onChange={({ target }) => write({ hint: target.value })}
        />
      </label>
      <PassOn own={own} isFine={isFine} />
    </div>
  );
}

/** Nothing while everything is being played out. */
function useProof(game: string, draft: Draft, seat: Seat, goal: PuzzleGoal | undefined): Proof | undefined {
  const asked = useMemo<OwnPuzzle | undefined>(
    () =>
      goal === undefined
        ? undefined
        : { format: OWN_FORMAT, game, title: "", task: "", hint: "", seat, goal: goal.id, document: draft },
    [game, draft, seat, goal],
  );
  const [told, setTold] = useState<{ readonly of: OwnPuzzle; readonly proof: Proof }>();
  useEffect(() => {
    if (asked === undefined) return;
    const worker = new Worker(new URL("../puzzle/puzzle-worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<FromPuzzle>) => {
      if (data.tells === "proved") setTold({ of: asked, proof: data.proof });
      else if (data.tells === "broken") setTold({ of: asked, proof: { is: "unplayable" } });
    });
    worker.postMessage({ do: "prove", puzzle: asked } satisfies ToPuzzle);
    return () => worker.terminate();
  }, [asked]);
  return told !== undefined && told.of === asked ? told.proof : undefined;
}

function ProofLine({ proof, speech }: { readonly proof: Proof | undefined; readonly speech: Speech }): ReactNode {
  const t = useWords();
  const isFine = proof?.is === "counted" && proof.winning.length === 1;
  const state = proof === undefined ? "running" : isFine ? "fine" : "wrong";
  return (
    <p className={`make-puzzle-proof ${state}`} role="status" data-proof={proof?.is ?? "running"}>
      {proof === undefined ? null : <Icon name={isFine ? "check" : "close"} size={16} />}
      <span>{proof === undefined ? t("puzzle.running") : inWords(proof)}</span>
    </p>
  );

  function inWords(found: Proof): string {
    if (found.is !== "counted") return t(`puzzle.${found.is}`);
    const { winning, of, question, isForAnyDeck } = found;
    if (winning.length === 0) return t("puzzle.none", { of });
    const list = new Intl.ListFormat(speech.language, { type: "unit" });
    const voice = { t: speech.t, called: speech.called, listed: (all: readonly string[]) => list.format(all) };
    const named = winning.slice(0, MOST_NAMED).map((value) => answerInWords(voice, question, value));
    if (winning.length > 1) return t("puzzle.several", { n: winning.length, of, what: named.join(" · ") });
    return `${t("puzzle.one", { of, what: named[0] })} ${t(isForAnyDeck ? "puzzle.anyDeck" : "puzzle.thisDeck")}`;
  }
}

/** By link or file, once it is a puzzle. */
function PassOn({ own, isFine }: { readonly own: OwnPuzzle; readonly isFine: boolean }): ReactNode {
  const t = useWords();
  const { share } = useReach();
  const [made, setMade] = useState<{ readonly of: string; readonly link: string | undefined }>();
  const key = JSON.stringify(own);
  const makeLink = async () => {
    const packed = await pack(own);
    const link = packed.length > LINK_LETTERS ? undefined : share(`/puzzles/${own.game}#${packed}`);
    setMade({ of: key, link });
  };
  const tryIt = async () => go(`/puzzles/${own.game}#${await pack(own)}`);
  return (
    <>
      <div className="make-puzzle-buttons">
        <button
          type="button"
          className="btn small"
          data-puzzle="file"
          disabled={!isFine}
          onClick={() => saveAs(`hypergate-puzzle-${own.game}.json`, own)}
        >
          {t("editor.save")}
        </button>
        <button
          type="button"
          className="btn small"
          data-puzzle="link"
          disabled={!isFine}
          onClick={() => void makeLink()}
        >
          <Icon name="link" size={15} /> {t("puzzle.link")}
        </button>
        <button
          type="button"
          className="btn small primary"
          data-puzzle="try"
          disabled={!isFine}
          onClick={() => void tryIt()}
        >
          {t("puzzle.try")}
        </button>
      </div>
      {!isFine || made?.of !== key ? null : made.link === undefined ? (
        <p role="status">{t("editor.tooLong")}</p>
      ) : (
        <CopyField text={made.link} label={t("puzzle.link")} />
      )}
    </>
  );
}
