import { texts } from "@hypergate/race/client";
import type { GameWords } from "../lobby/game-words.ts";

export const words: GameWords = {
  message: (language, id) => texts[id]?.[language],
  thing: (_, id) => id,
};
