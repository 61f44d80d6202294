import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Clone", ru: "Клон" },
  power: { en: "Replicate", ru: "Дупликация" },
  about: {
    en: "As a main player, once the encounter is resolved and any compensation has been taken, you may take your encounter card back into your hand instead of discarding it.",
    ru: "Если вы основной игрок, то после розыгрыша результатов контакта и получения компенсации можете вернуть свою карту контакта на руку, вместо того чтобы сбросить её.",
  },
  oneLine: {
    en: "After the encounter: take your own card back.",
    ru: "После контакта верните свою карту на руку.",
  },
  wild: {
    en: "As any player in any phase, you may keep an artifact you have just played instead of discarding it, and play it again in a later encounter.",
    ru: "В любой роли и в любой фазе можете не сбрасывать только что сыгранный артефакт, а оставить его себе и сыграть снова в одном из следующих контактов.",
  },
  super: {
    en: "As a main player in the resolution phase, you may take up to double compensation, as long as your opponent has enough cards.",
    ru: "Если вы основной игрок, то в фазе результата можете взять компенсацию вплоть до двойной, если у соперника хватает карт.",
  },
  asks: {
    power: {
      "resolution.keep": {
        ask: {
          en: "take {myCard, select, none {your card} other {your {myCard}}} back into your hand?",
          ru: "вернуть на руку {myCard, select, none {свою карту} other {свою карту «{myCard}»}}?",
        },
        does: { en: "Take it back", ru: "Вернуть" },
      },
    },
    wild: {
      "card.spent": {
        ask: { en: "keep {card} instead of discarding it?", ru: "оставить себе «{card}» вместо сброса?" },
        does: { en: "Keep it", ru: "Оставить" },
      },
    },
    super: {
      "resolution.compensation": {
        ask: {
          en: "take up to twice the compensation of {n, plural, one {# card} other {# cards}}?",
          ru: "взять компенсацию вдвойне (положено {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}})?",
        },
        does: { en: "Double it", ru: "Удвоить" },
      },
    },
  },
  rules: [
    {
      id: "clone 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the resolution phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе результата.",
    },
    {
      id: "clone 1",
      en: "After the encounter is resolved and compensation has been taken, use this power to take your encounter card into your hand instead of discarding it.",
      ru: "После розыгрыша результатов и получения компенсации используйте способность, чтобы взять свою карту контакта на руку, а не сбросить.",
    },
    {
      id: "clone 2",
      en: "If cards were switched or replaced, you take the last card you used in resolution.",
      ru: "Если карты меняли местами или заменяли, вы берёте последнюю карту, с которой разыгрывали результат.",
    },
    {
      id: "clone zap",
      en: "A zap cancels the use: your card is discarded.",
      ru: "Заморозка отменяет использование: ваша карта сбрасывается.",
    },
    {
      id: "clone EC1",
      en: "You take the card back only after compensation, so it can never be taken from you as compensation.",
      ru: "Карту вы забираете только после компенсации, поэтому в счёт компенсации её у вас взять не могут.",
      decided: true,
    },
    {
      id: "clone EC2",
      en: "You act before the Filch and the Fido: the card never reaches the discard pile.",
      ru: "Вы действуете раньше Ворюги и Жучки: карта вообще не попадает в стопку сброса.",
    },
    {
      id: "clone EC3",
      en: "A morph returns to your hand as a morph.",
      ru: "Метаморфоза возвращается на руку метаморфозой.",
      decided: true,
    },
    {
      id: "clone EC4",
      en: "The power also works after deals and failed deals.",
      ru: "Способность действует и после успешных, и после провальных сделок.",
      decided: true,
    },
    {
      id: "clone wild",
      en: "Wild: as any player in any phase, you may keep an artifact you have just played instead of discarding it, and play it again in a later encounter. The flare then returns to your hand.",
      ru: "Джокер: в любой роли и в любой фазе можете не сбрасывать только что сыгранный артефакт, а оставить его себе и сыграть снова в одном из следующих контактов. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "clone super",
      en: "Super: as a main player in the resolution phase, you may take up to double compensation, as long as your opponent has enough cards. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе результата можете взять компенсацию вплоть до двойной, если у соперника хватает карт. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "clone flare D1",
      en: "An artifact kept with the wild cannot be played again in the same encounter.",
      ru: "Артефакт, сохранённый джокером, нельзя сыграть снова в том же контакте.",
      decided: true,
    },
  ],
  messages: {
    "clone/compensation": {
      en: "How many cards do you take as compensation instead of {n}?",
      ru: "Сколько карт вы берёте как компенсацию вместо {n}?",
    },
    "clone.kept": {
      en: "{player} took {card} back instead of discarding it.",
      ru: "{player, select, you {Вы забираете} other {{player} забирает}} карту «{card}» вместо сброса.",
    },
  },
};
