import type { Said } from "@hypergate/kernel";

/** What the keys at a table do. */
export const keysMessages = {
  "keys.title": { en: "Keys", ru: "Клавиши" },
  "keys.1 – 9": {
    en: "Choose the lit thing with this number (with Shift: from 10 on)",
    ru: "Выбрать подсвеченное под этим номером (с Shift — начиная с 10)",
  },
  "keys.0": { en: "Refuse or do nothing", ru: "Отказаться или ничего не делать" },
  "keys.Enter": { en: "Answer with what is chosen", ru: "Ответить тем, что выбрано" },
  "keys.Esc": { en: "Put back what is chosen", ru: "Отменить выбранное" },
  "keys.← →": { en: "Go from one lit thing to the next", ru: "Перейти к соседнему подсвеченному" },
  "keys.I": { en: "Read the card that is in focus", ru: "Прочесть карту в фокусе" },
  "keys.U": { en: "Take back your last answer", ru: "Взять назад последний ответ" },
  "keys.L": { en: "Log and talk", ru: "Журнал и чат" },
  "keys.Space": { en: "Go on while something is being shown", ru: "Дальше, пока что-то показывают" },
  "keys.?": { en: "This list", ru: "Этот список" },
  "settings.confirming": {
    en: "Confirm every choice (Race)",
    ru: "Подтверждать каждый выбор (Race)",
  },
} as const satisfies Readonly<Record<string, Said>>;
