import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Oracle", ru: "Оракул" },
  power: { en: "Foresee", ru: "Предвидение" },
  about: {
    en: "When you are a main player and encounter cards are to be selected, your opponent must play an encounter card face up, and only then do you select yours and play it face down. This is mandatory.",
    ru: "Если вы основной игрок, то, когда приходит время выбирать карты контакта, соперник обязан выложить свою карту в открытую, и лишь после этого вы выбираете свою и выкладываете её взакрытую. Способность обязательная.",
  },
  oneLine: {
    en: "Your opponent shows a card before you choose yours.",
    ru: "Соперник показывает карту до того, как вы выберете свою.",
  },
  wild: {
    en: "As a main player, before encounter cards are selected, you may mix your hand with your opponent's. Take at random as many cards as you had and give your opponent the rest.",
    ru: "Если вы основной игрок, то перед выбором карт контакта можете смешать свою руку с рукой соперника. Наугад возьмите столько карт, сколько у вас было, а остальные отдайте сопернику.",
  },
  super: {
    en: "As a main player, once your opponent has shown an encounter card, you may end the encounter. The card goes back to its owner's hand, all committed ships return to colonies, and play goes on as if a deal had been made.",
    ru: "Если вы основной игрок, то, увидев карту контакта соперника, можете прекратить контакт. Соперник возвращает карту на руку, все отправленные корабли возвращаются в колонии, и игра продолжается так, будто заключена успешная сделка.",
  },
  asks: {
    power: {},
    wild: {
      "planning.before": {
        ask: {
          en: "mix your hand ({hand}) with {opponent}'s ({theirHand})?",
          ru: "смешать руки ({hand} у вас, {theirHand} у соперника)?",
        },
        does: { en: "Mix them", ru: "Смешать" },
      },
    },
    super: {
      "planning.shown": {
        ask: {
          en: "end the encounter as if a deal had been made?",
          ru: "закончить контакт, словно сделка состоялась?",
        },
        does: { en: "End it", ru: "Закончить" },
      },
    },
  },
  rules: [
    {
      id: "oracle 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player in the planning phase, when encounter cards are to be selected.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока в фазе планирования, когда пора выбирать карты контакта.",
    },
    {
      id: "oracle 1",
      en: "Your opponent plays an encounter card face up; after that you select yours and play it face down.",
      ru: "Соперник выкладывает карту контакта в открытую; после этого вы выбираете свою и выкладываете её взакрытую.",
    },
    {
      id: "oracle zap",
      en: "A zap must come as soon as you declare the power, before your opponent has put a card down. Both main players then play their cards face down.",
      ru: "Заморозить способность можно лишь в тот момент, когда вы о ней объявили, пока соперник ещё не выложил карту. Тогда оба основных игрока выкладывают карты взакрытую.",
    },
    {
      id: "oracle EC1",
      en: "The Sorcerer may still switch the two cards afterwards. Yours lies face down until the reveal, so the Sorcerer does so without knowing it.",
      ru: "Чародей по-прежнему может после этого поменять карты местами. Ваша карта до раскрытия лежит взакрытую, так что он делает это, не зная её.",
      decided: true,
    },
    {
      id: "oracle EC2",
      en: "If your opponent is the Gambler, that player may bluff at the moment the card has to be shown.",
      ru: "Если ваш соперник — Шулер, он может прибегнуть к блефу в тот самый момент, когда обязан показать карту.",
      decided: true,
    },
    {
      id: "oracle EC3",
      en: "If the defense has to draw a new hand, it does so before you use this power.",
      ru: "Если защитнику нужно набрать новую руку, он делает это до того, как вы используете способность.",
      decided: true,
    },
    {
      id: "oracle wild",
      en: "Wild (main player, planning): before encounter cards are selected you may mix your hand with your opponent's, take at random as many cards as you had and give the rest to your opponent. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, планирование): перед выбором карт контакта можете смешать свою руку с рукой соперника, наугад взять столько карт, сколько у вас было, а остальные отдать сопернику. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "oracle super",
      en: "Super (main player, planning): after your opponent has shown the card you may end the encounter; the card is taken back, all committed ships return to colonies, and play goes on as if a deal had been made. The flare then returns to your hand.",
      ru: "Супер (основной игрок, планирование): после того как соперник показал карту, можете прекратить контакт; соперник возвращает карту на руку, все отправленные корабли возвращаются в колонии, и игра продолжается так, будто заключена успешная сделка. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "oracle flare D1",
      en: "The wild flare itself is not mixed in with the two hands.",
      ru: "Сама вспышка, сыгранная как джокер, с картами не смешивается.",
      decided: true,
    },
    {
      id: "oracle flare D2",
      en: "An encounter ended by the super counts as a made deal: it allows a second encounter and counts for Tick-Tock and Warrior.",
      ru: "Контакт, прекращённый суперсвойством, считается успешной сделкой: он даёт право на второй контакт и учитывается для Тик-Така и Воителя.",
      decided: true,
    },
  ],
  messages: {
    "oracle.mixed": {
      en: "{player} mixed hands with {other}.",
      ru: "{player, select, you {Вы смешиваете} other {{player} смешивает}} свою руку с {other, select, you {вашей} other {рукой соперника}}.",
    },
    "oracle.hand": {
      en: "{player, select, you {You now hold} other {{player} now holds}} {n, plural, one {# card} other {# cards}}.",
      ru: "Теперь {player, select, you {у вас на руке {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}}} other {{player} держит на руке {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}}}.",
    },
    "oracle.ended": {
      en: "{player} ended the encounter as if a deal had been made.",
      ru: "{player, select, you {Вы прекращаете} other {{player} прекращает}} контакт так, будто заключена сделка.",
    },
  },
};
