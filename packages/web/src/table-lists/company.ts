import { useLanguage, useWords } from "../words/words.ts";
import type { Company, Winners } from "./table-words.ts";

/** Things in a row, as the reader's language puts them. */
export function useListed(): (things: readonly string[]) => string {
  const language = useLanguage();
  return (things) => new Intl.ListFormat(language).format(things);
}

/** Who sits at a table, in words. */
export function useCompanyWords(): (company: Company) => string {
  const t = useWords();
  const listed = useListed();
  return ({ names, bots, free, former }) => {
    const parts = [...names];
    if (former > 0) parts.push(t("row.former", { n: former }));
    if (bots > 0) parts.push(t("row.bots", { n: bots }));
    if (free > 0) parts.push(t("row.free", { n: free }));
    return listed(parts);
  };
}

export function useWinnerWords(): (winners: Winners) => string {
  const t = useWords();
  const listed = useListed();
  return ({ you, names, bots }) => {
    const parts = [...(you ? [t("row.you")] : []), ...names];
    if (bots > 0) parts.push(t("row.bots", { n: bots }));
    return t("row.won", { who: listed(parts) });
  };
}
