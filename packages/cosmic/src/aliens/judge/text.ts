import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Judge", ru: "Судья" },
  power: { en: "Fiat", ru: "Постановление" },
  about: {
    en: "As a main player, before cards are selected, you may decree what either the winner or the loser gains besides the normal result: a colony where the other main player has one, cards of that player, or both. It counts if at least one attack is revealed and is carried out at the end of the encounter.",
    ru: "Если вы основной игрок, то до выбора карт можете постановить, что сверх обычного исхода получит победитель или проигравший: колонию там, где она есть у другого основного игрока, его карты или и то и другое. Постановление действует, если раскрыта хотя бы одна атака, и исполняется в конце контакта.",
  },
  oneLine: {
    en: "Decree what the winner or the loser gains on top.",
    ru: "Назначьте трофеи победителю или проигравшему.",
  },
  wild: {
    en: "If the totals are less than 5 apart, you may call a draw: allies go home, and the main players try to make a deal.",
    ru: "Если суммы различаются меньше чем на 5, можете объявить ничью: союзники уходят, а основные игроки пробуют заключить сделку.",
  },
  super: {
    en: "When you use your power, you may decree gains for both the winner and the loser.",
    ru: "Используя свою способность, можете назначить трофеи и победителю, и проигравшему.",
  },
  asks: {
    power: {
      "planning.before": {
        ask: {
          en: "decree what the winner or the loser gains on top?",
          ru: "назначить трофеи победителю или проигравшему?",
        },
        does: { en: "Decree", ru: "Постановить" },
      },
    },
    wild: {
      "reveal.outcome": {
        ask: {
          en: "call {mine, select, none {this} other {{mine} : {theirs}}} a draw and try to make a deal?",
          ru: "объявить ничью{mine, select, none {} other { ({mine} : {theirs})}} и попробовать заключить сделку?",
        },
        does: { en: "Call a draw", ru: "Объявить ничью" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "decree gains for both the winner and the loser?",
          ru: "назначить трофеи и победителю, и проигравшему?",
        },
        does: { en: "Gains for both", ru: "Трофеи обоим" },
      },
    },
  },
  rules: [
    {
      id: "judge 0",
      en: "Red alert light, no game setup. The power is optional: you may use it once per encounter as a main player in the planning phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать раз за контакт в роли основного игрока в фазе планирования.",
    },
    {
      id: "judge 1",
      en: "Before the cards are selected, decree extra gains for either the winner or the loser, not both.",
      ru: "До выбора карт назначьте дополнительные трофеи победителю или проигравшему, но не обоим.",
    },
    {
      id: "judge 2",
      en: "As in a deal, these may be one colony where the other main player has a colony, and cards of that player: a number of random ones, all of a type, or all.",
      ru: "Как в сделке, это может быть одна колония там, где она есть у другого основного игрока, и его карты: сколько-то случайных, все одного типа или все.",
    },
    {
      id: "judge 3",
      en: "They are carried out at the end of the encounter, besides the normal results.",
      ru: "Они исполняются в конце контакта сверх обычных последствий.",
    },
    {
      id: "judge zap",
      en: "The use is cancelled: nothing is decreed.",
      ru: "Использование отменяется: ничего не постановлено.",
    },
    {
      id: "judge EC1",
      en: "Winner and loser are the main players. Without a single winner, or without an attack revealed, the fiat is void. The beneficiary chooses planet and ships; as much is given as there is.",
      ru: "Победитель и проигравший — основные игроки. Если победителя нет или не раскрыто ни одной атаки, постановление теряет силу. Планету и корабли выбирает тот, кому достаются трофеи; отдают столько, сколько есть.",
      decided: true,
    },
    {
      id: "judge wild",
      en: "Wild (main player, reveal): if the totals are less than 5 apart, it is a draw. Allies go home, and the main players try a deal as if negotiates had been revealed. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, раскрытие): если суммы различаются меньше чем на 5, это ничья. Союзники уходят, и основные игроки пробуют заключить сделку, будто раскрыты переговоры. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "judge super",
      en: "Super (main player, planning): the fiat may hold gains for both winner and loser; cards that both get change hands together. The flare then returns to your hand.",
      ru: "Супер (основной игрок, планирование): постановление может назначить трофеи и победителю, и проигравшему; карты, назначенные обоим, переходят из рук в руки одновременно. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "judge/party": { en: "Who gains by your fiat?", ru: "Кому достанутся трофеи?" },
    "judge/colony": {
      en: "Does the {party, select, winner {winner} other {loser}} get a colony too?",
      ru: "Получит ли {party, select, winner {победитель} other {проигравший}} и колонию?",
    },
    "judge/cards": {
      en: "Which cards of the other main player does the {party, select, winner {winner} other {loser}} get?",
      ru: "Какие карты другого основного игрока получит {party, select, winner {победитель} other {проигравший}}?",
    },
    "judge/planet": {
      en: "By the fiat you found a colony. Where?",
      ru: "По постановлению вы создаёте колонию. Где?",
    },
    "judge/ships": { en: "Which ships settle on {planet}?", ru: "Какие корабли поселятся на планете {planet}?" },
    "judge.empty": {
      en: "{player} gained nothing by the fiat.",
      ru: "{player, select, you {Вы ничего не получаете} other {{player} ничего не получает}} по постановлению.",
    },
    "judge.carriedOut": {
      en: "By the fiat {player} gained at {other, select, you {your expense} other {the expense of {other}}}.",
      ru: "По постановлению трофеи {player, select, you {получаете вы} other {получает {player}}}, {other, select, you {платите вы} other {платит {other}}}.",
    },
  },
};
