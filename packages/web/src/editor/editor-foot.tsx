/** Under the editor: whether the position is possible, and what can be done with it. */
import type { Seat } from "@hypergate/kernel";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { Icon } from "../art/icons.tsx";
import type { Draft, GameEditor, Impossible, Speech } from "../game/editor.ts";
import { checkedPuzzle } from "../game/own-puzzle.ts";
import { GAMES } from "../games.ts";
import { saveAs } from "../here/files.ts";
import { useReach } from "../net/reach.ts";
import { beginStudy, EVERYBODY, USUAL_BOT } from "../study/begin-study.ts";
import { scenariosOf } from "../study/game-study.ts";
import { pack } from "../study/packing.ts";
import { rootOf } from "../study/root.ts";
import { MOST_LETTERS } from "../study/shared-study.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Engine } from "../table/meter.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Popover } from "../ui/popover.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { MakePuzzle } from "./make-puzzle.tsx";

interface FootProps {
  readonly face: GameFace;
  readonly engine: Engine;
  readonly editor: GameEditor;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  readonly impossible: readonly Impossible[];
  readonly seat: Seat;
  readonly speech: Speech;
}

export function EditorFoot(props: FootProps): ReactNode {
  const { draft, change, undo, redo, impossible, editor } = props;
  const t = useWords();
  const [sheet, setSheet] = useState<"share" | "puzzle">();
  const close = () => setSheet(undefined);
  const [problem, setProblem] = useState<string>();
  const steps = Array.isArray(draft.play) ? draft.play.length : 0;
  const isFine = impossible.length === 0;
  const play = (isWhatIf: boolean) => playDraft(props, isWhatIf, t("editor.name")).then(setProblem);
  return (
    <footer className="editor-foot">
      <p className={isFine ? "editor-state fine" : "editor-state"} role="status">
        <Icon name={isFine ? "check" : "close"} size={16} />
        <span>{problem ?? (isFine ? t("editor.fine") : impossible.map(({ words }) => words).join(" "))}</span>
        {steps === 0 ? null : (
          <span className="muted">
            {t("editor.steps", { n: steps })}{" "}
            <button type="button" className="quiet-link" onClick={() => change({ ...draft, play: [] })}>
              {t("editor.forget")}
            </button>
          </span>
        )}
      </p>
      <div className="editor-buttons">
        <button
          type="button"
          className="iconbtn"
          disabled={undo === undefined}
          aria-label={t("editor.undo")}
          onClick={undo}
        >
          <Icon name="undo" size={17} />
        </button>
        <button
          type="button"
          className="iconbtn"
          disabled={redo === undefined}
          aria-label={t("editor.redo")}
          onClick={redo}
        >
          <span className="turned">
            <Icon name="undo" size={17} />
          </span>
        </button>
        <button type="button" className="btn small" data-editor="more" onClick={() => setSheet("share")}>
          <Icon name="more" size={16} />
          <span className="editor-words">{t("editor.share")}</span>
        </button>
        <button
          type="button"
          className="btn small"
          data-editor="puzzle"
          disabled={!isFine}
          onClick={() => setSheet("puzzle")}
        >
          {t("puzzle.make")}
        </button>
        <button
          type="button"
          className="btn small"
          data-editor="whatIf"
          disabled={!isFine}
          title={t("editor.whatIfAbout")}
          onClick={() => void play(true)}
        >
          {t("editor.whatIf")}
        </button>
        <button
          type="button"
          className="btn small primary"
          data-editor="play"
          disabled={!isFine}
          onClick={() => void play(false)}
        >
          {t("editor.play")}
        </button>
      </div>
      {sheet === "share" ? (
        <Popover label={t("editor.share")} close={close}>
          <Sharing {...props} isFine={isFine} players={editor.players} close={close} />
        </Popover>
      ) : null}
      {sheet === "puzzle" ? (
        <Popover label={t("puzzle.make")} close={close} className="wide">
          <MakePuzzle {...{ game: props.face.id, editor, draft, seat: props.seat, speech: props.speech }} />
        </Popover>
      ) : null}
    </footer>
  );
}

/** Begins a study at the position; what went wrong, in words. */
async function playDraft(
  { face, engine, editor, draft, seat, speech }: FootProps,
  isWhatIf: boolean,
  name: string,
): Promise<string | undefined> {
  const scenarios = await scenariosOf(face.id);
  const { played, findings } = scenarios.read(draft, speech.language);
  if (played === undefined) return findings[0];
  const { names } = speech;
  await beginStudy({
    name: typeof draft.title === "string" ? draft.title : `${name}: ${GAMES[face.id].title[speech.language]}`,
    root: { ...rootOf(played), version: engine.rules.version },
    names: Array.from({ length: editor.seats(draft) }, (_, one) => names[one]),
    seat,
    bot: isWhatIf ? EVERYBODY : USUAL_BOT,
  });
  return undefined;
}

function Sharing(
  props: FootProps & {
    readonly isFine: boolean;
    readonly players: readonly [number, number];
    readonly close: () => void;
  },
): ReactNode {
  const { face, editor, draft, change, isFine, players, close } = props;
  const t = useWords();
  const language = useLanguage();
  const { share } = useReach();
  const [link, setLink] = useState<string>();
  const [isUnread, setUnread] = useState(false);
  const [least, most] = players;
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    const found = await file
      .text()
      .then((text) => {
        const value = JSON.parse(text) as unknown;
        return editor.complete(checkedPuzzle(value)?.document ?? value);
      })
      .catch(() => undefined);
    if (found === undefined) return setUnread(true);
    change(found);
    close();
  };
  const makeLink = async () => {
    const packed = await pack(draft);
    setLink(packed.length > MOST_LETTERS ? "" : share(`/editor/${face.id}#${packed}`));
  };
  return (
    <div className="editor-menu">
      <label className="line-form">
        {t("editor.new")}
        <select
          value=""
          onChange={(event) => {
            change(editor.blank(Number(event.target.value)));
            close();
          }}
        >
          <option value="">–</option>
          {Array.from({ length: most - least + 1 }, (_, i) => (
            <option key={i} value={least + i}>
              {t("editor.players", { n: least + i })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="btn"
        data-editor="save"
        onClick={() => saveAs(`hypergate-position-${face.id}.json`, draft)}
      >
        {t("editor.save")}
      </button>
      <label className="btn">
        {t("editor.read")}
        <input type="file" className="sr-only" accept="application/json,.json" onChange={(event) => void read(event)} />
      </label>
      {isUnread ? <p role="alert">{t("editor.unread")}</p> : null}
      <button type="button" className="btn" data-editor="link" disabled={!isFine} onClick={() => void makeLink()}>
        {t("editor.link")}
      </button>
      {link === undefined ? null : link === "" ? (
        <p role="status">{t("editor.tooLong")}</p>
      ) : (
        <CopyField text={link} label={t("editor.link")} />
      )}
      <p className="muted">{GAMES[face.id].title[language]}</p>
    </div>
  );
}
