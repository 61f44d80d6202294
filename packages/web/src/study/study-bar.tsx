/** Under the table of a study: back and forth, which line, against whom, and passing it on. */
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useStore } from "zustand";
import { Icon } from "../art/icons.tsx";
import { useReach } from "../net/reach.ts";
import { useVoice } from "../story/voice.ts";
import { CopyField } from "../ui/copy-field.tsx";
import { Popover } from "../ui/popover.tsx";
import { useWords } from "../words/words.ts";
import { BotChoice } from "./bot-choice.tsx";
import { lineIn } from "./lines.ts";
import { LinesPanel, nameOfLine } from "./lines-panel.tsx";
import { saveStudy } from "./save-study.ts";
import { linkTo } from "./shared-study.ts";
import { StepsSheet } from "./steps-sheet.tsx";
import type { StudyProps } from "./study-props.ts";

export function StudyBar(props: StudyProps): ReactNode {
  const { feed, face } = props;
  const t = useWords();
  const study = useStore(feed.studied, (state) => state.study);
  const [sheet, setSheet] = useState<"lines" | "share" | "steps">();
  const line = lineIn(study, study.line);
  const isAtEnd = study.at >= line.answers.length;
  const close = () => setSheet(undefined);
  return (
    <div className="study-bar" role="group" aria-label={t("lines.label")}>
      <div className="study-steps">
        <button
          type="button"
          className="btn small"
          data-study="back"
          disabled={study.at === 0}
          onClick={() => feed.send({ do: "back" })}
        >
          <Icon name="undo" size={16} />
          <span className="study-words">{t("lines.back")}</span>
        </button>
        <button
          type="button"
          className="btn small"
          data-study="forth"
          disabled={isAtEnd}
          aria-label={t("lines.forth")}
          title={t("lines.forth")}
          onClick={() => feed.send({ do: "forth" })}
        >
          <span className="turned">
            <Icon name="undo" size={16} />
          </span>
        </button>
        {isAtEnd ? null : (
          <button type="button" className="btn small" data-study="part" onClick={() => feed.send({ do: "part" })}>
            <Icon name="plus" size={15} />
            <span className="study-words">{t("lines.part")}</span>
          </button>
        )}
      </div>
      <button type="button" className="study-line" data-study="lines" onClick={() => setSheet("lines")}>
        <b>{nameOfLine(t, line)}</b>
        <small>
          {study.name} · {t("lines.open", { n: study.lines.length })}
        </small>
        <Icon name="down" size={14} />
      </button>
      <div className="study-choices">
        <Company feed={feed} face={face} />
        <button type="button" className="btn small" data-study="steps" onClick={() => setSheet("steps")}>
          <Icon name="log" size={15} />
          <span className="study-words">{t("lines.steps")}</span>
        </button>
        <Suspense>
          <props.Edit
            key={`${study.line} ${study.at}`}
            engine={props.engine}
            game={study.game}
            momentNow={() => ({
              ...study.root,
              answers: [...study.root.answers, ...line.answers.slice(0, study.at)],
            })}
          />
        </Suspense>
        <button type="button" className="btn small" data-study="share" onClick={() => setSheet("share")}>
          <Icon name="link" size={15} />
          <span className="study-words">{t("lines.share")}</span>
        </button>
      </div>
      {sheet === "lines" ? (
        <Popover label={t("lines.title")} close={close} className="lines-sheet wide">
          <Company feed={feed} face={face} />
          <LinesPanel {...props} close={close} />
        </Popover>
      ) : null}
      {sheet === "steps" ? (
        <Popover label={t("lines.steps")} close={close} className="wide">
          <StepsSheet {...props} />
        </Popover>
      ) : null}
      {sheet === "share" ? (
        <Popover label={t("lines.share")} close={close}>
          <Sharing {...props} />
        </Popover>
      ) : null}
    </div>
  );
}

/** Which seat is the reader's, and how well the others play. On a phone it stands in the sheet of lines. */
function Company({ feed, face }: Pick<StudyProps, "feed" | "face">): ReactNode {
  const t = useWords();
  const { called } = useVoice(feed, face);
  const study = useStore(feed.studied, (state) => state.study);
  return (
    <div className="study-company">
      <label>
        <span className="sr-only">{t("lines.seat")}</span>
        <select value={study.seat} onChange={(event) => feed.send({ do: "set", seat: Number(event.target.value) })}>
          {study.names.map((_, seat) => (
            <option key={seat} value={seat}>
              {called(`player/${seat}`)}
            </option>
          ))}
        </select>
      </label>
      <BotChoice
        label={t("lines.bots")}
        isBare
        hasEverybody
        game={study.game}
        bot={study.bot}
        choose={(bot) => feed.send({ do: "set", bot })}
      />
    </div>
  );
}

function Sharing({ feed, engine }: StudyProps): ReactNode {
  const t = useWords();
  const { share } = useReach();
  const study = useStore(feed.studied, (state) => state.study);
  const [link, setLink] = useState<string | "tooLong">();
  useEffect(() => {
    let left = false;
    void linkTo(engine.rules, study).then((packed) => {
      if (!left) setLink(packed ?? "tooLong");
    });
    return () => {
      left = true;
    };
  }, [engine, study]);
  return (
    <div className="study-sharing">
      <label className="line-form">
        {t("lines.name")}
        <input
          value={study.name}
          maxLength={80}
          onChange={(event) => feed.send({ do: "set", name: event.target.value })}
        />
      </label>
      {link === undefined ? null : link === "tooLong" ? (
        <p role="status">{t("lines.tooLong")}</p>
      ) : (
        <>
          <p className="muted">{t("lines.linkAbout")}</p>
          <CopyField text={share(`/study#${link}`)} label={t("lines.link")} />
        </>
      )}
      <button type="button" className="btn" data-study="file" onClick={() => saveStudy(study)}>
        {t("lines.file")}
      </button>
    </div>
  );
}
