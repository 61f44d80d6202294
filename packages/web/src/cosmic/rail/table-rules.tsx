/** The settings of this table in words, and the way to the rulebook. */
import { learnMessages, messages, say } from "@hypergate/cosmic/client";
import { settings as settingTexts } from "@hypergate/cosmic/setting-texts";
import type { ReactNode } from "react";
import { Link } from "../../link.tsx";
import { useFeed } from "../../table/feed.ts";
import { useCosmic } from "../use-cosmic.tsx";
import { useWords } from "../words/words.ts";
import "./table-rules.css";

learnMessages(settingTexts);

export function TableRules(): ReactNode {
  const { feed, language } = useCosmic();
  const words = useWords();
  const settings = useFeed(feed, (state) => state.info?.settings) ?? {};
  const shown = Object.entries(settings).filter(([name]) => messages[`setting/${name}`] !== undefined);
  return (
    <div className="table-rules">
      <Link to="/rules/cosmic" className="btn small">
        {words("cosmic.allRules")}
      </Link>
      <h3>{words("cosmic.rulesOfTable")}</h3>
      <dl>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{say(language, `setting/${name}`)}</dt>
            <dd>{valueInWords(language, name, value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function valueInWords(language: Parameters<typeof say>[0], name: string, value: unknown): string {
  if (typeof value === "boolean") return say(language, value ? "setting/yes" : "setting/no");
  if (Array.isArray(value)) return value.map((one) => wordFor(language, name, one)).join(", ");
  return wordFor(language, name, value);
}

function wordFor(language: Parameters<typeof say>[0], name: string, value: unknown): string {
  const own = `setting/${name}/${value}`;
  return messages[own] === undefined ? String(value) : say(language, own);
}
