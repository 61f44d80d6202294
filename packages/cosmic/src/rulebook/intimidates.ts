import type { Statement } from "@hypergate/kernel";

export const intimidates: readonly Statement[] = [
  {
    id: "IN-1",
    en: "In hand or face down, an intimidate is not an encounter card.",
    ru: "Пока устрашение на руке или лежит взакрытую, это не карта контакта.",
    setting: "rewardDeck",
  },
  {
    id: "IN-2",
    en: "In each encounter every player may play one, at any time before the planning phase: announce that it is an intimidate and lay it face down.",
    ru: "В каждом контакте любой игрок может сыграть одно, в любое время до фазы планирования: объявите его и выложите взакрытую.",
    setting: "rewardDeck",
  },
  {
    id: "IN-3",
    en: "Lying face down it is not part of your hand: it cannot be taken, counted or discarded with the hand.",
    ru: "Выложенное устрашение — не часть руки: его нельзя взять, посчитать или сбросить вместе с рукой.",
    setting: "rewardDeck",
  },
  {
    id: "IN-4",
    en: "Whether its owner is a main player, an ally or uninvolved is judged when the planning phase begins.",
    ru: "Кто его хозяин — основной игрок, союзник или непричастный, — решается в начале фазы планирования.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "IN-5",
    en: "A main player's own intimidate becomes that player's encounter card when cards are selected. The player selects nothing else.",
    ru: "Устрашение основного игрока становится его картой контакта, когда приходит время их выбирать. Ничего другого он не выбирает.",
    setting: "rewardDeck",
  },
  {
    id: "IN-6",
    en: "As the card was fixed in advance, its player ignores everything that restricts or forces the choice, such as Loser, Oracle or Philanthropist's super flare. Having no encounter card in hand neither ends the turn nor brings a new hand.",
    ru: "Раз карта выбрана заранее, её хозяина не касается ничто, что ограничивает или навязывает выбор: Слабак, Оракул, суперсвойство Филантропа. Отсутствие карт контакта на руке не обрывает его ход и не даёт новой руки.",
    setting: "rewardDeck",
  },
  {
    id: "IN-7",
    en: "Anybody else's intimidate is an advertisement: its owner may praise it, truly or not, to be invited, but may never show it.",
    ru: "Устрашение любого другого игрока — реклама: хозяин может расхваливать его, правдиво или нет, чтобы его позвали, но показывать не вправе.",
    setting: "rewardDeck",
  },
  {
    id: "IN-8",
    en: "After encounter cards are selected and before they are revealed, each main player may take an intimidate from one of their own allies in place of their encounter card, however that card came about. They do not see it first.",
    ru: "Когда карты контакта выбраны, но не раскрыты, каждый основной игрок может взять одно устрашение одного из своих союзников вместо своей карты контакта, откуда бы та ни взялась. Берут вслепую.",
    setting: "rewardDeck",
  },
  {
    id: "IN-9",
    en: "This comes right after selection: first Usurper's power, then the offense takes one, then the defense, and only then come all other effects of that moment, which see the new card. A main player who has laid down their own intimidate may still take an ally's.",
    ru: "Это происходит сразу после выбора карт: сначала способность Узурпатора, затем берёт агрессор, за ним защитник, и лишь потом все прочие эффекты этого момента — они видят уже новую карту. Основной игрок, выложивший своё устрашение, тоже может взять устрашение союзника.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "IN-10",
    en: "The encounter card replaced and all intimidates not chosen go back to their owners' hands unseen. Those of uninvolved players go back when planning begins.",
    ru: "Заменённая карта контакта и все невыбранные устрашения возвращаются на руки хозяевам нераскрытыми. Устрашения непричастных возвращаются в начале планирования.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "IN-11",
    en: "When revealed against an attack, it is an attack of its number; against anything else it is a plain negotiate. This comes before all other effects.",
    ru: "Раскрытое против атаки, оно становится атакой со своим числом, против чего угодно ещё — обычными переговорами. Это происходит прежде всех прочих эффектов.",
    setting: "rewardDeck",
  },
  {
    id: "IN-12",
    en: "Two intimidates see no attack, so both are negotiates. Against a morph or a retreat it is a negotiate too; then the other card follows.",
    ru: "Два устрашения не видят атаки, поэтому оба — переговоры. Против метаморфозы и отступления оно тоже становится переговорами, а та карта подстраивается следом.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "IN-13",
    en: "Once used it is discarded like an encounter card. An ally who lent it does not get it back.",
    ru: "После контакта его сбрасывают, как карту контакта. Одолживший его союзник обратно ничего не получает.",
    setting: "rewardDeck",
    decided: true,
  },
];
