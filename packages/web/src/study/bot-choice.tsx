import type { ReactNode } from "react";
import { GAMES } from "../games.ts";
import { useBotWords } from "../levels/bot-words.ts";
import { useWords } from "../words/words.ts";
import { EVERYBODY } from "./lines.ts";

/** How well the others play. */
export function BotChoice({
  label,
  isBare = false,
  hasEverybody = false,
  game,
  bot,
  choose,
}: {
  readonly label: string;
  /** The label is only heard. */
  readonly isBare?: boolean;
  /** The reader may answer for all seats. */
  readonly hasEverybody?: boolean;
  readonly game: string;
  readonly bot: string;
  readonly choose: (bot: string) => void;
}): ReactNode {
  const t = useWords();
  const called = useBotWords();
  return (
    <label>
      <span className={isBare ? "sr-only" : undefined}>{label}</span>
      <select value={bot} onChange={(event) => choose(event.target.value)}>
        {bot === EVERYBODY || hasEverybody ? <option value={EVERYBODY}>{t("lines.everybody")}</option> : null}
        {GAMES[game].bots.map((one) => (
          <option key={one} value={one}>
            {called(one)}
          </option>
        ))}
      </select>
    </label>
  );
}
