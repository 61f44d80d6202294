/** Days off from a slow game: the player's clock stands meanwhile. */
import type { TableInfo } from "@hypergate/wire";
import { isSlow, VACATION_DAYS } from "@hypergate/wire/clocks";
import { type ReactNode, useState } from "react";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useLanguage, useWords } from "../words/words.ts";
import { useAtTable } from "./at-table.ts";
import "../words/settings-words.ts";

const CHOICES = [1, 2, 3, 5, 7, 10, VACATION_DAYS];

/** Until when somebody on a seat is on vacation, as a date; nothing if they are not. */
export function useVacation(): (info: TableInfo, seat: number) => string | undefined {
  const language = useLanguage();
  return (info, seat) => {
    const holder = info.seats[seat];
    const until = holder?.kind === "person" ? holder.vacation : undefined;
    if (until === undefined || until <= Date.now()) return undefined;
    return new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(until);
  };
}

export function Vacation({ info }: { readonly info: TableInfo }): ReactNode {
  const t = useWords();
  const vacationOf = useVacation();
  const act = useAtTable(info.id);
  const { busy, problem, run } = useAction();
  const [days, setDays] = useState(CHOICES[2]);
  if (info.you === undefined || !isSlow(info.options.clock)) return null;
  const until = vacationOf(info, info.you);
  const take = (n: number) => run(() => act("vacation", { days: n }));
  return (
    <fieldset className="own-setting">
      <legend>{t("vacation.title")}</legend>
      <p className="muted">{t("vacation.about", { days: VACATION_DAYS })}</p>
      {until === undefined ? (
        <div className="own-setting-row">
          <select value={days} aria-label={t("vacation.days")} onChange={({ target }) => setDays(Number(target.value))}>
            {CHOICES.map((n) => (
              <option key={n} value={n}>
                {t("vacation.for", { n })}
              </option>
            ))}
          </select>
          <button type="button" className="btn small" disabled={busy} onClick={() => take(days)}>
            {t("vacation.take")}
          </button>
        </div>
      ) : (
        <div className="own-setting-row">
          <span>{t("vacation.until", { until })}</span>
          <button type="button" className="btn small" disabled={busy} onClick={() => take(0)}>
            {t("vacation.end")}
          </button>
        </div>
      )}
      <Problem problem={problem} />
    </fieldset>
  );
}
