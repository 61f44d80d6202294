export { cardName, cardNames } from "./cards.ts";
export { powerTitle } from "./power-titles.ts";
export { powerText, worthText } from "./powers.ts";
export { nameOf, playerName, say } from "./say.ts";
export { refusedSetting } from "./settings.ts";
export { texts } from "./texts.ts";
