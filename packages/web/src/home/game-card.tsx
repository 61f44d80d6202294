import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { type MessageId, useLanguage, useWords } from "../words/words.ts";
import { practise } from "./practise.ts";
import "./game-card.css";

interface Poster {
  readonly Picture: ComponentType;
  readonly about: MessageId;
  readonly facts: readonly MessageId[];
}

const CosmicPicture = lazy(() => import("../cosmic/poster.tsx"));
const RacePicture = lazy(() => import("../race/poster.tsx"));

const POSTERS: Readonly<Record<string, Poster>> = {
  cosmic: { Picture: CosmicPicture, about: "cosmic.about", facts: ["cosmic.players", "cosmic.box"] },
  race: { Picture: RacePicture, about: "race.about", facts: ["race.players", "race.box"] },
};

/** A game as the home page offers it. `isFirst`: there is nothing more urgent to do on the page. */
export function GameCard({ game, isFirst }: { readonly game: string; readonly isFirst: boolean }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { busy, problem, run } = useAction();
  const { Picture, about, facts } = POSTERS[game];
  const title = GAMES[game].title[language];
  return (
    <article className="panel game-card" aria-label={title}>
      <div className="game-picture">
        <Suspense>
          <Picture />
        </Suspense>
      </div>
      <div className="game-body">
        <div className="game-head">
          <h3>{title}</h3>
          <p>{facts.map((fact) => t(fact)).join(" · ")}</p>
        </div>
        <p>{t(about)}</p>
        <p className="game-links">
          <Link to={`/guide/${game}`} className="quiet-link">
            {t("card.guide")}
          </Link>
          <Link to={`/rules/${game}`} className="quiet-link">
            {t("card.rules")}
          </Link>
        </p>
        <div className="game-buttons">
          <Link to={`/new/${game}`} className="btn">
            {t("card.new")}
          </Link>
          <button
            type="button"
            className={`btn ${isFirst ? "primary" : ""}`}
            disabled={busy}
            onClick={() => run(() => practise(game))}
          >
            {t(busy ? "card.dealing" : "card.practice")}
          </button>
        </div>
        <Problem problem={problem} />
      </div>
    </article>
  );
}
