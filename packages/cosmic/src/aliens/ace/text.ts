import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Ace", ru: "Ас" },
  power: { en: "Triumph", ru: "Триумф" },
  about: {
    en: "At the start of your turn you win the game if you have at least one foreign colony. In return, one of your planets is out of the game from the start and its ships begin in the warp. Whoever may attack your home system may attack any of your foreign colonies instead, and whoever may attack a system where you have one may attack it there.",
    ru: "В начале своего хода вы выигрываете, если у вас есть хотя бы одна далёкая колония. Зато одна ваша планета с самого начала вне игры, а её корабли начинают в варпе. Тот, кто может напасть на вашу родную систему, вправе вместо этого напасть на любую вашу далёкую колонию, а тот, кто может напасть на систему с такой колонией, — на неё.",
  },
  oneLine: {
    en: "Start your turn with one foreign colony and you win.",
    ru: "Начните ход с одной далёкой колонией — и вы победили.",
  },
  wild: {
    en: "After the cards are revealed, if all other players stand on the opposing side, you win the encounter. Give this flare to the Ace.",
    ru: "Если после раскрытия карт все остальные игроки на стороне соперника, вы выигрываете контакт. Отдайте эту вспышку Асу.",
  },
  super: {
    en: "If you lose as the defense, your ships in the encounter found a colony on any planet of another system instead of going to the warp. Discard this flare.",
    ru: "Если вы защитник и проиграли, ваши корабли из контакта не уходят в варп, а создают колонию на любой планете другой системы. Сбросьте эту вспышку.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.outcome": {
        ask: {
          en: "win the encounter, as everybody else stands against you?",
          ru: "выиграть контакт, раз все остальные против вас?",
        },
        does: { en: "Win it", ru: "Победить" },
      },
    },
    super: {
      "ships.going": {
        ask: {
          en: "found a colony in another system with your beaten ships?",
          ru: "создать побеждёнными кораблями колонию в другой системе?",
        },
        does: { en: "Found a colony", ru: "Создать колонию" },
      },
    },
  },
  rules: [
    {
      id: "ace 0",
      en: "Red alert light. Game setup: you choose one of your own planets; it leaves the game, and the ships on it start in the warp, in a game with four planets too. The Ace sets up after the Pygmy and the Symbiote. The power is mandatory: you use it as the offense, at the start of your turn.",
      ru: "Красная сигнальная лампочка. Подготовка: вы выбираете одну свою планету; она покидает игру, а корабли с неё начинают в варпе — и в игре с четырьмя планетами тоже. Ас готовится после Пигмея и Симбионта. Способность обязательная: вы используете её как агрессор в начале своего хода.",
    },
    {
      id: "ace 1",
      en: "At the start of your turn, with at least one foreign colony, you win the game. This comes before anything else in the turn, even before a new hand.",
      ru: "В начале своего хода, если у вас есть хотя бы одна далёкая колония, вы выигрываете игру. Это происходит раньше всего остального, даже до набора новой руки.",
    },
    {
      id: "ace 2",
      en: "You can also win the normal way.",
      ru: "Победить обычным путём тоже можно.",
    },
    {
      id: "ace 3",
      en: "A player whom destiny allows to attack your home system may have the encounter at any of your foreign colonies; one whom it allows to attack a system where you have such a colony, at that colony. You are the defense.",
      ru: "Игрок, которому судьба позволяет напасть на вашу родную систему, может провести контакт в любой вашей далёкой колонии; игрок, которому она позволяет напасть на систему с такой колонией, — в этой колонии. Защитником будете вы.",
    },
    {
      id: "ace zap",
      en: "Only the claim to victory can be zapped; you may make it again at the start of your next turn. Your colonies stay exposed while the sheet lies face up, zapped or not.",
      ru: "Заморозить можно только победу; в начале следующего своего хода вы можете объявить её снова. Пока лист открыт, ваши колонии открыты для нападения, даже если способность заморожена.",
      decided: true,
    },
    {
      id: "ace wild",
      en: "Wild (main player, reveal): after the cards are revealed, if all other players are on the opposing side, you win the encounter. The flare then goes to the Ace, or is discarded if nobody is the Ace.",
      ru: "Джокер (основной игрок, раскрытие): если после раскрытия все остальные игроки на стороне соперника, вы выигрываете контакт. Затем вспышка переходит к Асу, а если Аса нет, сбрасывается.",
    },
    {
      id: "ace super",
      en: "Super (defense, resolution): if you lose, your ships in the encounter found a colony on any one planet of a different system instead of going to the warp. The flare is then discarded.",
      ru: "Супер (защитник, результат): если вы проиграли, ваши корабли из контакта не уходят в варп, а создают колонию на любой планете другой системы. Затем вспышка сбрасывается.",
    },
  ],
  messages: {
    "ace/planet": {
      en: "Which of your planets leaves the game? Its ships begin in the warp.",
      ru: "Какая из ваших планет покинет игру? Её корабли начнут игру в варпе.",
    },
    "ace/raid": {
      en: "{player} is exposed here. Do you attack that colony instead?",
      ru: "Здесь открыта для нападения колония, её хозяин — {player}. Напасть на неё?",
    },
    "ace/refuge": {
      en: "Where do your beaten ships found a colony?",
      ru: "Где ваши побеждённые корабли создадут колонию?",
    },
    "ace.planet": {
      en: "{player} gave up {planet}; {n, plural, one {# ship begins} other {# ships begin}} in the warp.",
      ru: "{player, select, you {Вы отказываетесь} other {{player} отказывается}} от планеты {planet}; {n, plural, one {# корабль начинает} few {# корабля начинают} many {# кораблей начинают} other {# корабля начинают}} игру в варпе.",
    },
    "ace.raided": {
      en: "{player} went for {other, select, you {your colony} other {the colony of {other}}} on {planet}.",
      ru: "{player, select, you {Вы метите} other {{player} метит}} в колонию на планете {planet}; {other, select, you {защищаетесь вы} other {защищается {other}}}.",
    },
  },
};
