/** When to be asked although one passes: whoever does this or that, and whatever is aimed at the player. */
import type { Ref } from "@hypergate/kernel";
import { AIMED, conditionIn, conditionKey } from "@hypergate/wire/passing";
import { type ReactNode, useState } from "react";
import { useLanguage, useWords } from "../words/words.ts";
import { type TableFeed, useFeed } from "./feed.ts";
import type { GameFace } from "./game-face.ts";
import { useNames } from "./names.ts";
import "../words/settings-words.ts";

const ANYTHING = "*";

interface ConditionsProps {
  readonly feed: TableFeed;
  readonly face: GameFace;
}

export function Conditions({ feed, face }: ConditionsProps): ReactNode {
  const t = useWords();
  const stops = useFeed(feed, (state) => state.info?.stops) ?? {};
  const isAimed = stops[AIMED] !== undefined;
  return (
    <>
      <label className="own-setting-row">
        <span>{t("condition.aimed")}</span>
        <input type="checkbox" checked={isAimed} onChange={() => feed.stop(AIMED, isAimed ? "unset" : "ifCan")} />
      </label>
      {Object.keys(stops).map((key) => (
        <Condition key={key} feed={feed} face={face} of={key} />
      ))}
      <NewCondition feed={feed} face={face} />
    </>
  );
}

/** What players do that others may respond to; every game has "anything". */
function useDeeds({ face }: Pick<ConditionsProps, "face">): Readonly<Record<string, string>> {
  const t = useWords();
  const language = useLanguage();
  return { [ANYTHING]: t("condition.anything"), ...face.deeds?.(language) };
}

function Condition({ feed, face, of }: ConditionsProps & { readonly of: string }): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const deeds = useDeeds({ face });
  const condition = conditionIn(of);
  if (condition === undefined) return null;
  const who = face.nameOf(language, condition.by, names);
  const words = t("condition.ask", { who, deed: deeds[condition.window] ?? deeds[ANYTHING] });
  return (
    <div className="own-setting-row" data-condition={of}>
      <span>{words}</span>
      <button
        type="button"
        className="btn small"
        aria-label={`${t("condition.remove")}: ${words}`}
        onClick={() => feed.stop(of, "unset")}
      >
        {t("condition.remove")}
      </button>
    </div>
  );
}

function NewCondition({ feed, face }: ConditionsProps): ReactNode {
  const t = useWords();
  const language = useLanguage();
  const names = useNames(feed);
  const deeds = useDeeds({ face });
  const info = useFeed(feed, (state) => state.info);
  const others = (info?.seats ?? []).flatMap((_, seat) => (seat === info?.you ? [] : [`player/${seat}` as Ref]));
  const [by, setBy] = useState<Ref>();
  const [window, setWindow] = useState(ANYTHING);
  const who = by ?? others[0];
  if (who === undefined) return null;
  return (
    <div className="own-setting-row condition-new">
      <span>{t("condition.when")}</span>
      <select value={who} aria-label={t("condition.who")} onChange={({ target }) => setBy(target.value)}>
        {others.map((other) => (
          <option key={other} value={other}>
            {face.nameOf(language, other, names)}
          </option>
        ))}
      </select>
      <select value={window} aria-label={t("condition.what")} onChange={({ target }) => setWindow(target.value)}>
        {Object.entries(deeds).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      <button type="button" className="btn small" onClick={() => feed.stop(conditionKey(window, who), "ifCan")}>
        {t("condition.add")}
      </button>
    </div>
  );
}
