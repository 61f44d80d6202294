/** Studies to open: prepared ones, those kept in this browser, and files. */
import { jobsOf, WrongStudy } from "@hypergate/games/study";
import { type ChangeEvent, type ReactNode, useEffect, useState } from "react";
import { Icon } from "../art/icons.tsx";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { closeStudy } from "./current.ts";
import { dropStudy, type KeptHead, keptStudies } from "./kept-studies.ts";
import { type Prepared, prepared, READY, type Ready } from "./prepared.ts";
import { number } from "./sentences.ts";

export function Shelf({ open }: { readonly open: (file: unknown) => void }): ReactNode {
  const t = useWords();
  const [fault, setFault] = useState<string>();
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return;
    try {
      setFault(undefined);
      open(JSON.parse(await file.text()));
    } catch (problem) {
      setFault(problem instanceof WrongStudy || problem instanceof SyntaxError ? problem.message : String(problem));
    }
  };
  return (
    <div className="lab-shelf">
      <KeptList />
      <section>
        <h2>{t("lab.ready")}</h2>
        <p className="muted">{t("lab.readyAbout")}</p>
        <ul className="lab-cards">
          {READY.map((name) => (
            <ReadyCard key={name} name={name} />
          ))}
        </ul>
      </section>
      <p>
        <label className="btn small">
          {t("lab.openFile")}
          <input
            type="file"
            className="sr-only"
            accept="application/json,.json"
            onChange={(event) => void read(event)}
          />
        </label>
      </p>
      {fault === undefined ? null : (
        <p className="field-problem" role="alert">
          {t("lab.fileFault", { why: fault })}
        </p>
      )}
    </div>
  );
}

function ReadyCard({ name }: { readonly name: Ready }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [found, setFound] = useState<Prepared>();
  useEffect(() => {
    void prepared(name).then(setFound);
  }, [name]);
  return (
    <li>
      <Link to={`/lab/ready/${name}`} className="panel lab-card">
        <b>{t(`ready.${name}`)}</b>
        <small>
          {found === undefined
            ? "…"
            : `${GAMES[found.study.game].title[language]} · ${t("lab.readyGames", { n: number(language, found.figures.played) })}`}
        </small>
        <Spark found={found} />
      </Link>
    </li>
  );
}

/** The shares of a study, small: a line for the fair one, a bar for each, the largest first. */
function Spark({ found }: { readonly found: Prepared | undefined }): ReactNode {
  if (found === undefined) return <span className="lab-spark" />;
  const { chairs, kinds } = found.figures.lineUps[0];
  const shares = (found.study.lineUps[0].chairs.length > 1 ? chairs : kinds).toSorted((a, b) => b.share - a.share);
  const most = Math.max(...shares.map(({ share }) => share));
  return (
    <span className="lab-spark" aria-hidden="true">
      {shares.map(({ item, share, low, high, fair }) => (
        <i
          key={item}
          className={low > fair ? "more" : high < fair ? "less" : ""}
          style={{ height: `${(100 * share) / most}%` }}
        />
      ))}
    </span>
  );
}

function KeptList(): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [kept, setKept] = useState<readonly KeptHead[]>([]);
  useEffect(() => {
    void keptStudies().then(setKept);
  }, []);
  const forget = async (id: string) => {
    closeStudy(id);
    await dropStudy(id);
    setKept(await keptStudies());
  };
  if (kept.length === 0) return null;
  return (
    <section>
      <h2>{t("lab.kept")}</h2>
      <ul className="lab-kept">
        {kept.map(({ id, study, changed, played }) => {
          const name = `${study.name ?? GAMES[study.game]?.title[language] ?? study.game}, ${new Date(changed).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" })}`;
          return (
            <li key={id}>
              <Link to={`/lab/${id}`}>{name}</Link>
              <small>
                {t("lab.keptRow", { played: number(language, played), of: number(language, jobsOf(study)) })}
              </small>
              <button
                type="button"
                className="iconbtn"
                aria-label={t("lab.forget", { name })}
                onClick={() => void forget(id)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
