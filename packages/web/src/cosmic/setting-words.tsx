import { ALIEN_TEXTS, maybeNameOf, messages } from "@hypergate/cosmic/client";
import type { SettingWords } from "../game/setting-words.ts";
import { Seal } from "./art/seal.tsx";

const SEAL = { light: "#C9D4F5", dark: "#22304F" };

export const settingWords: SettingWords = {
  message: (language, id) => messages[id]?.[language],
  thing: (language, id) => maybeNameOf(language, `power/${id}`) ?? maybeNameOf(language, `alert/${id}`) ?? id,
  about: (language, id) => ALIEN_TEXTS[id]?.about[language],
  Picture: ({ id }) => <Seal alien={id} colour={SEAL} size={40} />,
};
