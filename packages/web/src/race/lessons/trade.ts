/** Race, first lesson: sell a good, settle a world, produce, sell again. */
import scenario from "../../../scenarios/guide-race-trade.json";
import { type Lesson, thing } from "../../game/lesson.ts";
import { TradePicture } from "./pictures.tsx";
import { COMPANY, scriptOf } from "./script.ts";

export const trade: Lesson = {
  id: "trade",
  title: { en: "Settle and trade", ru: "Экспансия и торговля" },
  about: { en: "From the first world to a good you sell.", ru: "От первого мира до проданного ресурса." },
  minutes: 3,
  Picture: TradePicture,
  names: COMPANY,
  script: scriptOf(scenario),
  steps: [
    {
      does: "read",
      at: thing("card/alpha-centauri"),
      act: { en: "Look at Alpha Centauri", ru: "Посмотрите на «Альфу Центавра»" },
      why: {
        en: "it is your first world, and the hexagon on it is a good you can sell.",
        ru: "это ваш первый мир, а шестигранник на нём — ресурс, который можно продать.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Trade", ru: "Выберите торговлю" },
      why: {
        en: "a rare good brings three cards, and cards are the money here.",
        ru: "редкие элементы приносят три карты, а картами здесь платят.",
      },
    },
    {
      does: "read",
      at: '[data-spot="hand"]',
      act: { en: "Look at your hand", ru: "Посмотрите на свою руку" },
      why: {
        en: "the good is sold, and three new cards have come for it.",
        ru: "ресурс продан, и за него пришли три новые карты.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Settle", ru: "Выберите экспансию" },
      why: {
        en: "seven cards are enough for a world, and whoever chose Settle draws one more.",
        ru: "семи карт хватит на мир, а выбравший экспансию возьмёт ещё одну.",
      },
    },
    {
      does: "answer",
      act: { en: "Pick Comet Zone", ru: "Возьмите «Зону комет»" },
      why: {
        en: "it costs 3, but Alpha Centauri makes rare worlds one cheaper.",
        ru: "она стоит 3, но с «Альфой Центавра» такие миры дешевле на 1.",
      },
    },
    {
      does: "answer",
      act: {
        en: "Pay with Drop Ships and Colony Ship",
        ru: "Заплатите «Десантными кораблями» и «Кораблём колонистов»",
      },
      why: { en: "you have no use for them yet.", ru: "пока они вам ни к чему." },
    },
    {
      does: "answer",
      act: { en: "Choose Produce", ru: "Выберите производство" },
      why: {
        en: "Comet Zone makes a good, and the bonus fills one windfall world.",
        ru: "«Зона комет» даст ресурс, а бонус наполнит один ресурсный мир.",
      },
    },
    {
      does: "answer",
      act: { en: "Fill Alpha Centauri", ru: "Наполните «Альфу Центавра»" },
      why: {
        en: "without the bonus a windfall world stays empty.",
        ru: "без бонуса ресурсный мир останется пустым.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Trade again", ru: "Снова выберите торговлю" },
      why: {
        en: "two goods lie there, and one of them may be sold.",
        ru: "на столе два ресурса, и один из них можно продать.",
      },
    },
    {
      does: "answer",
      act: { en: "Sell the good of Comet Zone", ru: "Продайте ресурс «Зоны комет»" },
      why: {
        en: "this world makes a new one by itself; Alpha Centauri would need the bonus again.",
        ru: "этот мир сам произведёт новый, а «Альфе Центавра» снова понадобился бы бонус.",
      },
    },
    {
      does: "read",
      act: { en: "Now you know the circle", ru: "Вот и весь круг" },
      why: { en: "make a good, sell it, buy a better world.", ru: "произвели, продали, купили мир получше." },
    },
  ],
};
