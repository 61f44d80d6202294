import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Vulch", ru: "Падальщик" },
  power: { en: "Salvage", ru: "Утилизация" },
  about: {
    en: "Whenever another player discards an artifact, played or not, you must add it to your hand; artifacts you play yourself are discarded as usual. When you draw a new hand, you keep your artifacts after showing them and draw 8 more cards.",
    ru: "Всякий раз, когда другой игрок сбрасывает артефакт, сыгранный или нет, вы обязаны взять его на руку; сыгранные вами артефакты сбрасываются как обычно. Набирая новую руку, вы показываете свои артефакты, оставляете их себе и берёте ещё 8 карт.",
  },
  oneLine: {
    en: "Take every artifact that another player discards.",
    ru: "Забирайте артефакты, которые сбрасывают другие.",
  },
  wild: {
    en: "As a main player, if you win or make a deal, you may have your opponent hand you their cards one at a time. Discard each until you keep one; your opponent keeps the rest.",
    ru: "Если вы основной игрок и победили или заключили успешную сделку, можете потребовать, чтобы соперник по одной передавал вам карты с руки. Сбрасывайте их, пока не оставите одну себе; остальные сохраняет соперник.",
  },
  super: {
    en: "Your power may also collect discarded flares.",
    ru: "Ваша способность может подбирать и сброшенные вспышки.",
  },
  asks: {
    power: {},
    wild: {
      "resolution.after": {
        ask: {
          en: "see {opponent}'s cards one by one and keep one?",
          ru: "перебрать карты соперника и одну оставить себе?",
        },
        does: { en: "See them", ru: "Перебрать" },
      },
    },
    super: {
      "cards.discarded": {
        ask: { en: "collect the discarded flares?", ru: "подобрать сброшенные вспышки?" },
        does: { en: "Collect", ru: "Подобрать" },
      },
    },
  },
  rules: [
    {
      id: "vulch 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as any player in any phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в любой роли и в любой фазе.",
    },
    {
      id: "vulch 1",
      en: "Whenever another player discards an artifact, played or not, you add it to your hand.",
      ru: "Всякий раз, когда другой игрок сбрасывает артефакт, сыгранный или нет, вы берёте его на руку.",
    },
    {
      id: "vulch 2",
      en: "Artifacts you play are discarded normally and cannot be salvaged.",
      ru: "Артефакты, которые сыграли вы сами, сбрасываются как обычно, и подобрать их нельзя.",
    },
    {
      id: "vulch 3",
      en: "When you draw a new hand, you keep your artifacts after showing them and draw 8 more cards.",
      ru: "Набирая новую руку, вы показываете свои артефакты, оставляете их себе и берёте ещё 8 карт.",
    },
    {
      id: "vulch zap",
      en: "The use is cancelled and the artifact stays discarded.",
      ru: "Использование отменяется, и артефакт остаётся в сбросе.",
    },
    {
      id: "vulch EC1",
      en: "The artifact is yours once its effect is finished, and you may play it at once if that is legal.",
      ru: "Артефакт становится вашим, когда его действие завершено, и его можно тут же сыграть, если это разрешено правилами.",
    },
    {
      id: "vulch EC2",
      en: "The Cosmic Zap that zaps you is itself discarded. You do not salvage it, because the power is off.",
      ru: "«Космическая заморозка», которой заморозили вас, тоже сбрасывается. Подобрать её вы не можете: способность уже не действует.",
      decided: true,
    },
    {
      id: "vulch EC3",
      en: "A Card Zap played against your card is salvaged afterwards.",
      ru: "«Слом карты», сыгранный против вашей карты, вы затем подбираете.",
      decided: true,
    },
    {
      id: "vulch EC4",
      en: "A cosmic quake or a reshuffle does not trigger the power.",
      ru: "Космотрясение и перемешивание сброса способность не вызывают.",
      decided: true,
    },
    {
      id: "vulch wild",
      en: "Wild (main player, resolution): if you win or make a deal, you may have your opponent hand you their cards one at a time; you discard each until you keep one, and your opponent keeps the rest. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, результат): победив или заключив успешную сделку, можете потребовать, чтобы соперник по одной передавал вам карты с руки; вы сбрасываете их, пока не оставите одну себе, а остальные сохраняет соперник. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "vulch super",
      en: "Super (any player, any phase): your power also collects discarded flares. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): ваша способность подбирает и сброшенные вспышки. Затем эта вспышка возвращается вам на руку.",
    },
    {
      id: "vulch flare D1",
      en: "For the wild, your opponent hands the cards over in random order.",
      ru: "При джокере соперник передаёт карты в случайном порядке.",
      decided: true,
    },
    {
      id: "vulch flare D2",
      en: "For the wild, you must decide on each card before seeing the next one.",
      ru: "При джокере судьбу каждой карты вы решаете, не видя следующей.",
      decided: true,
    },
    {
      id: "vulch flare D3",
      en: "The last card handed over for the wild may be kept or discarded.",
      ru: "Последнюю переданную по джокеру карту можно оставить себе или сбросить.",
      decided: true,
    },
  ],
  messages: {
    "vulch/keep": {
      en: "You are handed {card}: do you keep it or discard it?",
      ru: "Вам отдают карту «{card}». Оставите её себе или сбросите?",
    },
    "vulch.took": {
      en: "{player} salvaged {cards} from the discard pile.",
      ru: "{player, select, you {Вы подбираете} other {{player} подбирает}} из сброса карты ({cards}).",
    },
    "vulch.kept": {
      en: "{player} showed and kept {cards}.",
      ru: "{player, select, you {Вы показываете и оставляете} other {{player} показывает и оставляет}} себе карты ({cards}).",
    },
  },
};
