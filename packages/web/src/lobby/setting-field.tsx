import type { SettingChoice, SettingValue } from "@hypergate/kernel";
import { type ReactNode, useId } from "react";
import { Icon } from "../art/icons.tsx";
import type { SettingWords } from "../game/setting-words.ts";
import { useLanguage, useWords } from "../words/words.ts";
import { SeatPicker } from "./seat-picker.tsx";
import { settingAbout, settingName, valueWords } from "./setting-words.ts";

interface FieldProps {
  readonly choice: SettingChoice;
  readonly words: SettingWords;
  readonly value: SettingValue | undefined;
  readonly players: number;
  readonly choose: (value: SettingValue | undefined) => void;
}

/** One setting: its name, what it changes, and its value; one that is not as usual can be put back. */
export function SettingField({ isChanged, ...field }: FieldProps & { readonly isChanged: boolean }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const id = useId();
  const { choice, words, choose } = field;
  const name = settingName(words, language, choice.name);
  return (
    <div className={`setting ${isChanged ? "changed" : ""} ${"bySeat" in choice.values ? "wide" : ""}`}>
      <div className="setting-head">
        <label htmlFor={id} id={`${id}-name`}>
          {name}
        </label>
        {isChanged ? (
          <button
            type="button"
            className="iconbtn"
            aria-label={t("setting.reset", { name })}
            title={t("setting.reset", { name })}
            onClick={() => choose(undefined)}
          >
            <Icon name="undo" size={16} />
          </button>
        ) : null}
      </div>
      <p id={`${id}-about`}>{settingAbout(words, language, choice.name)}</p>
      <Control {...field} id={id} />
    </div>
  );
}

function Control(props: FieldProps & { readonly id: string }): ReactNode {
  const { values } = props.choice;
  if ("oneOf" in values) return <Select {...props} of={values.oneOf} />;
  if ("seat" in values) return <Select {...props} of={Array.from({ length: props.players }, (_, seat) => seat)} />;
  if ("listOf" in values) return <Ticks {...props} of={values.listOf} />;
  if ("bySeat" in values) return <SeatPicker {...props} of={values.bySeat} />;
  return <NumberInput {...props} min={values.min} max={values.max} />;
}

/** Values are told apart by their position: they may be words, numbers, yes or no. */
function Select({
  id,
  choice,
  words,
  value,
  choose,
  of,
}: FieldProps & { readonly id: string; readonly of: readonly SettingValue[] }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const at = value === undefined ? -1 : of.indexOf(value);
  return (
    <select
      id={id}
      value={at}
      aria-describedby={`${id}-about`}
      onChange={(event) => choose(of[Number(event.target.value)])}
    >
      {at < 0 ? <option value={-1}>{t("setting.choose")}</option> : null}
      {of.map((one, i) => (
        <option key={String(one)} value={i}>
          {valueWords(words, language, choice, one)}
        </option>
      ))}
    </select>
  );
}

function NumberInput({
  id,
  value,
  choose,
  min,
  max,
}: FieldProps & { readonly id: string; readonly min: number; readonly max: number }): ReactNode {
  return (
    <input
      id={id}
      type="number"
      min={min}
      max={max}
      value={value === undefined ? "" : String(value)}
      aria-describedby={`${id}-about`}
      onChange={(event) => choose(event.target.value === "" ? undefined : event.target.valueAsNumber)}
    />
  );
}

function Ticks({
  id,
  words,
  value,
  choose,
  of,
}: FieldProps & { readonly id: string; readonly of: readonly string[] }): ReactNode {
  const language = useLanguage();
  const chosen = Array.isArray(value) ? (value as readonly string[]) : [];
  return (
    <div className="ticks" role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-about`}>
      {of.map((one) => (
        <label key={one}>
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              choose(of.filter((other) => (other === one ? target.checked : chosen.includes(other))))
            }
          />
          <span>{words.thing(language, one)}</span>
        </label>
      ))}
    </div>
  );
}
