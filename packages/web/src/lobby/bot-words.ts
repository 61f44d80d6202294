import { type MessageId, useWords } from "../words/words.ts";

const WORDS: Readonly<Record<string, MessageId>> = {
  random: "bot.random",
  sensible: "bot.sensible",
  expert: "bot.expert",
};

/** What kind of player a bot is; one that has no words here goes by its own name. */
export function useBotWords(): (bot: string) => string {
  const t = useWords();
  return (bot) => (WORDS[bot] === undefined ? bot : t(WORDS[bot]));
}
