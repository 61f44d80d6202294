import { texts } from "@hypergate/race/client";
import type { SettingWords } from "../game/setting-words.ts";

export const settingWords: SettingWords = {
  message: (language, id) => texts[id]?.[language],
  thing: (_, id) => id,
};
