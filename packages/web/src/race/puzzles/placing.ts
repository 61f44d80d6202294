/** Puzzles about the twelfth card. */
import type { Puzzle } from "../../game/puzzle.ts";
import { CHEAP, lastRound, OTHER_FROM_CENTAURI } from "./last-round.ts";

export const PLACING: readonly Puzzle[] = [
  lastRound({
    id: "the-right-six",
    title: { en: "The right six", ru: "Та самая шестёрка" },
    you: {
      start: "new-sparta",
      tableau: [
        "space-marines",
        "drop-ships",
        "rebel-miners",
        "rebel-fuel-cache",
        "former-penal-colony",
        "expedition-force",
        "public-works",
        "export-duties",
        "interstellar-bank",
        "contact-specialist",
      ],
      hand: [
        "galactic-federation",
        "new-galactic-order",
        "free-trade-association",
        "gem-world",
        "spice-world",
        "comet-zone",
        "colony-ship",
        "mining-robots",
      ],
    },
    pool: 6,
    behind: 15,
    hints: [
      {
        en: "You can afford one development of cost 6. Each counts something else.",
        ru: "Вам по средствам одна технология ценой 6. Каждая считает своё.",
      },
      { en: "Count your military.", ru: "Посчитайте свою военную мощь." },
    ],
    why: {
      en: "New Galactic Order counts a point for each military, and you have plenty. Galactic Federation counts developments, of which most are small.",
      ru: "«Новый галактический порядок» даёт очко за каждую единицу мощи, а её у вас много. «Галактическая федерация» считает технологии, а они у вас дешёвые.",
    },
  }),
  lastRound({
    id: "tactics",
    title: { en: "Everything on one card", ru: "Всё на одну карту" },
    you: {
      start: "new-sparta",
      tableau: [
        "space-marines",
        "new-military-tactics",
        ...CHEAP,
        "rebel-miners",
        "rebel-fuel-cache",
        "mining-robots",
        "colony-ship",
      ],
      hand: ["rebel-base", "terraformed-world", "rebel-outpost", "gem-world"],
    },
    pool: 9,
    behind: 6,
    hints: [
      {
        en: "The twelfth card ends the game, but whatever you throw away for it no longer counts as one.",
        ru: "Двенадцатая карта кончает партию, но сброшенное ради неё уже не в счёт.",
      },
      {
        en: "Which world can you take without losing a card from the table?",
        ru: "Какой мир можно взять, ничего не сбросив со стола?",
      },
    ],
    why: {
      en: "The tactics would conquer more, but thrown away they leave you with eleven cards. Gem World costs two cards, is the twelfth, and one point is enough.",
      ru: "С тактикой можно захватить больше, но без неё у вас останется одиннадцать карт. «Мир самоцветов» стоит две карты, становится двенадцатой, и одного очка хватает.",
    },
  }),
  lastRound({
    id: "rosetta",
    title: { en: "Reading the stone", ru: "Читая камень" },
    you: {
      start: "alpha-centauri",
      tableau: [
        "alien-rosetta-stone-world",
        ...CHEAP,
        "gem-world",
        "spice-world",
        "artist-colony",
        "expedition-force",
        "mining-robots",
      ],
      hand: ["deserted-alien-library", "terraformed-world", "lost-species-ark-world", "new-vinland", "space-port"],
    },
    pool: 9,
    behind: 10,
    hints: [
      {
        en: "Look for a world that is cheaper for you than for others.",
        ru: "Ищите мир, который для вас дешевле, чем для других.",
      },
      { en: "The stone takes 2 off alien worlds.", ru: "Камень удешевляет миры Древних на 2." },
    ],
    why: {
      en: "Deserted Alien Library costs 6 − 2 = 4 and counts 5. Terraformed World would cost 5, and you have only four cards to pay with.",
      ru: "«Покинутая библиотека Древних» стоит 6 − 2 = 4 и даёт 5 очков. «Терраформированный мир» стоил бы 5, а платить вы можете лишь четырьмя картами.",
    },
  }),
  lastRound({
    id: "diplomacy",
    title: { en: "Without a shot", ru: "Без единого выстрела" },
    you: {
      start: "epsilon-eridani",
      tableau: [
        "contact-specialist",
        ...CHEAP,
        "gem-world",
        "spice-world",
        "artist-colony",
        "expedition-force",
        "mining-robots",
      ],
      hand: ["rebel-underground", "galactic-trendsetters", "tourist-world", "merchant-world"],
    },
    other: OTHER_FROM_CENTAURI,
    pool: 9,
    behind: 10,
    hints: [
      {
        en: "Three cards pay for a world. Which one is worth most?",
        ru: "Тремя картами платят за мир. Какой стоит больше всего?",
      },
      { en: "Contact Specialist pays for military worlds.", ru: "«Специалист по контактам» платит за военные миры." },
    ],
    why: {
      en: "Rebel Underground, defense 3, is paid with cards, one less: it counts 4. Tourist World and Merchant World cost 4 and count 2.",
      ru: "«Подполье повстанцев» с обороной 3 оплачивается картами, на одну меньше, и даёт 4 очка. «Мир туристов» и «Мир купцов» стоят 4 и дают 2.",
    },
  }),
  lastRound({
    id: "free-ride",
    title: { en: "A free ride", ru: "Бесплатный рейс" },
    you: {
      start: "old-earth",
      tableau: [
        ...CHEAP,
        "replicant-robots",
        "gem-world",
        "spice-world",
        "artist-colony",
        "expedition-force",
        "mining-robots",
      ],
      hand: ["terraformed-world", "deserted-alien-library", "alien-robotic-factory", "comet-zone", "public-works"],
    },
    pool: 9,
    behind: 11,
    hints: [
      { en: "Your robots make every peaceful world cheaper.", ru: "Ваши роботы удешевляют все мирные миры." },
      { en: "Four cards can pay for 6 − 2.", ru: "Четырьмя картами можно заплатить 6 − 2." },
    ],
    why: {
      en: "With Replicant Robots a world of cost 6 takes four cards and counts 5. Developments are worth less here.",
      ru: "С «Роботами-репликантами» мир ценой 6 обходится в четыре карты и даёт 5 очков. Технологии здесь дают меньше.",
    },
  }),
  lastRound({
    id: "empire",
    title: { en: "The empire strikes", ru: "Империя наносит удар" },
    you: {
      start: "new-sparta",
      tableau: [
        "galactic-imperium",
        "space-marines",
        ...CHEAP,
        "rebel-miners",
        "expedition-force",
        "mining-robots",
        "colony-ship",
      ],
      hand: ["rebel-homeworld", "rebel-base", "lost-alien-battle-fleet", "gem-world"],
    },
    pool: 9,
    behind: 16,
    hints: [
      {
        en: "Against rebels you are stronger than against others.",
        ru: "Против повстанцев вы сильнее, чем против прочих.",
      },
      {
        en: "Galactic Imperium also counts points for rebel worlds.",
        ru: "«Галактическая Империя» ещё и даёт очки за миры повстанцев.",
      },
    ],
    why: {
      en: "2 + 2 + 1 and 4 more against rebels make 9: enough for Rebel Homeworld, 7 points, and the Imperium counts it again.",
      ru: "2 + 2 + 1 и ещё 4 против повстанцев — 9: хватает на «Родину повстанцев», это 7 очков, и «Галактическая Империя» считает её ещё раз.",
    },
  }),
  lastRound({
    id: "survey",
    title: { en: "Taking stock", ru: "Подведение итогов" },
    you: {
      start: "epsilon-eridani",
      tableau: [
        ...CHEAP,
        "gem-world",
        "spice-world",
        "artist-colony",
        "expedition-force",
        "mining-world",
        "comet-zone",
      ],
      hand: [
        "galactic-survey-seti",
        "mining-league",
        "galactic-renaissance",
        "tourist-world",
        "merchant-world",
        "merchant-guild",
        "new-economy",
        "space-marines",
      ],
      chips: 9,
    },
    other: OTHER_FROM_CENTAURI,
    pool: 9,
    behind: 26,
    hints: [
      {
        en: "Five developments of cost 6 are in your hand. Count each.",
        ru: "В руке пять технологий ценой 6. Посчитайте каждую.",
      },
      { en: "You have many producing worlds.", ru: "У вас много производящих миров." },
    ],
    why: {
      en: "Merchant Guild counts two points for each producing world, and you have five of them.",
      ru: "«Гильдия купцов» даёт два очка за каждый производящий мир, а у вас их пять.",
    },
  }),
  lastRound({
    id: "two-worlds",
    title: { en: "Two at once", ru: "Два сразу" },
    you: {
      start: "old-earth",
      tableau: [...CHEAP, "improved-logistics", "gem-world", "spice-world", "artist-colony", "expedition-force"],
      hand: [
        "tourist-world",
        "deserted-alien-library",
        "pilgrimage-world",
        "comet-zone",
        "mining-world",
        "new-vinland",
      ],
    },
    pool: 9,
    settings: { sets: "base+storm", goals: false },
    behind: 12,
    hints: [
      { en: "You are two cards short of twelve.", ru: "До двенадцати вам не хватает двух карт." },
      { en: "One of your worlds costs nothing.", ru: "Один из ваших миров ничего не стоит." },
    ],
    why: {
      en: "Improved Logistics settles two worlds. Pilgrimage World is free and counts 2; the other one may cost all your cards.",
      ru: "«Улучшенная логистика» заселяет два мира. «Мир паломников» бесплатен и даёт 2 очка, а на второй можно потратить все карты.",
    },
  }),
  lastRound({
    id: "mercenaries",
    title: { en: "Hired hands", ru: "Наёмники" },
    you: {
      start: "new-sparta",
      tableau: [
        "space-mercenaries",
        "space-marines",
        ...CHEAP,
        "rebel-miners",
        "expedition-force",
        "mining-robots",
        "colony-ship",
      ],
      hand: ["rebel-homeworld", "rebel-base", "terraformed-world", "gem-world", "spice-world"],
    },
    pool: 9,
    settings: { sets: "base+storm", goals: false },
    behind: 11,
    hints: [
      { en: "Your military can be raised with cards of your hand.", ru: "Вашу мощь можно поднять картами из руки." },
      { en: "Nothing on the table may be thrown away.", ru: "Со стола ничего сбрасывать нельзя." },
    ],
    why: {
      en: "Two cards for the mercenaries lift you to 8: Rebel Homeworld, defense 7, is the best card there is.",
      ru: "Две карты наёмникам поднимают мощь до 8: «Родина повстанцев» с обороной 7 — лучшая карта из всех.",
    },
  }),
];
