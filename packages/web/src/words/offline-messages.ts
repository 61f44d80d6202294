/** What is said about playing without a network, and about the installed client. */
import type { Said } from "@hypergate/kernel";

export const offlineMessages = {
  "app.about": {
    en: "A table for Cosmic Encounter and Race for the Galaxy: with friends, with bots, or alone.",
    ru: "Стол для «Космического контакта» и «Борьбы за галактику»: с друзьями, с ботами или в одиночку.",
  },
  "update.here": { en: "A new version is ready.", ru: "Готова новая версия." },
  "update.take": { en: "Load it now", ru: "Загрузить сейчас" },
  "update.later": { en: "Later", ru: "Позже" },
  "update.atTable": {
    en: "A new version is ready. It comes when you leave the table, or at once: nothing of the game is lost.",
    ru: "Готова новая версия. Она загрузится, когда вы встанете из-за стола, или прямо сейчас: партия не пострадает.",
  },
  "offline.title": { en: "There is no network right now", ru: "Сейчас нет сети" },
  "offline.works": {
    en: "You can play against bots, go through the guides, read the rules, and look at the games you played on this device. Tables with other people come back with the network.",
    ru: "Можно играть с ботами, проходить обучение, читать правила и пересматривать партии, сыгранные на этом устройстве. Столы с другими игроками вернутся вместе с сетью.",
  },
  "offline.notReady": {
    en: "Nothing is saved on this device yet that would work without a network.",
    ru: "На этом устройстве пока не сохранено ничего, что работало бы без сети.",
  },
  "offline.bots": { en: "Bots play", ru: "Боты играют" },
  "offline.needed": { en: "This needs the network.", ru: "Для этого нужна сеть." },
} as const satisfies Readonly<Record<string, Said>>;
