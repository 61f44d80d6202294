/** What the stage says of itself: how the telling of what happened is hurried. */
export const stageMessages = {
  "stage.yourMove": { en: "Your move in a moment", ru: "Сейчас ваш ход" },
  "stage.space": { en: "Space", ru: "Пробел" },
  "stage.next": { en: "next", ru: "дальше" },
  "stage.all": { en: "all", ru: "до конца" },
  "stage.speed": { en: "How fast it is told", ru: "Скорость показа" },
  "stage.calm": { en: "Calm", ru: "Спокойно" },
  "stage.quick": { en: "Quick", ru: "Быстро" },
  "stage.instant": { en: "Instant", ru: "Сразу" },
  "stage.adding": { en: "Adding up", ru: "Считаем" },
  "stage.addingLine": {
    en: "Cards, ships, allies, then reinforcements.",
    ru: "Карты, корабли, союзники, затем подкрепления.",
  },
  "stage.missed": {
    en: "While you were away: {n, plural, one {# encounter} other {# encounters}}",
    ru: "Пока вас не было: {n, plural, one {# контакт} few {# контакта} many {# контактов} other {# контакта}}",
  },
  "sound.ask": { en: "Sound?", ru: "Звук?" },
  "sound.volume": { en: "Sound", ru: "Звук" },
  "sound.is": { en: "Sound: {volume}", ru: "Звук: {volume}" },
  "sound.off": { en: "Off", ru: "Выкл." },
  "sound.soft": { en: "Soft", ru: "Тихо" },
  "sound.full": { en: "Full", ru: "Громко" },
  "stage.gotIt": { en: "Got it", ru: "Понятно" },
} as const;
