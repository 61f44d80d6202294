import { rulebook } from "@hypergate/race/rulebook";
import { type ReactNode, useState } from "react";
import { useLanguage } from "../words/words.ts";
import { useWords } from "./words/words.ts";
import "./rules.css";

/** The statements the table plays by, to be searched. */
export default function Rules(): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const [wanted, setWanted] = useState("");
  const word = wanted.trim().toLowerCase();
  const found = rulebook.filter(
    (one) => word === "" || one.id.toLowerCase() === word || one[language].toLowerCase().includes(word),
  );
  return (
    <div className="race-rules">
      <p className="muted">{t("race.rules.intro")}</p>
      <input
        type="search"
        value={wanted}
        placeholder={t("race.rules.search")}
        aria-label={t("race.rules.search")}
        onChange={(event) => setWanted(event.target.value)}
      />
      <dl>
        {found.map((one) => (
          <div key={one.id}>
            <dt>{one.id}</dt>
            <dd>{one[language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
