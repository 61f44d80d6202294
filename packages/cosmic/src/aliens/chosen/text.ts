import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Chosen", ru: "Избранный" },
  power: { en: "Divine Intervention", ru: "Божественное вмешательство" },
  about: {
    en: "Once per encounter, as a main player after cards are revealed, you may draw three cards from the deck. One encounter card among them may replace your revealed card or, if both are attacks, add its value to it; everything else you drew is discarded.",
    ru: "Один раз за контакт, если вы основной игрок, после раскрытия карт можете взять три карты из колоды. Одной взятой картой контакта можно заменить свою раскрытую или, если обе — атаки, прибавить её значение к своему; все прочие взятые карты сбрасываются.",
  },
  oneLine: {
    en: "After the reveal: draw 3 cards to improve your own.",
    ru: "После раскрытия возьмите 3 карты и усильте свою.",
  },
  wild: {
    en: "As a main player in the planning phase, before encounter cards are selected, you may draw one card from the deck.",
    ru: "Если вы основной игрок, то в фазе планирования до выбора карт контакта можете взять одну карту из колоды.",
  },
  super: {
    en: "As a main player in the reveal phase, when you draw for divine intervention, you may keep any of the drawn cards that are not encounter cards.",
    ru: "Если вы основной игрок, то в фазе раскрытия, взяв карты божественным вмешательством, можете оставить себе любые из них, кроме карт контакта.",
  },
  asks: {
    power: {
      "reveal.change": {
        ask: { en: "draw 3 cards to replace or raise yours?", ru: "взять 3 карты, чтобы заменить или усилить свою?" },
        does: { en: "Draw 3", ru: "Взять 3" },
      },
    },
    wild: {
      "planning.before": {
        ask: { en: "draw a card from the deck?", ru: "взять карту из колоды?" },
        does: { en: "Draw a card", ru: "Взять карту" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "keep the drawn cards that are no encounter cards?",
          ru: "оставить себе взятые карты, кроме карт контакта?",
        },
        does: { en: "Keep them", ru: "Оставить" },
      },
    },
  },
  rules: [
    {
      id: "chosen 0",
      en: "Green alert light, no game setup. The power is optional: you may use it once per encounter, as a main player in the reveal phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать один раз за контакт в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "chosen 1",
      en: "Use this power to draw 3 cards from the deck.",
      ru: "Используйте способность, чтобы взять 3 карты из колоды.",
    },
    {
      id: "chosen 2",
      en: "If there is no encounter card among them, discard all three; nothing else happens.",
      ru: "Если среди них нет ни одной карты контакта, сбросьте все три; больше ничего не происходит.",
    },
    {
      id: "chosen 3",
      en: "Otherwise you may choose one of the drawn encounter cards: it replaces your revealed card, which is discarded. If your card and the chosen one are both attacks, you may add the chosen value to yours instead.",
      ru: "Иначе можете выбрать одну из взятых карт контакта: она заменяет вашу раскрытую карту, а та сбрасывается. Если и ваша карта, и выбранная — атаки, вместо замены можно прибавить значение выбранной карты к своей.",
    },
    {
      id: "chosen 4",
      en: "All other drawn cards are discarded, and the encounter goes on with the new card or value.",
      ru: "Остальные взятые карты сбрасываются, и контакт продолжается с новой картой или новым значением.",
    },
    {
      id: "chosen zap",
      en: "A zap cancels the use before the draw: no cards are drawn and your revealed card stands.",
      ru: "Заморозка отменяет использование до взятия карт: вы ничего не берёте, и ваша раскрытая карта остаётся в силе.",
    },
    {
      id: "chosen EC1",
      en: "A morph you choose becomes a copy of your opponent's card. A negotiate you choose may turn the encounter into a deal, or into a loss with compensation.",
      ru: "Выбранная метаморфоза становится двойником карты соперника. Выбранные переговоры могут привести к сделке или к поражению с компенсацией.",
      decided: true,
    },
    {
      id: "chosen EC2",
      en: "Until they are placed or discarded, the drawn cards are visible to you alone.",
      ru: "Пока взятые карты не сыграны и не сброшены, видите их только вы.",
      decided: true,
    },
    {
      id: "chosen EC3",
      en: "If you add a card, both are discarded at the end, and for the Clone and the Filch your card is the one you first revealed. The Tripler's wild, a reversal, an equalize, the Calculator's wild and the Gambler's wild touch only the revealed card; the added value joins after them and before the Tripler's power.",
      ru: "Если вы прибавили карту, в конце сбрасываются обе, а для Клона и Ворюги «вашей картой» остаётся раскрытая изначально. Джокер Утроителя, реверс, уравнивание, джокеры Калькулятора и Шулера затрагивают только раскрытую карту; значение прибавленной входит в счёт после них, но до способности Утроителя.",
      decided: true,
    },
    {
      id: "chosen EC4",
      en: "You may turn down all the encounter cards you drew.",
      ru: "От всех взятых карт контакта можно отказаться.",
      decided: true,
    },
    {
      id: "chosen EC5",
      en: "For the Remora the three cards are a single draw.",
      ru: "Для Прилипалы взятие трёх карт — одно событие.",
      decided: true,
    },
    {
      id: "chosen wild",
      en: "Wild: as a main player in the planning phase, before encounter cards are selected, you may draw one card from the deck. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования до выбора карт контакта можете взять одну карту из колоды. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "chosen super",
      en: "Super: as a main player in the reveal phase, when you draw for divine intervention, you may keep any of the drawn cards that are not encounter cards. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе раскрытия, взяв карты божественным вмешательством, можете оставить себе любые из них, кроме карт контакта. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "chosen flare D1",
      en: "The super may be played after you have seen the three cards.",
      ru: "Суперсвойство можно применить, уже посмотрев все три карты.",
      decided: true,
    },
  ],
  messages: {
    "chosen/keep": {
      en: "Which of these cards do you keep?",
      ru: "Какие из этих карт вы оставляете себе?",
    },
    "chosen/card": {
      en: "Which encounter card do you use, if any?",
      ru: "Какую из этих карт контакта вы используете? Можно ни одной.",
    },
    "chosen/how": {
      en: "Does {card} replace your card, or add to it?",
      ru: "Заменить вашу карту картой «{card}» или прибавить её значение?",
    },
    "chosen.kept": {
      en: "{player} kept {n, plural, one {# card} other {# cards}} of those drawn{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы оставляете} other {{player} оставляет}} себе {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}} из взятых{cards, select, none {} other { ({cards})}}.",
    },
    "chosen.replaced": {
      en: "{player, select, you {your} other {{player}'s}} card was replaced by {card}.",
      ru: "{player, select, you {Вы меняете} other {{player} меняет}} свою карту, теперь в контакте «{card}».",
    },
    "chosen.added": {
      en: "{player} added {card} to the card revealed.",
      ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} к раскрытой карте карту «{card}».",
    },
  },
};
