import type { ReactNode } from "react";
import { GAMES } from "../games.ts";
import { Link } from "../link.tsx";
import { useLanguage } from "../words/words.ts";
import "./game-tabs.css";

/** From the rules of one game to those of another. */
export function GameTabs({ game }: { readonly game: string }): ReactNode {
  const language = useLanguage();
  return (
    <nav className="game-tabs">
      {Object.entries(GAMES).map(([id, { title }]) => (
        <Link key={id} to={`/rules/${id}`} className={id === game ? "here" : ""}>
          {title[language]}
        </Link>
      ))}
    </nav>
  );
}
