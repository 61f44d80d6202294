/** When not to be told, and how often at most. */
import type { NoticeWishes as Wishes } from "@hypergate/wire";
import { EVERY_MINUTES } from "@hypergate/wire/choices";
import { type ReactNode, useState } from "react";
import { post } from "../net/api.ts";
import { useAction } from "../ui/action.ts";
import { Problem } from "../ui/problem.tsx";
import { useWords } from "../words/words.ts";

const NIGHT = { from: "22:00", until: "08:00" };

export function NoticeWishes({ wishes: first }: { readonly wishes: Wishes; readonly again: () => void }): ReactNode {
  const t = useWords();
  const [wishes, setWishes] = useState(first);
  const { problem, run } = useAction();
  const { quiet } = wishes;
  const save = (next: Wishes) => {
    setWishes(next);
    run(() => post<"POST /api/me/notices/wishes">("/api/me/notices/wishes", next));
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const setQuiet = (next: Wishes["quiet"]) =>
    save(next === undefined ? { every: wishes.every } : { ...wishes, quiet: { ...next, zone } });
  return (
    <fieldset className="notice-wishes">
      <legend>{t("notices.wishes")}</legend>
      <label>
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={({ target }) => setQuiet(target.checked ? { ...NIGHT, zone } : undefined)}
        />
        {t("notices.quiet")}
      </label>
      {quiet === undefined ? null : (
        <div className="row">
          {(["from", "until"] as const).map((end) => (
            <label key={end}>
              {t(`notices.${end}`)}
              <input
                type="time"
                required
                value={quiet[end]}
                onChange={({ target }) => {
                  if (target.value !== "") setQuiet({ ...quiet, [end]: target.value });
                }}
              />
            </label>
          ))}
        </div>
      )}
      <label>
        {t("notices.every")}
        <select
          value={wishes.every}
          onChange={({ target }) => save({ ...wishes, every: Number(target.value) as Wishes["every"] })}
        >
          {EVERY_MINUTES.map((minutes) => (
            <option key={minutes} value={minutes}>
              {t(`notices.every.${minutes}`)}
            </option>
          ))}
        </select>
      </label>
      <Problem problem={problem} />
    </fieldset>
  );
}
