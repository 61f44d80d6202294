import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "Energy Cloak", ru: "Энергетический плащ" },
  about: {
    en: "After you aim the gate, the defense may not invite allies in this encounter.",
    ru: "После того как вы нацелили врата, защитник не может приглашать союзников в этом контакте.",
  },
  messages: {
    "energy-cloak.hidden": {
      en: "{player} may not invite allies in this encounter.",
      ru: "{player} не может приглашать союзников в этом контакте.",
    },
  },
};
