/** How many ships go with the target or the side that is being chosen. */
import type { View } from "@hypergate/cosmic/client";
import type { Question } from "@hypergate/kernel";
import type { ReactNode } from "react";
import { Icon } from "../../art/icons.tsx";
import type { TableState } from "../../table/feed.ts";
import { useWords } from "../words/words.ts";
import { setShipsToSend, useShipsToSend } from "./ships-to-send.ts";

const KEYS: ReadonlySet<string> = new Set(["launch/aim", "alliance/answer"]);

export function ShipsSetting({
  question,
  state,
}: {
  readonly question: Question;
  readonly state: TableState;
}): ReactNode {
  const { encounter: e } = (state.view as View).table;
  const most = e.limit[question.who] ?? 4;
  const n = useShipsToSend(e.n, most);
  const t = useWords();
  if (!KEYS.has(question.key) || most < 2) return null;
  return (
    <div className="stepper large ships-setting">
      <button type="button" aria-label={t("prompt.fewer")} disabled={n <= 1} onClick={() => setShipsToSend(e.n, n - 1)}>
        <Icon name="minus" size={18} />
      </button>
      <output>{n}</output>
      <button
        type="button"
        aria-label={t("prompt.greater")}
        disabled={n >= most}
        onClick={() => setShipsToSend(e.n, n + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}
