/** The sentences of the page on how to play Race. */
import type { Said } from "@hypergate/kernel";
import type { SignIcon } from "../card/signs.ts";

export const TITLES = {
  costs: { en: "What a card costs", ru: "Сколько стоит карта" },
  ending: { en: "What ends it, what wins", ru: "Конец и победа" },
  signs: { en: "Signs on the cards", ru: "Знаки на картах" },
} as const satisfies Readonly<Record<string, Said>>;

export const COSTS: readonly { readonly card: string; readonly head: Said; readonly words: Said }[] = [
  {
    card: "new-earth",
    head: { en: "White circle:", ru: "Белый круг:" },
    words: { en: "a world. Pay that many cards.", ru: "мир. Заплатите столько карт." },
  },
  {
    card: "rebel-outpost",
    head: { en: "Red sight:", ru: "Красный прицел:" },
    words: {
      en: "a military world. Pay nothing; your military must be at least this.",
      ru: "военный мир. Платить не надо: нужна военная мощь не меньше.",
    },
  },
  {
    card: "mining-robots",
    head: { en: "Rhombus:", ru: "Ромб:" },
    words: {
      en: "a development. Those for 6 count points at the end, by what lies beside them.",
      ru: "технология. Карты за 6 приносят очки в конце — смотря что лежит рядом.",
    },
  },
];

export const ENDS: Said = {
  en: "The game ends after the round in which somebody has 12 cards, or the point chips run out.",
  ru: "Игра кончается после раунда, в котором у кого-то набралось 12 карт или кончились жетоны очков.",
};

export const WINS: { readonly parts: readonly Said[]; readonly words: Said } = {
  parts: [
    { en: "cards", ru: "карты" },
    { en: "chips", ru: "жетоны" },
    { en: "goals", ru: "цели" },
  ],
  words: {
    en: "Most points win: those on cards, in chips and for goals. Two ways: place cards fast, or make goods and consume them again and again.",
    ru: "Побеждает большинство очков: на картах, в жетонах и за цели. Два пути: быстро выложить карты или раз за разом менять ресурсы на жетоны.",
  },
};

export const GOODS: readonly { readonly good: string; readonly words: Said }[] = [
  { good: "novelty", words: { en: "novelty goods", ru: "новинки" } },
  { good: "rare", words: { en: "rare elements", ru: "редкие элементы" } },
  { good: "genes", words: { en: "genes", ru: "гены" } },
  { good: "alien", words: { en: "alien artifacts", ru: "артефакты Древних" } },
];

export const SIGNS: readonly { readonly icon: SignIcon; readonly words: Said }[] = [
  { icon: "card", words: { en: "a card", ru: "карта" } },
  { icon: "keep", words: { en: "keep one more", ru: "оставить ещё одну" } },
  { icon: "vp", words: { en: "victory point", ru: "победное очко" } },
  { icon: "military", words: { en: "military", ru: "военная мощь" } },
  { icon: "anyGood", words: { en: "any good", ru: "любой ресурс" } },
  { icon: "thisWorld", words: { en: "this very world", ru: "этот самый мир" } },
  { icon: "coin", words: { en: "when you trade", ru: "при торговле" } },
  { icon: "self", words: { en: "discard this card", ru: "сбросить эту карту" } },
  { icon: "development", words: { en: "developments", ru: "технологии" } },
  { icon: "world", words: { en: "peaceful worlds", ru: "мирные миры" } },
  { icon: "militaryWorld", words: { en: "military worlds", ru: "военные миры" } },
  { icon: "rebel", words: { en: "Rebel worlds", ru: "миры повстанцев" } },
];
