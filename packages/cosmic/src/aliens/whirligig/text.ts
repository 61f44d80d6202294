import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Whirligig", ru: "Вихрь" },
  power: { en: "Swirl", ru: "Кручение" },
  about: {
    en: "As a main player in the planning phase, you may mix your hand with your opponent's, face down. Then say how many cards each of you gets: equal shares, as many as before, or the other's number. Your opponent draws at random, and you get the rest.",
    ru: "Если вы основной игрок, то в фазе планирования можете смешать взакрытую свою руку с рукой соперника. Затем решите, кому сколько карт достанется: поровну, сколько было или столько, сколько было у другого. Соперник тянет карты наугад, остальные — ваши.",
  },
  oneLine: {
    en: "Mix your hand with your opponent's and share it anew.",
    ru: "Смешайте свою руку с рукой соперника и поделите заново.",
  },
  wild: {
    en: "As a main player in the planning phase, you may mix one random card of your opponent with one card of your choice from your hand. Your opponent takes back one of the two without seeing them; the other is yours.",
    ru: "Если вы основной игрок, то в фазе планирования можете смешать случайную карту соперника с одной своей на выбор. Соперник вслепую забирает одну из двух, другая остаётся вам.",
  },
  super: {
    en: "As a main player in the planning phase, you may look at your opponent's hand before you mix the hands.",
    ru: "Если вы основной игрок, то в фазе планирования можете посмотреть руку соперника, прежде чем смешать карты.",
  },
  asks: {
    power: {
      "planning.before": {
        ask: {
          en: "mix your hand ({hand, plural, one {# card} other {# cards}}) with {opponent}'s ({theirHand, plural, one {# card} other {# cards}})?",
          ru: "смешать свою руку ({hand, plural, one {# карта} few {# карты} many {# карт} other {# карты}}) с рукой соперника ({theirHand, plural, one {# карта} few {# карты} many {# карт} other {# карты}})?",
        },
        does: { en: "Mix the hands", ru: "Смешать руки" },
      },
    },
    wild: {
      "planning.before": {
        ask: {
          en: "mix one of your cards with a random one of {opponent}'s?",
          ru: "смешать свою карту со случайной картой соперника?",
        },
        does: { en: "Mix two cards", ru: "Смешать две карты" },
      },
    },
    super: {
      boost: {
        ask: { en: "look at {opponent}'s hand first?", ru: "сначала посмотреть руку соперника?" },
        does: { en: "Look first", ru: "Посмотреть" },
      },
    },
  },
  rules: [
    {
      id: "whirligig 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the planning phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования.",
    },
    {
      id: "whirligig 1",
      en: "You use this power to mix both main players' hands face down.",
      ru: "Используйте способность, чтобы смешать взакрытую руки обоих основных игроков.",
    },
    {
      id: "whirligig 2",
      en: "You choose how the cards are shared. Even Steven: equal shares, an odd card is yours. As Is: each gets as many as before. Switcheroo: each gets as many as the other had.",
      ru: "Выберите, как поделить карты. «Баш на баш»: поровну, лишняя карта ваша. «Как есть»: каждому столько, сколько было. «Подмена»: каждому столько, сколько было у другого.",
    },
    {
      id: "whirligig 3",
      en: "Your opponent draws that many cards at random from the mix, and you get the rest.",
      ru: "Соперник тянет из смешанных карт положенное число наугад, остальные достаются вам.",
    },
    {
      id: "whirligig zap",
      en: "The use is cancelled, and both hands stay as they are.",
      ru: "Использование отменяется, обе руки остаются как были.",
    },
    {
      id: "whirligig D1",
      en: "You may use this power once per encounter. Cards that already lie on the table are not part of a hand. You choose the shares after the hands are mixed.",
      ru: "Способность можно использовать раз за контакт. Карты, уже лежащие на столе, частью руки не считаются. Как делить, вы решаете, когда руки уже смешаны.",
      decided: true,
    },
    {
      id: "whirligig D2",
      en: "If there are cards with both backs in the mix, your opponent decides how many of each to draw.",
      ru: "Если среди карт есть карты с разными рубашками, соперник сам решает, сколько каких тянуть.",
      decided: true,
    },
    {
      id: "whirligig D3",
      en: "A rift that comes from your opponent to you goes off; one that goes from you to your opponent does not.",
      ru: "Разлом, попавший от соперника к вам, срабатывает; попавший от вас к сопернику — нет.",
      decided: true,
    },
    {
      id: "whirligig wild",
      en: "Wild (main player, planning): mix one random card of your opponent with one of your choice; your opponent takes one of the two back unseen, and the other is yours. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, планирование): смешайте случайную карту соперника с одной своей на выбор; соперник вслепую забирает одну из двух, другая ваша. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "whirligig super",
      en: "Super (main player, planning): you look at your opponent's hand before you mix the hands. The flare is not mixed in, and then returns to your hand.",
      ru: "Супер (основной игрок, планирование): прежде чем смешать карты, посмотрите руку соперника. Сама вспышка не смешивается и затем возвращается вам на руку.",
    },
  ],
  messages: {
    "whirligig/how": {
      en: "You put in {n}, your opponent {m}. How are the cards shared?",
      ru: "Ваших карт — {n}, карт соперника — {m}. Как их поделить?",
    },
    "whirligig/card": {
      en: "Which of your cards do you mix with one of your opponent's?",
      ru: "Какую свою карту смешать с картой соперника?",
    },
    "whirligig.how": {
      en: "{player} decided how to share the cards ({how}).",
      ru: "{player, select, you {Вы решаете} other {{player} решает}}, как поделить карты ({how}).",
    },
    "whirligig.share": {
      en: "{player} got {n, plural, one {# card} other {# cards}} of the mix{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы получаете} other {{player} получает}} {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из смешанных{cards, select, none {} other { ({cards})}}.",
    },
    "whirligig.back": {
      en: "{player} got one of the two mixed cards{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы получаете} other {{player} получает}} одну из двух смешанных карт{cards, select, none {} other { ({cards})}}.",
    },
    "word/even-steven": { en: "Even Steven: equal shares", ru: "Баш на баш: поровну" },
    "word/as-is": { en: "As Is: as many as before", ru: "Как есть: сколько было" },
    "word/switcheroo": { en: "Switcheroo: the other's number", ru: "Подмена: сколько было у другого" },
  },
};
