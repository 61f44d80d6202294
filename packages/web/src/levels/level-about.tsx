import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";
import { useBotAbout } from "./bot-words.ts";
import "./level-choice.css";

/** What to expect of bots of a level. */
export function LevelAbout({ level }: { readonly level: string }): ReactNode {
  const t = useWords();
  const about = useBotAbout()(level);
  return about === undefined ? null : (
    <p className="level-about">
      {about} {t("level.tempers")}
    </p>
  );
}
