import { powerTitle, texts } from "@hypergate/race/client";
import { type ReactNode, useMemo, useState } from "react";
import { ruleEntries } from "../game/entry.ts";
import { indexOf, search } from "../game/search.ts";
import { Link } from "../link.tsx";
import { useLanguage } from "../words/words.ts";
import { useRace } from "./context.tsx";
import { rulesInForce } from "./logic/rules-in-force.ts";
import { useWords } from "./words/words.ts";
import "./rules.css";
import "../words/study-words.ts";

/** The statements this table plays by, to be searched by words; those of boxes and settings it does not use are left out. */
export default function Rules(): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const { settings } = useRace().table;
  const [wanted, setWanted] = useState("");
  const index = useMemo(
    () => indexOf(ruleEntries("", rulesInForce(settings), titleOf), language),
    [settings, language],
  );
  const found = search(index, { words: wanted });
  return (
    <div className="race-rules">
      <Link to="/rules/race" className="btn small">
        {t("how.title")}
      </Link>
      <p className="muted">{t("race.rules.intro")}</p>
      <input
        type="search"
        value={wanted}
        placeholder={t("race.rules.search")}
        aria-label={t("race.rules.search")}
        onChange={(event) => setWanted(event.target.value)}
      />
      <dl>
        {found.map(({ id, name, text }) => (
          <div key={id}>
            <dt>{name[language]}</dt>
            <dd>{text[language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function titleOf(id: string) {
  return powerTitle(id) ?? texts[`goal/${id}`];
}
