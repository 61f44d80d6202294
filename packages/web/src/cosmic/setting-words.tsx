import { alienOf, learnMessages, maybeNameOf, messages } from "@hypergate/cosmic/client";
import { settings } from "@hypergate/cosmic/setting-texts";
import type { SettingWords } from "../game/setting-words.ts";
import { loadAliens } from "./aliens.ts";
import { Seal } from "./art/seal.tsx";

const SEAL = { light: "#C9D4F5", dark: "#22304F" };

learnMessages(settings);

export const settingWords: SettingWords = {
  message: (language, id) => messages[id]?.[language],
  thing: (language, id) =>
    ["power", "alert", "box"]
      .map((kind) => maybeNameOf(language, `${kind}/${id}`))
      .find((name) => name !== undefined) ?? id,
  about: (language, id) => alienOf(id)?.text.about[language],
  Picture: ({ id, colour = SEAL }) => <Seal alien={id} colour={colour} size={40} />,
};

/** Aliens with settings of their own; their names are among their texts. */
const WITH_SETTINGS = ["filch", "fodder", "gambler", "zombie"];

export async function loadSettingWords(): Promise<SettingWords> {
  await loadAliens(WITH_SETTINGS);
  return settingWords;
}
