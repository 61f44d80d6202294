import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "The Prometheus", ru: "Прометей" },
  about: {
    en: "Put the Prometheus on one of your colonies. It is one of your ships in every way, and adds an extra 3 to your side when it is in an encounter.",
    ru: "Поместите «Прометей» в одну из своих колоний. Это во всём ваш корабль, а в контакте он прибавляет вашей стороне ещё 3.",
  },
  asks: {},
  messages: {},
};
