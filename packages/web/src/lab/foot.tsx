/** Below the bars: how games end, how long they are, and single ones to look at. */
import type { SimulatedGame } from "@hypergate/games";
import { type Figures, jobsOf, type Notable, type Study } from "@hypergate/games/study";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link } from "../link.tsx";
import { go } from "../route.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { labId } from "./lab-ids.ts";
import { number, percent } from "./sentences.ts";

interface FootProps {
  readonly game: SimulatedGame;
  /** What its single games are called by. */
  readonly id: string;
  readonly study: Study;
  readonly figures: Figures;
  readonly notable: Notable;
}

export function Foot(props: FootProps): ReactNode {
  return (
    <div className="lab-foot">
      <Ends {...props} />
      <Length {...props} />
      <Single {...props} />
    </div>
  );
}

const ENDS = [
  { words: "lab.noWinner", colour: "#3A4670" },
  { words: "lab.oneWinner", colour: "#7DB4FF" },
  { words: "lab.twoWinners", colour: "#C79BFA" },
  { words: "lab.moreWinners", colour: "#6D7BA6" },
] as const;

function Ends({ figures }: FootProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [{ winners, games }] = figures.lineUps;
  const parts = ENDS.map((end, n) => ({
    ...end,
    games: winners
      .filter(({ item }) => (n === 3 ? Number(item) >= n : Number(item) === n))
      .reduce((sum, row) => sum + row.games, 0),
  })).filter((part) => part.games > 0);
  return (
    <section className="panel">
      <h3>{t("lab.ends")}</h3>
      <div className="lab-ends" aria-hidden="true">
        {parts.map((part) => (
          <i key={part.words} style={{ flexGrow: part.games, background: part.colour }} />
        ))}
      </div>
      <p>{parts.map((part) => t(part.words, { share: percent(language, part.games / games) })).join(" · ")}</p>
    </section>
  );
}

function Length({ game, figures }: FootProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { bars, mean, from, to } = figures.lineUps[0].length;
  const most = Math.max(1, ...bars.map((bar) => bar.games));
  return (
    <section className="panel">
      <h3>{t(`lab.length.${game.unit}`)}</h3>
      <div className="lab-lengths" aria-hidden="true">
        {bars.map(({ item, games }) => (
          <i key={item} title={`${item}: ${number(language, games)}`} style={{ height: `${(100 * games) / most}%` }} />
        ))}
      </div>
      <div className="lab-ends-of" aria-hidden="true">
        <span>{bars[0]?.item}</span>
        <span>{bars.at(-1)?.item}</span>
      </div>
      <p>{t("lab.lengthWords", { mean: number(language, mean, 1), from, to })}</p>
    </section>
  );
}

const NOTABLE = ["closest", "shortest", "longest", "crowded"] as const;

function Single({ id, study, notable }: FootProps): ReactNode {
  const t = useWords();
  const [problem, setProblem] = useState<string>();
  const [wanted, setWanted] = useState("");
  const watch = (event: FormEvent) => {
    event.preventDefault();
    const job = Number(wanted) - 1;
    if (!Number.isInteger(job) || job < 0 || job >= jobsOf(study)) setProblem(t("lab.notPlayed"));
    else go(`/replay/${labId(id, job)}`);
  };
  return (
    <section className="panel">
      <h3>{t("lab.single")}</h3>
      <p>{t("lab.singleAbout")}</p>
      <div className="lab-single">
        {NOTABLE.map((name) =>
          notable[name] === undefined ? null : (
            <Link key={name} to={`/replay/${labId(id, notable[name])}`} className="btn small">
              {t(`lab.${name}`)}
            </Link>
          ),
        )}
        <form onSubmit={watch}>
          <input
            aria-label={t("lab.number")}
            placeholder={t("lab.number")}
            inputMode="numeric"
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
          <button type="submit" className="btn small">
            {t("lab.watch")}
          </button>
        </form>
      </div>
      {problem === undefined ? null : (
        <p className="field-problem" role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
