/** Start worlds, where one is to be chosen. */
import { cardNames, DESIGNS } from "@hypergate/race/client";
import type { SettingWords } from "../game/setting-words.ts";
import { edgeOf } from "./art/paint.ts";
import { Picture } from "./art/picture.tsx";
import { settingWords } from "./setting-words.ts";
import { vars } from "./vars.ts";
import "./face.css";

export const kindWords: SettingWords = {
  ...settingWords,
  thing: (language, id) => cardNames[id]?.[language] ?? id,
  Picture: ({ id }) => {
    const design = DESIGNS.find((one) => one.id === id);
    return design === undefined ? null : (
      <span className="race-mini" style={vars({ "--hue": edgeOf(design) })}>
        <Picture design={design} />
      </span>
    );
  },
};
