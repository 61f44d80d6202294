import { sameAt } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

/** Every moment of the privilege. */
const BEFORE_SELECTION = [
  "turn.first",
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.formed",
  "planning.before",
] as const;

export const text: AlienText = {
  name: { en: "Aristocrat", ru: "Аристократ" },
  power: { en: "Privilege", ru: "Привилегированность" },
  about: {
    en: "Before hands are dealt, search the deck and choose your starting hand of eight, anything but your own flare. As a main player, at any time before encounter cards are selected, you may draw one unused flare into your hand. If you then hold two or more flares that match no player's alien, remove one of them from the game.",
    ru: "До раздачи просмотрите колоду и выберите себе начальную руку из восьми карт — любых, кроме своей вспышки. Если вы основной игрок, то в любой момент до выбора карт контакта можете взять на руку одну неиспользуемую вспышку. Если после этого у вас две или больше вспышек пришельцев, которых нет ни у кого, одну из них удалите из игры.",
  },
  oneLine: {
    en: "Choose your first hand, and draw unused flares.",
    ru: "Выберите начальную руку и берите неиспользуемые вспышки.",
  },
  wild: {
    en: "At the start of any encounter, you may search the deck and take one card into your hand. Then shuffle the discard pile into the deck and give this flare to the Aristocrat, or discard it if there is none.",
    ru: "В начале любого контакта можете просмотреть колоду и взять на руку одну карту. Затем замешайте сброс в колоду и отдайте эту вспышку Аристократу, а если его нет, сбросьте её.",
  },
  super: {
    en: "As a main player in the planning phase, when you use your power, you may discard this flare and, instead of one flare, either draw three or search the unused flares for one of your choice.",
    ru: "Если вы основной игрок, то в фазе планирования, используя свою способность, можете сбросить эту вспышку и вместо одной вспышки взять три или выбрать любую одну из неиспользуемых.",
  },
  asks: {
    power: {
      ...sameAt(BEFORE_SELECTION, {
        ask: { en: "draw an unused flare?", ru: "взять неиспользуемую вспышку?" },
        does: { en: "Draw a flare", ru: "Взять вспышку" },
      }),
    },
    wild: {
      "regroup.start": {
        ask: { en: "take a card of your choice from the deck?", ru: "взять из колоды карту на свой выбор?" },
        does: { en: "Search the deck", ru: "Выбрать карту" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "draw three flares instead, or choose one?",
          ru: "взять вместо одной вспышки три или одну на выбор?",
        },
        does: { en: "Three, or a choice", ru: "Три или на выбор" },
      },
    },
  },
  rules: [
    {
      id: "aristocrat 0",
      en: "Red alert light. Game setup: before hands are dealt, you have a minute to search the deck and choose a hand of eight cards, but not your own flare. The power is optional: you may use it as a main player in the phases from start turn to planning.",
      ru: "Красная сигнальная лампочка. Подготовка: до раздачи у вас есть минута, чтобы просмотреть колоду и выбрать себе руку из восьми карт, но не свою вспышку. Способность необязательная: её можно использовать в роли основного игрока в фазах с начала хода по планирование.",
    },
    {
      id: "aristocrat 1",
      en: "At any time before encounter cards are selected, you may use this power to draw one unused flare into your hand.",
      ru: "В любой момент до выбора карт контакта можете использовать способность, чтобы взять на руку одну неиспользуемую вспышку.",
    },
    {
      id: "aristocrat 2",
      en: "If you then hold two or more flares that match no player's alien, choose one of them and remove it from the game for good.",
      ru: "Если после этого у вас две или больше вспышек пришельцев, которых нет ни у одного игрока, выберите одну из них и удалите её из игры насовсем.",
    },
    {
      id: "aristocrat zap",
      en: "The use is cancelled: no flare is drawn, and none leaves the game.",
      ru: "Использование отменяется: вспышку не берут, и ни одна из игры не уходит.",
    },
    {
      id: "aristocrat D1",
      en: "You may use this power once per encounter; as the defense, only from the moment you become it.",
      ru: "Способность можно использовать раз за контакт, защитнику — только с того момента, как он им стал.",
      decided: true,
    },
    {
      id: "aristocrat D2",
      en: "Cards you do not choose for your first hand are dealt to you at random. The others do not see your choice. Aliens that still lie face down do not count as a player's.",
      ru: "Если вы выбрали для начальной руки меньше восьми карт, остальные сдаются наугад. Другие вашего выбора не видят. Пришельцы, которые ещё лежат взакрытую, игрокам не засчитываются.",
      decided: true,
    },
    {
      id: "aristocrat wild",
      en: "Wild (any player, regroup): at the start of any encounter search the deck for a minute, take one card into your hand, and shuffle the discard pile into the deck. The flare then goes to the Aristocrat, or to the discard pile if nobody is the Aristocrat.",
      ru: "Джокер (любой игрок, перегруппировка): в начале любого контакта за минуту просмотрите колоду, возьмите на руку одну карту и замешайте сброс в колоду. Затем вспышка уходит Аристократу, а если его нет — в сброс.",
    },
    {
      id: "aristocrat super",
      en: "Super (main player, planning): when you use your power, draw three flares instead of one, or search the unused flares for a minute for one of your choice and shuffle them. The flare is then discarded.",
      ru: "Супер (основной игрок, планирование): используя свою способность, возьмите вместо одной вспышки три или за минуту выберите любую одну из неиспользуемых и перемешайте их. Затем вспышка сбрасывается.",
    },
  ],
  messages: {
    "aristocrat/hand": {
      en: "Choose up to {n, plural, one {# card} other {# cards}} from the deck for your first hand. The rest is dealt to you.",
      ru: "Выберите из колоды до {n, plural, one {# карты} few {# карт} many {# карт} other {# карты}} для начальной руки. Остальные вам сдадут.",
    },
    "aristocrat/how": {
      en: "Draw three unused flares, or choose one?",
      ru: "Взять три неиспользуемые вспышки или выбрать одну?",
    },
    "aristocrat/flare": {
      en: "Which unused flare do you take?",
      ru: "Какую неиспользуемую вспышку вы возьмёте?",
    },
    "aristocrat/card": {
      en: "Which card of the deck do you take?",
      ru: "Какую карту из колоды вы возьмёте?",
    },
    "aristocrat/remove": {
      en: "Which of these flares leaves the game for good?",
      ru: "Какая из этих вспышек уйдёт из игры насовсем?",
    },
    "aristocrat.chose": {
      en: "{player} chose {n, plural, one {# card} other {# cards}} of the deck{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы выбираете} other {{player} выбирает}} из колоды {n, plural, one {# карту} few {# карты} many {# карт} other {# карты}}{cards, select, none {} other { ({cards})}}.",
    },
    "aristocrat.searched": {
      en: "{player} searched the cards and took one{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы просматриваете карты и берёте} other {{player} просматривает карты и берёт}} одну{cards, select, none {} other { ({cards})}}.",
    },
    "aristocrat.drew": {
      en: "{player} drew {n, plural, one {# unused flare} other {# unused flares}}{cards, select, none {} other { ({cards})}}.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} {n, plural, one {# неиспользуемую вспышку} few {# неиспользуемые вспышки} many {# неиспользуемых вспышек} other {# неиспользуемой вспышки}}{cards, select, none {} other { ({cards})}}.",
    },
    "aristocrat.removed": {
      en: "{player} removed {card} from the game.",
      ru: "{player, select, you {Вы удаляете} other {{player} удаляет}} из игры карту «{card}».",
    },
    "word/draw-three": { en: "Draw three", ru: "Взять три" },
    "word/search": { en: "Choose one", ru: "Выбрать одну" },
  },
};
