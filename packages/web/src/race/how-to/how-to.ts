/** How Race for the Galaxy is played, on one page. */
import type { HowTo } from "../../game/how-to.ts";
import { Hero } from "./hero.tsx";
import { Panels } from "./panels.tsx";
import {
  ConsumeLine,
  ConsumePicture,
  DevelopLine,
  DevelopPicture,
  ExploreLine,
  ExplorePicture,
  ProduceLine,
  ProducePicture,
  SettleLine,
  SettlePicture,
} from "./phases.tsx";

export const howTo: HowTo = {
  headline: { en: "Build an empire out of your hand", ru: "Империя из карт вашей руки" },
  lead: {
    en: "Every card is a world to settle, a development to build, or money to pay for another card. Most points win.",
    ru: "Каждая карта — это мир, технология или деньги, которыми платят за другую карту. Побеждает тот, у кого больше очков.",
  },
  Hero,
  round: {
    title: { en: "A round", ru: "Раунд" },
    about: {
      en: "Everyone secretly picks one phase. Every picked phase is played by all; who picked it gets its bonus.",
      ru: "Каждый тайно выбирает фазу. Выбранные фазы играют все, но бонус — только тем, кто выбрал.",
    },
    phases: [
      {
        numeral: "I",
        name: { en: "Explore", ru: "Исследование" },
        text: { en: "Look at two cards, keep one.", ru: "Посмотрите две карты, одну оставьте." },
        bonus: {
          en: "Bonus: see 5 more, or see 1 and keep 1 more.",
          ru: "Бонус: ещё 5 карт на выбор или ещё 1 карта и ещё 1 себе.",
        },
        tint: "#1a2350",
        Picture: ExplorePicture,
        Line: ExploreLine,
      },
      {
        numeral: "II",
        name: { en: "Develop", ru: "Развитие" },
        text: {
          en: "Put a development on the table; pay its number in cards.",
          ru: "Выложите технологию и заплатите её цену картами.",
        },
        bonus: { en: "Bonus: it costs 1 less.", ru: "Бонус: на 1 дешевле." },
        tint: "#16284a",
        Picture: DevelopPicture,
        Line: DevelopLine,
      },
      {
        numeral: "III",
        name: { en: "Settle", ru: "Экспансия" },
        text: {
          en: "Put a world on the table; pay in cards, or beat it with military.",
          ru: "Выложите мир: заплатите картами или захватите его силой.",
        },
        bonus: { en: "Bonus: draw 1 card afterwards.", ru: "Бонус: потом возьмите 1 карту." },
        tint: "#2d2148",
        Picture: SettlePicture,
        Line: SettleLine,
      },
      {
        numeral: "IV",
        name: { en: "Consume", ru: "Потребление" },
        text: {
          en: "Powers turn goods into points. Trading one good brings cards.",
          ru: "Свойства превращают ресурсы в очки, торговля — в карты.",
        },
        bonus: {
          en: "Bonus: trade first, or twice the points.",
          ru: "Бонус: сперва торговля или очки вдвойне.",
        },
        tint: "#123244",
        Picture: ConsumePicture,
        Line: ConsumeLine,
      },
      {
        numeral: "V",
        name: { en: "Produce", ru: "Производство" },
        text: { en: "Every producing world makes a good again.", ru: "Каждый производящий мир снова даёт ресурс." },
        bonus: {
          en: "Bonus: one windfall world makes a good too.",
          ru: "Бонус: ресурс даёт и один ресурсный мир.",
        },
        tint: "#15362f",
        Picture: ProducePicture,
        Line: ProduceLine,
      },
    ],
  },
  Panels,
  deeper: [
    { words: { en: "Rules in numbers", ru: "Правила по пунктам" }, kind: "chapter" },
    { words: { en: "All worlds", ru: "Все миры" }, kind: "world" },
    { words: { en: "All developments", ru: "Все технологии" }, kind: "development" },
    { words: { en: "Goals", ru: "Цели" }, kind: "goal" },
  ],
  questions: [
    {
      ask: {
        en: "Does a card help in the phase in which I place it?",
        ru: "Помогает ли карта в той же фазе, в которой она выложена?",
      },
      rule: "4.11",
    },
    { ask: { en: "May I choose the same action again?", ru: "Можно ли выбрать то же действие снова?" }, rule: "4.4" },
    { ask: { en: "Is military used up?", ru: "Тратится ли военная мощь?" }, rule: "7.3" },
    {
      ask: { en: "Do discounts help against military worlds?", ru: "Помогают ли скидки против военных миров?" },
      rule: "7.6",
    },
    { ask: { en: "What does a good sell for?", ru: "За сколько продаётся ресурс?" }, rule: "8.2" },
    { ask: { en: "Must I consume?", ru: "Обязательно ли потреблять?" }, rule: "8.7" },
    { ask: { en: "What does ×2 double?", ru: "Что удваивает ×2?" }, rule: "8.14" },
    { ask: { en: "How many goods fit on a world?", ru: "Сколько ресурсов помещается на мире?" }, rule: "9.1" },
    { ask: { en: "Who wins a tie?", ru: "Кто побеждает при равенстве?" }, rule: "12.9" },
  ],
};
