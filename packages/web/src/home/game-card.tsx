import { type ReactNode, Suspense, useState } from "react";
import { GAMES } from "../games.ts";
import { useBotWords } from "../levels/bot-words.ts";
import { chooseLevel, levelsOf, useLevel } from "../levels/level.ts";
import { LevelChoice } from "../levels/level-choice.tsx";
import { Link } from "../link.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { practise } from "./practise.ts";
import "./game-card.css";

/** A game as the home page offers it. `isFirst`: there is nothing more urgent to do on the page. */
export function GameCard({
  game,
  isFirst,
  isOffline,
}: {
  readonly game: string;
  readonly isFirst: boolean;
  /** The game is played in this browser then. */
  readonly isOffline: boolean;
}): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { busy, problem, run } = useAction();
  const { title: said, about, facts, practice, bots, Poster } = GAMES[game];
  const levels = levelsOf(bots);
  const level = useLevel(levels);
  const botWords = useBotWords();
  const [isAsking, ask] = useState(false);
  const start = async (bot: string) => {
    if (!isOffline) return practise(game, practice, bot);
    return (await import("../offline/practise-here.ts")).practiseHere(game, bot);
  };
  const choose = (bot: string) => {
    chooseLevel(bot);
    ask(false);
    run(() => start(bot));
  };
  const title = said[language];
  return (
    <article className={`panel game-card ${isAsking ? "asking" : ""}`} aria-label={title}>
      <div className="game-picture">
        <Suspense>
          <Poster />
        </Suspense>
      </div>
      <div className="game-body">
        <div className="game-head">
          <h3>{title}</h3>
          <p>{facts.map((fact) => fact[language]).join(" · ")}</p>
        </div>
        <p>{about[language]}</p>
        <p className="game-links">
          <Link to={`/guide/${game}`} className="quiet-link">
            {t("card.guide")}
          </Link>
          <Link to={`/rules/${game}`} className="quiet-link">
            {t("card.rules")}
          </Link>
        </p>
        {isAsking ? (
          <LevelChoice levels={levels} level={level} choose={choose} leave={() => ask(false)} />
        ) : (
          <div className="game-buttons">
            {isOffline ? null : (
              <Link to={`/new/${game}`} className="btn">
                {t("card.new")}
              </Link>
            )}
            <button
              type="button"
              className={`btn ${isFirst ? "primary" : ""}`}
              disabled={busy}
              data-practice={game}
              onClick={() => (level === undefined ? ask(true) : run(() => start(level)))}
            >
              {t(busy ? "card.dealing" : "card.practice")}
            </button>
            {level === undefined ? null : (
              <p className="level-now">
                {t("level.now", { how: botWords(level) })}
                <button type="button" className="quiet-link" onClick={() => ask(true)}>
                  {t("level.change")}
                </button>
              </p>
            )}
          </div>
        )}
        <Problem problem={problem} />
      </div>
    </article>
  );
}
