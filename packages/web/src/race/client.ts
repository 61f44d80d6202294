/** Race for the Galaxy as the client knows it before its code is loaded. */
import { lazy } from "react";
import type { GameClient } from "../game/client.ts";

export const race: GameClient = {
  title: { en: "Race for the Galaxy", ru: "Борьба за галактику" },
  about: {
    en: "Choose in secret, act together. Settle worlds, build, trade and consume before the others do.",
    ru: "Выбирайте втайне, действуйте вместе. Осваивайте миры, стройте, торгуйте и потребляйте раньше остальных.",
  },
  facts: [
    { en: "2 to 6 players", ru: "2–6 игроков" },
    { en: "2 expansions", ru: "2 дополнения" },
  ],
  // Small tables with the simplest boxes: nobody who practises has to choose anything before the game.
  practice: { players: 3, settings: { sets: "base" } },
  presets: {
    base: {
      name: { en: "Base game", ru: "Базовая игра" },
      about: {
        en: "Two to four players. The best way to begin.",
        ru: "От двух до четырёх игроков. С этого лучше начать.",
      },
    },
    "base+storm": {
      name: { en: "The Gathering Storm", ru: "Надвигающаяся буря" },
      about: {
        en: "More cards and goals that bring points. Up to five players.",
        ru: "Больше карт и цели, за которые дают очки. До пяти игроков.",
      },
    },
    "base+rebel": {
      name: { en: "Rebel vs Imperium", ru: "Повстанцы против Империи" },
      about: {
        en: "Rebels and the empire; worlds can be taken over. Up to five players.",
        ru: "Повстанцы и империя; миры можно захватывать. До пяти игроков.",
      },
    },
    "base+storm+rebel": {
      name: { en: "Both expansions", ru: "Оба дополнения" },
      about: {
        en: "All cards, goals and takeovers. Up to six players.",
        ru: "Все карты, цели и захваты. До шести игроков.",
      },
    },
  },
  config: (players, settings) => ({ settings: { ...settings, players } }),
  bots: ["gentle", "sensible", "expert"],
  hasColours: false,
  Poster: lazy(() => import("./poster.tsx")),
  Sign: lazy(() => import("./sign.tsx")),
  Table: lazy(() => import("./index.tsx")),
  loadFace: async () => (await import("./face.tsx")).raceFace,
  loadReference: async () => (await import("./reference/reference.ts")).reference,
  loadSettingWords: async () => (await import("./setting-words.ts")).settingWords,
  loadKindWords: async () => (await import("./kind-words.tsx")).kindWords,
  loadAdviser: async () => (await import("./lessons/adviser.ts")).adviser,
  loadHowTo: async () => (await import("./how-to/how-to.ts")).howTo,
  loadLessons: async () => (await import("./lessons/lessons.ts")).lessons,
  loadStudy: async () => (await import("./study.ts")).study,
};
