/** Where studies are found: those kept here, and files. */
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { Page } from "../page/page.tsx";
import { go } from "../route.ts";
import { handOver } from "../story/opened-story.ts";
import { GameSign } from "../table-lists/game-sign.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { FilePlace } from "./file-place.tsx";
import { dropStudy, keptStudies } from "./kept-studies.ts";
import type { Study } from "./lines.ts";
import "./study-list.css";

export function StudyList(): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [studies, setStudies] = useState<readonly Study[]>([]);
  const read = useCallback(() => void keptStudies().then(setStudies), []);
  useEffect(read, [read]);
  return (
    <Page className="study-list">
      <main>
        <h1>{t("studies.title")}</h1>
        <p className="study-about">{t("studies.about")}</p>
        <section className="study-ways">
          <Link to="/puzzles" className="panel study-way">
            <GameSign game="cosmic" seat={1} size={40} />
            <b>{t("studies.puzzles")}</b>
          </Link>
          {Object.entries(GAMES).map(([game, { title }]) => (
            <Link key={game} to={`/editor/${game}`} className="panel study-way">
              <GameSign game={game} seat={undefined} size={40} />
              <span>
                <b>{t("studies.editor")}</b>
                <small>{title[language]}</small>
              </span>
            </Link>
          ))}
        </section>
        <section>
          <h2>{t("studies.yours")}</h2>
          {studies.length === 0 ? (
            <div className="panel study-none">
              <p>{t("studies.none")}</p>
              <Link to="/replay" className="btn">
                {t("studies.replays")}
              </Link>
            </div>
          ) : (
            <ul className="panel study-rows">
              {studies.map((study) => (
                <li key={study.id}>
                  <StudyRow study={study} changed={read} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h2>{t("studies.file")}</h2>
          <FilePlace
            open={(story) => {
              handOver(story);
              go("/replay");
            }}
          />
        </section>
      </main>
    </Page>
  );
}

function StudyRow({ study, changed }: { readonly study: Study; readonly changed: () => void }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [isAsked, ask] = useState(false);
  const { id, game, name, lines } = study;
  const when = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(study.changed);
  return (
    <div className="study-row" data-kept={id}>
      <GameSign game={game} seat={study.seat} size={36} />
      <span className="grow">
        <b>{name === "" ? GAMES[game]?.title[language] : name}</b>
        <small>
          {t("lines.open", { n: lines.length })} · {when}
        </small>
      </span>
      <Link to={`/study/${id}`} className="btn small primary">
        {t("studies.open")}
      </Link>
      <button
        type="button"
        className="btn small quiet"
        onBlur={() => ask(false)}
        onClick={() => (isAsked ? void dropStudy(id).then(changed) : ask(true))}
      >
        {t(isAsked ? "studies.reallyDelete" : "studies.delete")}
      </button>
    </div>
  );
}
