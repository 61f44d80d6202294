import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Warpspace Key", ru: "Ключ от варпа" },
  about: {
    en: "In your regroup phase, return all your ships from the warp to your colonies.",
    ru: "В своей фазе перегруппировки верните все свои корабли из варпа в свои колонии.",
  },
  messages: {},
};
