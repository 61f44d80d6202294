import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Infinity Drive", ru: "Двигатель бесконечности" },
  about: {
    en: "At the end of any encounter, even your own, have an encounter at once if you hold an encounter card. Then play resumes.",
    ru: "В конце любого контакта, хоть своего, немедленно разыграйте свой контакт, если у вас есть карта контакта. Затем игра идёт дальше.",
  },
  asks: {
    "encounter.end": {
      ask: { en: "have an encounter of your own at once?", ru: "сразу провести собственный контакт?" },
      does: { en: "Attack now", ru: "Напасть" },
    },
  },
  messages: {},
};
