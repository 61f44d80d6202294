import type { TableOptions } from "@hypergate/wire";
import { CLOCKS } from "@hypergate/wire/choices";
import { endInWords, TEMPOS, type Tempo, tempoOf, timeInWords } from "@hypergate/wire/clocks";
import { type ReactNode, useState } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import { TIMES, usualClock } from "./clocks.ts";
import { Segments } from "./segments.tsx";

/** One of the usual tempos, or a clock of one's own. */
export function ClockFields({
  clock,
  choose,
}: {
  readonly clock: TableOptions["clock"];
  readonly choose: (clock: TableOptions["clock"]) => void;
}): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const tempo = tempoOf(clock);
  const [isOwn, setOwn] = useState(tempo === undefined);
  const pick = (name: Tempo | "own") => {
    setOwn(name === "own");
    if (name !== "own") choose(TEMPOS[name]);
  };
  return (
    <div className="clock-fields">
      <Segments
        label={t("option.tempo")}
        values={[...(Object.keys(TEMPOS) as Tempo[]), "own" as const]}
        value={isOwn || tempo === undefined ? "own" : tempo}
        words={(name) => t(`tempo.${name}`)}
        choose={pick}
      />
      {isOwn || tempo === undefined ? (
        <>
          <Segments
            label={t("option.clock")}
            values={CLOCKS}
            value={clock.per}
            words={(per) => t(`clock.${per}`)}
            choose={(per) => choose(usualClock(per))}
          />
          {clock.per === "none" ? null : (
            <Segments
              label={t("option.time")}
              values={TIMES[clock.per]}
              value={clock.seconds}
              words={(seconds) => timeInWords(language, seconds)}
              choose={(seconds) => choose({ ...clock, seconds })}
            />
          )}
        </>
      ) : null}
      <small>{endInWords(language, clock)}</small>
    </div>
  );
}
