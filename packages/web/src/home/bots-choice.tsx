import type { ReactNode } from "react";
import { useWords } from "../words/words.ts";

interface BotsChoiceProps {
  readonly bots: readonly string[];
  readonly bot: string;
  readonly choose: (bot: string) => void;
}

/** How well the bots play. */
export function BotsChoice({ bots, bot, choose }: BotsChoiceProps): ReactNode {
  const t = useWords();
  return (
    <label className="bots-choice">
      {t("offline.bots")}
      <select value={bot} onChange={(event) => choose(event.target.value)}>
        {bots.map((one) => (
          <option key={one} value={one}>
            {one === "random" || one === "sensible" || one === "expert" ? t(`bot.${one}`) : one}
          </option>
        ))}
      </select>
    </label>
  );
}
