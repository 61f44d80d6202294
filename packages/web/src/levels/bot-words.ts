import { type MessageId, useWords } from "../words/words.ts";

const WORDS: Readonly<Record<string, MessageId>> = {
  random: "bot.random",
  gentle: "bot.gentle",
  sensible: "bot.sensible",
  expert: "bot.expert",
};

const ABOUT: Readonly<Record<string, MessageId>> = {
  gentle: "level.gentle",
  sensible: "level.sensible",
  expert: "level.expert",
};

/** How a bot plays, in a word; one that has no words here goes by its own name. */
export function useBotWords(): (bot: string) => string {
  const t = useWords();
  return (bot) => (WORDS[bot] === undefined ? bot : t(WORDS[bot]));
}

/** What to expect of a bot; nothing of one without words here. */
export function useBotAbout(): (bot: string) => string | undefined {
  const t = useWords();
  return (bot) => (ABOUT[bot] === undefined ? undefined : t(ABOUT[bot]));
}
