/** What is said about games that this browser keeps. */
import type { Said } from "@hypergate/kernel";

export const hereMessages = {
  "here.title": { en: "Games on this device", ru: "Партии на этом устройстве" },
  "here.about": {
    en: "Begun without a network. They stay in this browser until you delete them or bring them to the server.",
    ru: "Начаты без сети. Хранятся в этом браузере, пока вы их не удалите или не перенесёте на сервер.",
  },
  "here.bots": {
    en: "{n, plural, one {# bot plays} other {# bots play}} {how}",
    ru: "{n, plural, one {# бот играет} few {# бота играют} many {# ботов играют} other {# бота играют}} {how}",
  },
  "here.over": { en: "Over", ru: "Закончена" },
  "here.running": { en: "Running", ru: "Идёт" },
  "here.continue": { en: "Continue", ru: "Продолжить" },
  "here.replay": { en: "Replay", ru: "Запись" },
  "here.save": { en: "Save as a file", ru: "Сохранить в файл" },
  "here.bring": { en: "Bring to the server", ru: "Перенести на сервер" },
  "here.toTable": { en: "To the table", ru: "К столу" },
  "here.delete": { en: "Delete", ru: "Удалить" },
  "here.reallyDelete": { en: "Really delete?", ru: "Точно удалить?" },
  "here.gone": { en: "This game is not on this device.", ru: "Этой партии нет на этом устройстве." },
  "here.broken": {
    en: "This game cannot go on: the rules have changed too much since it was begun.",
    ru: "Эту партию нельзя продолжить: с её начала правила слишком изменились.",
  },
  "here.unkept": {
    en: "This browser does not keep the game. You can play on, but it is lost when you close the page.",
    ru: "Браузер не сохраняет партию. Играть можно, но при закрытии страницы она пропадёт.",
  },
  "here.refused": { en: "The rules do not allow that.", ru: "Правила этого не позволяют." },
} as const satisfies Readonly<Record<string, Said>>;
