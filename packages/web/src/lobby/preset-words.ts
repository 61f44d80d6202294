import { type MessageId, useWords } from "../words/words.ts";

/** What the presets of each game are called here, and what is special about them. */
const WORDS: Readonly<Record<string, readonly [name: MessageId, about: MessageId]>> = {
  "cosmic/2008": ["preset.cosmic2008", "preset.cosmic2008About"],
  "cosmic/2020": ["preset.cosmic2020", "preset.cosmic2020About"],
  "race/base": ["preset.base", "preset.baseAbout"],
  "race/base+storm": ["preset.storm", "preset.stormAbout"],
  "race/base+rebel": ["preset.rebel", "preset.rebelAbout"],
  "race/base+storm+rebel": ["preset.all", "preset.allAbout"],
};

/** A preset that has no words here goes by the name the server has for it. */
export function usePresetWords(game: string): {
  readonly nameOf: (preset: string) => string;
  readonly aboutOf: (preset: string) => string | undefined;
} {
  const t = useWords();
  const words = (preset: string) => WORDS[`${game}/${preset}`];
  return {
    nameOf: (preset) => (words(preset) === undefined ? preset : t(words(preset)[0])),
    aboutOf: (preset) => (words(preset) === undefined ? undefined : t(words(preset)[1])),
  };
}
