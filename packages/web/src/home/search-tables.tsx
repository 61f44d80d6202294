import { type ReactNode, useEffect, useState } from "react";
import { useWords } from "../words/words.ts";

const PAUSE_MS = 300;
const LONGEST = 60;

/** Finds public tables by the names of those who sit there, as soon as one stops typing. */
export function SearchTables({ search }: { readonly search: (text: string) => void }): ReactNode {
  const t = useWords();
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, search]);
  return (
    <input
      type="search"
      className="home-search"
      value={text}
      maxLength={LONGEST}
      placeholder={t("open.search")}
      aria-label={t("open.search")}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
