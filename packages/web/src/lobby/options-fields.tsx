import type { TableOptions } from "@hypergate/wire";
import { PACES } from "@hypergate/wire/choices";
import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import { Segments } from "./segments.tsx";

type Flag = "public" | "spectators" | "courtesy";
const FLAGS: readonly Flag[] = ["public", "spectators", "courtesy"];

/** What belongs to the table and not to the game: who may see it, how fast bots answer. */
export function OptionsFields({
  options,
  change,
}: {
  readonly options: TableOptions;
  readonly change: (options: TableOptions) => void;
}): ReactNode {
  const t = useWords();
  const { pace } = options;
  return (
    <div className="options">
      {FLAGS.map((flag) => (
        <label className="option" key={flag}>
          <input
            type="checkbox"
            checked={options[flag]}
            onChange={({ target }) => change({ ...options, [flag]: target.checked })}
          />
          <span>
            <b>{t(`option.${flag}`)}</b>
            <small>{t(`option.${flag}About`)}</small>
          </span>
        </label>
      ))}
      <Segments
        label={t("option.pace")}
        values={PACES}
        value={pace}
        words={(one) => t(`pace.${one}`)}
        choose={(next) => change({ ...options, pace: next })}
      />
    </div>
  );
}
