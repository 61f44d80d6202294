import { GAMES } from "../games.ts";
import { useLanguage } from "../words/words.ts";

/** What a preset is called, and what is special about it. One without words goes by the name the server has for it. */
export function usePresetWords(game: string): {
  readonly nameOf: (preset: string) => string;
  readonly aboutOf: (preset: string) => string | undefined;
} {
  const language = useLanguage();
  const words = GAMES[game]?.presets ?? {};
  return {
    nameOf: (preset) => words[preset]?.name[language] ?? preset,
    aboutOf: (preset) => words[preset]?.about[language],
  };
}
