/** Cosmic Encounter as the client knows it before its code is loaded. */
import { lazy } from "react";
import type { GameClient } from "../game/client.ts";

/** With what the host has added to the game. */
async function shown<T>(part: Promise<T>): Promise<T> {
  const { homebrewShown } = await import("./homebrew.ts");
  await homebrewShown();
  return part;
}

export const cosmic: GameClient = {
  title: { en: "Cosmic Encounter", ru: "Космический контакт" },
  about: {
    en: "Every alien breaks one rule. Aim the gate, find allies, bluff, and be first to five foreign colonies.",
    ru: "Каждый пришелец нарушает одно правило. Нацельте врата, найдите союзников, блефуйте и раньше всех создайте пять далёких колоний.",
  },
  facts: [
    { en: "3 to 5 players", ru: "3–5 игроков" },
    { en: "81 aliens", ru: "81 пришелец" },
  ],
  // Small tables with the simplest boxes: nobody who practises has to choose anything before the game.
  practice: { players: 4, settings: { edition: "2020" } },
  presets: {
    "2008": {
      name: { en: "The rules of 2008", ru: "По правилам 2008 года" },
      about: {
        en: "Everybody keeps one of two aliens, and flares are in the deck. For those who know the game.",
        ru: "Каждый оставляет себе одного из двух пришельцев, в колоде есть вспышки. Для тех, кто знаком с игрой.",
      },
    },
    "2020": {
      name: { en: "The rules of 2020", ru: "По правилам 2020 года" },
      about: {
        en: "The basic game: aliens that play well together are dealt face up, no flares. The best way to begin.",
        ru: "Базовая игра: пришельцы, которые хорошо сочетаются, сдаются в открытую, вспышек нет. С этого лучше начать.",
      },
    },
  },
  config: (players, settings) => ({ players, settings }),
  bots: ["gentle", "sensible", "expert"],
  hasColours: true,
  Poster: lazy(() => import("./poster.tsx")),
  Sign: lazy(() => import("./sign.tsx")),
  Table: lazy(() => shown(import("./index.tsx"))),
  loadFace: async () => (await shown(import("./face.tsx"))).cosmicFace,
  loadReference: async () => (await shown(import("./reference/load.ts"))).loadReference(),
  loadSettingWords: async () => (await shown(import("./setting-words.tsx"))).loadSettingWords(),
  loadKindWords: async () => (await shown(import("./setting-words.tsx"))).settingWords,
  loadAdviser: async () => (await shown(import("./lessons/adviser.ts"))).adviser,
  loadHowTo: async () => (await shown(import("./how-to/how-to.ts"))).howTo,
  loadLessons: async () => (await shown(import("./lessons/lessons.ts"))).lessons,
  loadStudy: async () => (await shown(import("./study.ts"))).study,
};
