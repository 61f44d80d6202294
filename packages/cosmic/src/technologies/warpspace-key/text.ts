import type { Ask } from "../../texts/ask.ts";
import type { TechText } from "../text.ts";

const ALL_HOME: Ask = {
  ask: { en: "bring all your ships home from the warp ({warp})?", ru: "вернуть из варпа все свои корабли ({warp})?" },
  does: { en: "All home", ru: "Вернуть" },
};

export const text: TechText = {
  name: { en: "Warpspace Key", ru: "Ключ от варпа" },
  about: {
    en: "In your regroup phase, return all your ships from the warp to your colonies.",
    ru: "В своей фазе перегруппировки верните все свои корабли из варпа в свои колонии.",
  },
  asks: { "regroup.start": ALL_HOME, "regroup.retrieve": ALL_HOME },
  messages: {},
};
