/** Puzzles about goods, chips and the end of the pool. */
import type { Puzzle } from "../../game/puzzle.ts";
import { lastRound, OTHER_FROM_CENTAURI } from "./last-round.ts";

export const CONSUMING: readonly Puzzle[] = [
  lastRound({
    id: "four-goods",
    title: { en: "Four goods, four chips", ru: "Четыре ресурса, четыре жетона" },
    you: {
      start: "old-earth",
      tableau: ["gem-world", "spice-world", "tourist-world", "comet-zone", "mining-world"],
      goods: ["gem-world", "spice-world", "comet-zone", "mining-world"],
    },
    pool: 4,
    behind: 15,
    hints: [
      {
        en: "The pool holds four chips: when it is empty the game ends.",
        ru: "В запасе четыре жетона: когда они кончатся, кончится и партия.",
      },
      {
        en: "Double the points, and give Tourist World its two goods first.",
        ru: "Удвойте очки и сначала дайте два ресурса «Миру туристов».",
      },
    ],
    why: {
      en: "Consume ×2: Tourist World makes 3 of two goods, Old Earth 2 of the other two, and all of it counts twice. Every chip beyond the pool is paid too.",
      ru: "Потребление ×2: «Мир туристов» даёт 3 очка за два ресурса, «Старая Земля» — 2 за остальные два, и всё это удваивается. Жетоны сверх запаса тоже выплачиваются.",
    },
  }),
  lastRound({
    id: "three-kinds",
    title: { en: "Three of a different kind", ru: "Трое разных" },
    you: {
      start: "old-earth",
      tableau: ["diversified-economy", "gem-world", "comet-zone", "plague-world", "tourist-world"],
      goods: ["gem-world", "comet-zone", "plague-world"],
    },
    pool: 3,
    behind: 12,
    hints: [
      { en: "You have three goods, and they are of three kinds.", ru: "У вас три ресурса, и все разного вида." },
      {
        en: "Compare: all three together, or two in one place and one in another.",
        ru: "Сравните: все три вместе или два в одном месте и один в другом.",
      },
    ],
    why: {
      en: "With Consume ×2, Tourist World (3 for two) and one point for the third good are 4, doubled 8. Diversified Economy would make 3 of all three.",
      ru: "При потреблении ×2 «Мир туристов» (3 за два ресурса) и очко за третий — это 4, удвоенные 8. «Многоотраслевая экономика» за все три дала бы 3.",
    },
  }),
  lastRound({
    id: "trendsetters",
    title: { en: "Who gets which good?", ru: "Кому какой ресурс?" },
    you: {
      start: "old-earth",
      tableau: ["tourist-world", "galactic-trendsetters", "gem-world", "comet-zone", "spice-world"],
      goods: ["gem-world", "comet-zone", "spice-world"],
    },
    pool: 3,
    behind: 16,
    hints: [
      {
        en: "Three goods, three powers that want them. Old Earth pays least.",
        ru: "Три ресурса и три силы, которым они нужны. «Старая Земля» платит меньше всех.",
      },
      { en: "Five points without doubling are possible.", ru: "Можно набрать пять очков ещё до удвоения." },
    ],
    why: {
      en: "Tourist World takes two goods for 3, Galactic Trendsetters the third for 2: 5, doubled 10.",
      ru: "«Мир туристов» берёт два ресурса за 3, «Законодатели мод галактики» — третий за 2: всего 5, удвоенные 10.",
    },
  }),
  lastRound({
    id: "pilgrims-last",
    title: { en: "Pilgrims come last", ru: "Паломники — последними" },
    you: {
      start: "epsilon-eridani",
      tableau: ["pilgrimage-world", "galactic-trendsetters", "gem-world", "comet-zone", "spice-world", "mining-world"],
      goods: ["gem-world", "comet-zone", "spice-world", "mining-world"],
    },
    other: OTHER_FROM_CENTAURI,
    pool: 4,
    behind: 16,
    hints: [
      {
        en: "Pilgrimage World takes every good that is left, for one point less than there are.",
        ru: "«Мир паломников» забирает все оставшиеся ресурсы и даёт на очко меньше, чем их число.",
      },
      { en: "Which power gives two points for a single good?", ru: "Какая сила даёт два очка за один ресурс?" },
    ],
    why: {
      en: "Galactic Trendsetters first: 2 for one good. The order of the rest decides the last points, and everything is doubled.",
      ru: "Сначала «Законодатели мод галактики»: 2 очка за один ресурс. Порядок остальных решает последние очки, и всё удваивается.",
    },
  }),
  lastRound({
    id: "deficit",
    title: { en: "Selling the family silver", ru: "Распродажа" },
    you: {
      start: "old-earth",
      tableau: ["deficit-spending", "merchant-world", "gem-world"],
      goods: ["gem-world"],
      hand: ["spice-world", "comet-zone", "mining-world", "alien-robotic-factory"],
    },
    pool: 5,
    behind: 7,
    hints: [
      { en: "Not only goods can be turned into chips.", ru: "В жетоны превращаются не только ресурсы." },
      {
        en: "Four cards in hand, two powers that take two each.",
        ru: "Четыре карты в руке и две силы, каждая берёт по две.",
      },
    ],
    why: {
      en: "Consume ×2: Deficit Spending and Merchant World take two cards each, Old Earth the good. Five points, doubled ten, and the pool is empty.",
      ru: "Потребление ×2: «Дефицитное финансирование» и «Мир купцов» берут по две карты, «Старая Земля» — ресурс. Пять очков, удвоенные десять, и запас пуст.",
    },
  }),
  lastRound({
    id: "genome",
    title: { en: "The genome project", ru: "Проект «Геном»" },
    you: {
      start: "old-earth",
      tableau: ["galactic-genome-project", "plague-world", "distant-world", "gem-world", "tourist-world"],
      goods: ["plague-world", "distant-world", "gem-world"],
    },
    pool: 3,
    settings: { sets: "base+storm", goals: false },
    behind: 14,
    hints: [
      { en: "Two of your goods are genes.", ru: "Два ваших ресурса — гены." },
      {
        en: "Whoever takes two goods pays three points. There is one more good.",
        ru: "Кто берёт два ресурса, платит три очка. А есть ещё один.",
      },
    ],
    why: {
      en: "Three points for two goods and one for the third: 4, doubled 8. Single goods would bring only one point each.",
      ru: "Три очка за два ресурса и одно за третий: 4, удвоенные 8. Поодиночке ресурсы дали бы лишь по очку.",
    },
  }),
  lastRound({
    id: "two-chips",
    title: { en: "The last two chips", ru: "Последние два жетона" },
    you: {
      start: "earths-lost-colony",
      tableau: ["prosperous-world", "gem-world", "new-earth"],
      goods: ["earths-lost-colony", "prosperous-world"],
      hand: [
        "alien-robotic-factory",
        "comet-zone",
        "terraformed-world",
        "spice-world",
        "mining-world",
        "artist-colony",
      ],
    },
    pool: 2,
    behind: 7,
    hints: [
      {
        en: "However good your hand is, there will be no other round if the pool runs out, and you want that.",
        ru: "Как ни хороша рука, другого раунда не будет, если кончатся жетоны, — а это вам и нужно.",
      },
      { en: "Two goods, doubled, are four points.", ru: "Два ресурса с удвоением — четыре очка." },
    ],
    why: {
      en: "Two goods doubled bring four chips and end the game. A large world would be worth more, but the game would go on.",
      ru: "Два ресурса с удвоением приносят четыре жетона и заканчивают партию. Большой мир стоил бы больше, но партия шла бы дальше.",
    },
  }),
];
