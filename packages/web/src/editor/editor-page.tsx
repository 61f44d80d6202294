/** The position editor: the real table as it would stand, and beside it everything that can be set. */
import type { Seat } from "@hypergate/kernel";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { COLOURS, PAINT } from "../art/colours.ts";
import { Icon } from "../art/icons.tsx";
import type { Draft, GameEditor, Speech } from "../game/editor.ts";
import { takeDraft } from "../game/handed-draft.ts";
import { GAMES } from "../games.ts";
import { NoSuchPage } from "../page/no-such-page.tsx";
import { go } from "../route.ts";
import { unpack } from "../study/packing.ts";
import type { GameFace } from "../table/game-face.ts";
import type { Engine } from "../table/meter.ts";
import { translate, useLanguage, useWords } from "../words/words.ts";
import { ControlRow } from "./controls.tsx";
import { useDragging } from "./dragging.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorTable } from "./editor-table.tsx";
import { useHistory } from "./history.ts";
import "../table/stage.css";
import "../ui/forms.css";
import "./editor.css";
import "../words/editor-words.ts";
import "../words/lines-words.ts";
import "../words/puzzle-words.ts";
import "../words/study-words.ts";
import { editorOf } from "../study/game-study.ts";
import "../words/table-words.ts";

interface Ready {
  readonly face: GameFace;
  readonly engine: Engine;
  readonly editor: GameEditor;
  readonly first: Draft;
}

const USUAL_GAME = "cosmic";
const USUAL_PLAYERS = 4;

export default function EditorPage({ game, shared }: { readonly game: string; readonly shared: string }): ReactNode {
  const which = game === "" ? USUAL_GAME : game;
  const [ready, setReady] = useState<Ready>();
  useEffect(() => {
    let left = false;
    const client = GAMES[which];
    const open = async () => {
      const [face, editor] = await Promise.all([client.loadFace(), editorOf(which)]);
      const engine = await face.loadEngine();
      const sent = shared === "" ? undefined : await unpack(shared).catch(() => undefined);
      const given = sent === undefined ? takeDraft() : editor.complete(sent);
      if (!left) setReady({ face, engine, editor, first: given ?? editor.blank(USUAL_PLAYERS) });
    };
    if (client !== undefined) void open();
    return () => {
      left = true;
    };
  }, [which, shared]);
  if (GAMES[which] === undefined) return <NoSuchPage />;
  return ready === undefined ? <div className="loading" /> : <Editor {...ready} />;
}

function Editor({ face, engine, editor, first }: Ready): ReactNode {
  const t = useWords();
  const { now: draft, change, undo, redo } = useHistory(() => first);
  const [seat, setSeat] = useState<Seat>(0);
  const [isTaking, setTaking] = useState(false);
  const [isTable, setTable] = useState(false);
  const speech = useSpeech(face, editor, draft);
  const seats = editor.seats(draft);
  const mine = Math.min(seat, seats - 1);
  const impossible = useMemo(() => editor.impossible(draft, speech), [editor, draft, speech]);
  const sections = useMemo(() => editor.sections(draft, mine, speech), [editor, draft, mine, speech]);
  const tap = (event: MouseEvent) => {
    const thing = event.target instanceof Element ? event.target.closest("[data-ref]") : null;
    const by = event.shiftKey !== isTaking ? -1 : 1;
    const next = editor.tap?.(draft, thing?.getAttribute("data-ref") ?? "", mine, by);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    change(next);
  };
  const drop = (from: string, to: string) => {
    const next = editor.drag?.(draft, from, to, mine);
    if (next !== undefined) change(next);
  };
  const { handlers, mark } = useDragging(
    (from) => editor.piecesAt?.(draft, from, mine) ?? 0,
    drop,
    PAINT[COLOURS[mine % COLOURS.length]].light,
  );
  const byKey = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const n = Number(event.key);
    if (n >= 1 && n <= seats) setSeat(n - 1);
    else if (event.key === "z" && (event.ctrlKey || event.metaKey)) (event.shiftKey ? redo : undo)?.();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: short cuts for the controls inside.
    <div className={isTable ? "editor table" : "editor"} onKeyDown={byKey}>
      <header className="editor-bar">
        <button type="button" className="iconbtn" aria-label={t("top.brand")} onClick={() => go("/study")}>
          <Icon name="back" size={18} />
        </button>
        <h1>{t("editor.title")}</h1>
        <Seats {...{ editor, draft, speech, seat: mine, setSeat, impossible }} />
        {editor.tap === undefined ? null : (
          <button
            type="button"
            className="btn small editor-mode"
            aria-pressed={isTaking}
            title={t("editor.how")}
            onClick={() => setTaking(!isTaking)}
          >
            <Icon name={isTaking ? "minus" : "plus"} size={14} /> {t(isTaking ? "editor.take" : "editor.put")}
          </button>
        )}
        <button type="button" className="btn small editor-switch" onClick={() => setTable(!isTable)}>
          {t(isTable ? "editor.edit" : "editor.table")}
        </button>
      </header>
      <div className="stage editor-stage" onClickCapture={tap} {...handlers}>
        <EditorTable face={face} engine={engine} state={editor.picture(draft)} seat={mine} names={speech.names} />
        {mark}
      </div>
      <aside className="editor-panel" aria-label={t("editor.panel")}>
        {editor.tap === undefined ? null : <p className="muted editor-how">{t("editor.how")}</p>}
        {sections.map((section) => (
          <details key={section.id} open={section.id === "seat" || section.id === "ships"} data-section={section.id}>
            <summary>{section.title}</summary>
            {section.controls.map((control) => (
              <ControlRow key={control.id} control={control} change={change} />
            ))}
          </details>
        ))}
      </aside>
      <EditorFoot {...{ face, engine, editor, draft, change, undo, redo, impossible, seat: mine, speech }} />
    </div>
  );
}

function useSpeech(face: GameFace, editor: GameEditor, draft: Draft): Speech {
  const language = useLanguage();
  const names = editor.namesIn(draft);
  const key = names.join("\n");
  return useMemo(() => {
    const known = key === "" ? [] : key.split("\n");
    return {
      language,
      names: known,
      called: (ref) => face.nameOf(language, ref, known),
      t: (said, params) => translate(language, said, params),
    };
  }, [face, language, key]);
}

interface SeatsProps {
  readonly editor: GameEditor;
  readonly draft: Draft;
  readonly speech: Speech;
  readonly seat: Seat;
  readonly setSeat: (seat: Seat) => void;
  readonly impossible: readonly { readonly seat?: Seat }[];
}

function Seats({ editor, draft, speech, seat, setSeat, impossible }: SeatsProps): ReactNode {
  const t = useWords();
  const left = editor.left?.(draft);
  return (
    <div className="editor-seats" role="group" aria-label={t("editor.seats")}>
      {Array.from({ length: editor.seats(draft) }, (_, one) => (
        <button
          key={one}
          type="button"
          className={impossible.some((what) => what.seat === one) ? "editor-seat wrong" : "editor-seat"}
          aria-pressed={one === seat}
          style={{ borderColor: one === seat ? PAINT[COLOURS[one % COLOURS.length]].light : undefined }}
          onClick={() => setSeat(one)}
        >
          <i style={{ background: PAINT[COLOURS[one % COLOURS.length]].light }} />
          <b>{speech.called(`player/${one}`)}</b>
          {left === undefined ? null : (
            <small>{t(left[one] < 0 ? "editor.over" : "editor.left", { n: Math.abs(left[one]) })}</small>
          )}
        </button>
      ))}
    </div>
  );
}
