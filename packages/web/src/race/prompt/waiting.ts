/** What is said while nobody asks: what the others are doing, what one has done oneself, and what comes next. */
import { actionsIn, DESIGN, NONE } from "@hypergate/race/client";
import { useFeed } from "../../table/feed.ts";
import { titleOf } from "../card/printed.ts";
import { useRace } from "../context.tsx";
import { phaseCalls } from "../logic/round.ts";
import { useWords } from "../words/words.ts";

export function useWaiting(): { readonly headline: string | undefined; readonly line: string } {
  const t = useWords();
  const { feed, table, called, seat: own } = useRace();
  const waiting = useFeed(feed, (state) => state.waiting.seats);
  const seats = waiting.filter((seat) => seat !== own);
  const done = useDone();
  const next = useNext();
  const who = seats.map(called).join(", ");
  const headline = who === "" ? undefined : t(`race.waits.${table.phase}`, { who, n: seats.length });
  return { headline, line: [done, next].filter((part) => part !== "").join(" ") };
}

/** What lies there face down, or was chosen. */
function useDone(): string {
  const t = useWords();
  const { view, table, me, language, name } = useRace();
  if (me === undefined) return "";
  const laid = view.plan?.card ?? NONE;
  if (laid !== NONE && !me.tableau.includes(laid))
    return t("race.done.card", { card: titleOf(language, DESIGN[laid]).title });
  const own = actionsIn(table.phase === "choose" ? (view.plan?.actions ?? 0) : 0).map((one) => name(`action/${one}`));
  return own.length === 0 ? "" : t("race.done.action", { actions: own.join(", ") });
}

function useNext(): string {
  const t = useWords();
  const { table } = useRace();
  if (table.phase === "start" || table.phase === "choose" || table.phase === "over") return "";
  const coming = phaseCalls(table).filter(({ state }) => state === "coming");
  const phases = coming.map(({ phase }) => t(`race.phase.${phase}`)).join(", ");
  return phases === "" ? t("race.next.round") : t("race.next.phases", { phases });
}
