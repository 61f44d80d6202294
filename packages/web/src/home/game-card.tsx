import { type ReactNode, Suspense, useState } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { BotsChoice } from "./bots-choice.tsx";
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
  const [bot, setBot] = useState("sensible");
  const start = async () => {
    if (!isOffline) return practise(game, practice);
    return (await import("../offline/practise-here.ts")).practiseHere(game, bot);
  };
  const title = said[language];
  return (
    <article className="panel game-card" aria-label={title}>
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
        <div className="game-buttons">
          {isOffline ? (
            <BotsChoice bots={bots} bot={bot} choose={setBot} />
          ) : (
            <Link to={`/new/${game}`} className="btn">
              {t("card.new")}
            </Link>
          )}
          <button
            type="button"
            className={`btn ${isFirst ? "primary" : ""}`}
            disabled={busy}
            onClick={() => run(start)}
          >
            {t(busy ? "card.dealing" : "card.practice")}
          </button>
        </div>
        <Problem problem={problem} />
      </div>
    </article>
  );
}
