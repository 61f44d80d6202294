/** What the parts of a study are called and how they are drawn. */
import type { SimulatedGame } from "@hypergate/games";
import type { LineUp } from "@hypergate/games/study";
import type { Language, SettingValue } from "@hypergate/kernel";
import { COLOURS, PAINT } from "../art/colours.ts";
import type { SettingWords } from "../game/setting-words.ts";
import { settingName, valueWords } from "../lobby/setting-words.ts";
import { translate } from "../words/words.ts";

/** The sixth player of Race has a colour of its own. */
const SIXTH = { light: "#8FD3E8", dark: "#1D4450" };
export const PLAIN = "#6D7BA6";

export function paintOf(chair: number): { readonly light: string; readonly dark: string } {
  return chair < COLOURS.length ? PAINT[COLOURS[chair]] : SIXTH;
}

/** A chair by what it has; one that is dealt something by its number. */
export function chairName(language: Language, lineUp: LineUp, chair: number, words: SettingWords): string {
  const kind = lineUp.chairs[chair]?.kind;
  return kind === undefined ? translate(language, "lab.pick", { n: chair + 1 }) : words.thing(language, kind);
}

export interface LineUpWords {
  readonly game: SimulatedGame;
  readonly words: SettingWords;
  readonly settingWords: SettingWords;
}

/** What a line-up has that the first has not: powers that are taken away, and other settings. */
export function whatDiffers(
  language: Language,
  first: LineUp,
  other: LineUp,
  { game, words, settingWords }: LineUpWords,
): string {
  const taken = other.chairs.flatMap(({ powerless }, chair) =>
    powerless === true && first.chairs[chair]?.powerless !== true
      ? [translate(language, "lab.noPower", { name: chairName(language, other, chair, words) })]
      : [],
  );
  const choices = game.settings();
  const set = Object.entries(other.settings).flatMap(([name, value]) => {
    const choice = choices.find((one) => one.name === name);
    if (choice === undefined || JSON.stringify(first.settings[name]) === JSON.stringify(value)) return [];
    return [
      translate(language, "lab.setTo", {
        name: settingName(settingWords, language, name),
        value: valueWords(settingWords, language, choice, value as SettingValue),
      }),
    ];
  });
  const all = [...taken, ...set];
  return all.length === 0 ? translate(language, "lab.otherwise") : all.join("; ");
}
