import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Dictator", ru: "Диктатор" },
  power: { en: "Command", ru: "Диктат" },
  about: {
    en: "Whenever another player is the offense and is about to draw destiny, you must look through the destiny deck and choose the card, which is played as if the offense had drawn it. On your own turn the deck is shuffled and a card is dealt at random.",
    ru: "Каждый раз, когда агрессор — другой игрок и он должен взять карту судьбы, вы обязаны просмотреть колоду судьбы и выбрать карту; она разыгрывается так, словно её взял сам агрессор. В ваш собственный ход колода перемешивается и карта берётся случайным образом.",
  },
  oneLine: {
    en: "On other players' turns: choose the destiny card.",
    ru: "В чужой ход сами выбирайте карту судьбы.",
  },
  wild: {
    en: "As any player but the offense in the destiny phase, once per encounter after destiny is drawn, you may force the offense to discard the card and draw again.",
    ru: "Если вы не агрессор, то в фазе судьбы один раз за контакт можете после взятия карты судьбы заставить агрессора сбросить её и взять другую.",
  },
  super: {
    en: "In the destiny phase you may use your power as the offense.",
    ru: "В фазе судьбы можете использовать свою способность, будучи агрессором.",
  },
  asks: {
    power: {},
    wild: {
      "destiny.drawn": {
        ask: {
          en: "{named, select, none {make {offense} draw destiny again} other {destiny names {named}. Make {offense} draw again}}?",
          ru: "{named, select, none {сменить карту судьбы} other {выпадает {named}. Сменить карту судьбы}}?",
        },
        does: { en: "Draw again", ru: "Другую карту" },
      },
    },
    super: {
      "destiny.draw": {
        ask: { en: "choose your own destiny card?", ru: "выбрать себе карту судьбы?" },
        does: { en: "Choose it", ru: "Выбрать" },
      },
    },
  },
  rules: [
    {
      id: "dictator 0",
      en: "Red alert light, no game setup. The power is mandatory: you use it in the destiny phase, before the draw, whenever you are not the offense.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в фазе судьбы, до взятия карты, всякий раз, когда вы не агрессор.",
    },
    {
      id: "dictator 1",
      en: "Use this power to take the destiny deck, look through it and choose any card. It is played as if the offense had drawn it.",
      ru: "Используйте способность: возьмите колоду судьбы, просмотрите её и выберите любую карту. Она разыгрывается так, словно её взял агрессор.",
    },
    {
      id: "dictator 2",
      en: "On your own turn, or if you are zapped, the remaining destiny cards are shuffled and one is dealt at random.",
      ru: "В ваш собственный ход или если вас заморозили, оставшиеся карты судьбы перемешиваются и одна из них сдаётся случайно.",
    },
    {
      id: "dictator zap",
      en: "A zap cancels your choice: the destiny deck is shuffled and a card is drawn at random.",
      ru: "Заморозка отменяет ваш выбор: колода судьбы перемешивается, и карта берётся случайно.",
    },
    {
      id: "dictator EC1",
      en: "The power applies to every destiny draw of the encounter, including redraws after the offense draws its own color.",
      ru: "Способность действует при каждом взятии карты судьбы за контакт, в том числе при повторном, когда агрессору выпал его собственный цвет.",
      decided: true,
    },
    {
      id: "dictator EC2",
      en: "If only one destiny card is left, the deck is reshuffled with the discards before you look.",
      ru: "Если в колоде судьбы осталась одна карта, её сначала перемешивают со сбросом, и только потом вы смотрите колоду.",
      decided: true,
    },
    {
      id: "dictator EC3",
      en: "You tell no one what you saw. The deck keeps its order until it is shuffled.",
      ru: "Об увиденном вы никому не рассказываете. До перемешивания колода сохраняет свой порядок.",
      decided: true,
    },
    {
      id: "dictator EC4",
      en: "The Will, the Shadow and the Dictator's wild flare act after your choice.",
      ru: "Воля, Тень и джокер Диктатора действуют уже после вашего выбора.",
      decided: true,
    },
    {
      id: "dictator wild",
      en: "Wild: as any player but the offense in the destiny phase, once per encounter after destiny is drawn, you may force the offense to discard the card and draw again. The flare then returns to your hand.",
      ru: "Джокер: если вы не агрессор, то в фазе судьбы один раз за контакт можете после взятия карты судьбы заставить агрессора сбросить её и взять другую. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "dictator super",
      en: "Super: in the destiny phase you may use your power as the offense. The flare then returns to your hand.",
      ru: "Супер: в фазе судьбы можете использовать свою способность, будучи агрессором. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "dictator/choose": {
      en: "Which destiny card does the offense draw?",
      ru: "Какую карту судьбы возьмёт агрессор?",
    },
    "dictator.shuffled": {
      en: "The destiny deck was shuffled for {player}.",
      ru: "{player, select, you {Вы перемешиваете} other {{player} перемешивает}} колоду судьбы.",
    },
  },
};
