import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Precursor Seed", ru: "Семя Предшественников" },
  about: {
    en: "Draw a random unused alien that has no Game Setup text and is allowed in this game. You have that power in addition to your own.",
    ru: "Возьмите случайного неиспользуемого пришельца без указаний о подготовке, допустимого в этой партии. Его способность добавляется к вашей.",
  },
  asks: {},
  messages: {},
};
