import type { Language } from "@hypergate/kernel";
import type { ComponentType } from "react";

/** What the settings of a game are called. The words of a game are large, so they come when they are needed. */
export interface SettingWords {
  /** A message of the game, if there is one. */
  readonly message: (language: Language, id: string) => string | undefined;
  /** What a thing in a list is called: an alien, the colour of a lamp. */
  readonly thing: (language: Language, id: string) => string;
  /** What a thing does, for choosing among many. */
  readonly about?: (language: Language, id: string) => string | undefined;
  /** `colour`: of the player who has it, where there is one. */
  readonly Picture?: ComponentType<{
    readonly id: string;
    readonly colour?: { readonly light: string; readonly dark: string };
  }>;
}
