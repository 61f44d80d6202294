import type { SettingChoice } from "@hypergate/kernel";
import type { GameFacts, TableInfo } from "@hypergate/wire";
import { clockInWords, endInWords } from "@hypergate/wire/clocks";
import type { ReactNode } from "react";
import type { SettingWords } from "../game/setting-words.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { choicesOf, planOf, valuesOf } from "./plan.ts";
import { usePresetWords } from "./preset-words.ts";
import { settingAbout, settingName, valueWords } from "./setting-words.ts";
import { useSettingWords } from "./use-setting-words.ts";

/** The settings of a table in words: what is special about it first, the rest folded away. */
export function TableSettings({ facts, info }: { readonly facts: GameFacts; readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const words = useSettingWords(info.game);
  const { nameOf } = usePresetWords(info.game);
  const plan = planOf(facts, { ...info, players: info.seats.length });
  const values = valuesOf(facts, plan);
  const choices = choicesOf(facts, plan);
  const changed = choices.filter(({ name }) => plan.changed[name] !== undefined);
  const listed = (some: readonly SettingChoice[], has: SettingWords) =>
    some.map((choice) => <Line key={choice.name} words={has} choice={choice} value={values[choice.name]} />);
  return (
    <>
      <p>
        <b>{nameOf(plan.preset)}</b>
      </p>
      {words === undefined || changed.length === 0 ? null : <dl>{listed(changed, words)}</dl>}
      <OptionLines info={info} />
      {words === undefined ? null : (
        <details>
          <summary>{t("lobby.allSettings")}</summary>
          <dl>{listed(choices, words)}</dl>
        </details>
      )}
    </>
  );
}

function Line({
  words,
  choice,
  value,
}: {
  readonly words: SettingWords;
  readonly choice: SettingChoice;
  readonly value: ReturnType<typeof valuesOf>[string] | undefined;
}): ReactNode {
  const language = useLanguage();
  if (value === undefined) return null;
  return (
    <div title={settingAbout(words, language, choice.name)}>
      <dt>{settingName(words, language, choice.name)}</dt>
      <dd>{valueWords(words, language, choice, value)}</dd>
    </div>
  );
}

function OptionLines({ info: { options } }: { readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  return (
    <ul className="lobby-options">
      <li>{t(options.public ? "lobby.public" : "lobby.private")}</li>
      <li>{t(options.spectators ? "lobby.watched" : "lobby.unwatched")}</li>
      <li>
        {clockInWords(language, options.clock)}
        <small>{endInWords(language, options.clock)}</small>
      </li>
    </ul>
  );
}
