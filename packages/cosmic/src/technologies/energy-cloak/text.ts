import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Energy Cloak", ru: "Энергетический плащ" },
  about: {
    en: "After you aim the gate, the defense may not invite allies in this encounter.",
    ru: "После того как вы нацелили врата, защитник не может приглашать союзников в этом контакте.",
  },
  asks: {
    "launch.aimed": {
      ask: { en: "keep {defense} from inviting allies?", ru: "не дать защитнику позвать союзников?" },
      does: { en: "Cloak", ru: "Укрыться" },
    },
  },
  messages: {
    "energy-cloak.hidden": {
      en: "{player} may not invite allies in this encounter.",
      ru: "{player, select, you {Вы не можете} other {{player} не может}} приглашать союзников в этом контакте.",
    },
  },
};
