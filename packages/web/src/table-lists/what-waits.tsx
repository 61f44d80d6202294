/** What waits for the reader: since when, what happened meanwhile, and at how many tables. */
import type { MyTable } from "@hypergate/wire";
import { type ReactNode, useEffect } from "react";
import { useLanguage, useWords } from "../words/words.ts";

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit & ("day" | "hour" | "minute"), ms: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** "for 3 hours" */
export function useSince(): (moment: number) => string {
  const t = useWords();
  const language = useLanguage();
  return (moment) => {
    const passed = Date.now() - moment;
    const found = UNITS.find(([, ms]) => passed >= ms);
    if (found === undefined) return t("waiting.justNow");
    const [unit, ms] = found;
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
    return t("waiting.since", { time: format.format(Math.floor(passed / ms)) });
  };
}

/** The last things that happened and were not seen. */
export function Lately({ table }: { readonly table: MyTable }): ReactNode {
  const t = useWords();
  if (table.lately.length === 0) return null;
  return (
    <ul className="lately" aria-label={t("waiting.lately")}>
      {table.lately.map((line, i) => (
        <li key={i}>{line}</li>
      ))}
    </ul>
  );
}

interface Badging {
  readonly setAppBadge?: (n: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** How many tables wait, in the title of the page and on the icon of the installed program. */
export function useCount(n: number | undefined): void {
  useEffect(() => {
    if (n === undefined) return;
    document.title = n === 0 ? "Hypergate" : `(${n}) Hypergate`;
    const badge: Badging = navigator;
    // A browser that shows no number is no problem.
    void (n === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(n))?.catch(() => undefined);
    return () => {
      document.title = "Hypergate";
    };
  }, [n]);
}
