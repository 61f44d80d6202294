import type { TableOptions } from "@hypergate/wire";
import { CLOCKS, PACES } from "@hypergate/wire/choices";
import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import { inUnits, TIMES, usualClock } from "./clocks.ts";
import { Segments } from "./segments.tsx";

type Flag = "public" | "spectators" | "courtesy";
const FLAGS: readonly Flag[] = ["public", "spectators", "courtesy"];

/** What belongs to the table and not to the game: who may see it, how fast it goes. */
export function OptionsFields({
  options,
  change,
}: {
  readonly options: TableOptions;
  readonly change: (options: TableOptions) => void;
}): ReactNode {
  const t = useWords();
  const { clock, pace } = options;
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
      <div className="clock-fields">
        <Segments
          label={t("option.clock")}
          values={CLOCKS}
          value={clock.per}
          words={(per) => t(`clock.${per}`)}
          choose={(per) => change({ ...options, clock: usualClock(per) })}
        />
        {clock.per === "none" ? null : (
          <Segments
            label={t("option.time")}
            values={TIMES[clock.per]}
            value={clock.seconds}
            words={(seconds) => {
              const { n, unit } = inUnits(seconds);
              return t(`time.${unit}`, { n });
            }}
            choose={(seconds) => change({ ...options, clock: { ...clock, seconds } })}
          />
        )}
        <small>{t(`clock.${clock.per}About`)}</small>
      </div>
    </div>
  );
}
