import type { ReactNode } from "react";
import { Mark, Wordmark } from "../art/glyphs.tsx";
import { Link } from "../link.tsx";
import { pathNow } from "../net/place.ts";
import { useWords } from "../words/words.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { PersonButton } from "./person-button.tsx";
import "./top-bar.css";

const PLACES = [
  { to: "/", words: "top.tables" },
  { to: "/replay", words: "top.replays" },
  { to: "/study", words: "top.study" },
  { to: "/rules", words: "top.rules" },
  { to: "/lab", words: "top.lab" },
] as const;

/** The bar on top of every page that is not a table. */
export function TopBar(): ReactNode {
  const t = useWords();
  return (
    <header className="top-bar">
      <Link to="/" className="brand" label={t("top.brand")}>
        <Mark height={34} />
        <Wordmark height={18} strokeWidth={2.8} />
      </Link>
      <nav aria-label={t("top.pages")}>
        {PLACES.map(({ to, words }) => (
          <Link key={to} to={to} className={isHere(to, pathNow()) ? "here" : ""}>
            {t(words)}
          </Link>
        ))}
      </nav>
      <LanguageSwitch />
      <PersonButton />
    </header>
  );
}

/** Pages of one kind (`/rules/cosmic`, `/rules/race`) share their place in the bar. */
function isHere(to: string, path: string): boolean {
  return to.split("/")[1] === path.split("/")[1];
}
