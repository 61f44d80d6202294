import type { Statement } from "@hypergate/kernel";

export const deals: readonly Statement[] = [
  {
    id: "DEA-01",
    en: "When both main players show a negotiate, all allies of both sides first return their ships to their own colonies and get nothing.",
    ru: "Если оба основных игрока раскрыли переговоры, сначала все союзники обеих сторон возвращают корабли в свои колонии и ничего не получают.",
  },
  {
    id: "DEA-02",
    en: "The two main players have one minute to agree; the table may set a different time.",
    ru: "На сделку у основных игроков одна минута; стол может назначить другое время.",
    setting: "dealTimerSeconds",
  },
  {
    id: "DEA-03",
    en: "A deal may include any number of cards from your own hand: specific ones, cards of a certain type, or random ones. It never includes cards from the deck.",
    ru: "В сделку могут входить любые карты с вашей руки в любом числе: конкретные, определённого типа или случайные. Карты из колоды — никогда.",
  },
  {
    id: "DEA-04",
    en: "Each main player may gain at most one colony in a deal: the giver lets the other player found it.",
    ru: "По сделке каждый основной игрок может получить не больше одной колонии: один позволяет другому её создать.",
  },
  {
    id: "DEA-05",
    en: "The colony may be founded on any planet where the giver has a colony, home or foreign. If the table follows the 2008 edition, it must be a planet of the giver's home system on which the giver has a home colony.",
    ru: "Колонию можно создать на любой планете, где есть колония дающего, родная или далёкая. По правилам 2008 года, если стол их выбрал, — только на планете его родной системы, где у него есть родная колония.",
    setting: "dealColonyWhere",
  },
  {
    id: "DEA-06",
    en: "The receiver founds it with any number of their ships, at least 1, from the gate or from their colonies. Ships in the warp cannot be used.",
    ru: "Новую колонию составляет любое число кораблей получателя, не меньше одного, с врат или из его колоний. Корабли из варпа не годятся.",
  },
  {
    id: "DEA-07",
    en: "The giver's ships stay where they are; both colonies share the planet.",
    ru: "Корабли дающего остаются на месте: обе колонии соседствуют на планете.",
  },
  {
    id: "DEA-08",
    en: "A one-sided deal is fine if both players agree to it.",
    ru: "Односторонняя сделка допустима, если на неё согласны оба.",
  },
  {
    id: "DEA-09",
    en: "A deal succeeds only if at least one card changes hands or at least one colony is founded. Nothing for nothing is a failed deal.",
    ru: "Сделка успешна, только если хотя бы одна карта сменила владельца или создана хотя бы одна колония. «Ничего за ничего» — это провал.",
  },
  {
    id: "DEA-10",
    en: "Allies and other players are never part of a deal.",
    ru: "Ни союзники, ни другие игроки стороной сделки не бывают.",
  },
  {
    id: "DEA-11",
    en: "If you promise specific cards, those are the cards you hand over. You may talk freely about what you hold.",
    ru: "Пообещали конкретные карты — отдавайте именно их. Обсуждать свою руку можно сколько угодно.",
  },
  {
    id: "DEA-12",
    en: "All cards and colonies of a deal change at the same moment, and victory is checked only afterwards, so a deal can make both players win.",
    ru: "Все карты и колонии сделки переходят одновременно, а победа проверяется после этого, так что сделка может принести победу сразу обоим.",
    decided: true,
  },
  {
    id: "DEA-13",
    en: "After a deal, the offense returns the gate ships that were not used to its colonies.",
    ru: "После сделки агрессор возвращает незадействованные корабли с врат в свои колонии.",
  },
  {
    id: "DEA-14",
    en: "A colony counts as founded only on a planet where the receiver had none.",
    ru: "Колония считается созданной, только если раньше у получателя на этой планете колонии не было.",
    decided: true,
  },
  {
    id: "DEA-15",
    en: "Flares, artifacts and reinforcements can be traded like any other card in hand. Techs, alien sheets, hoarded cards, possessed cards and favors cannot.",
    ru: "Вспышки, артефакты и подкрепления можно отдавать, как и любые карты с руки. Технологии, листы пришельцев, карты из запаса Скряги, карты, которыми завладел Демон, и будущие услуги — нельзя.",
    decided: true,
  },
  {
    id: "DEA-16",
    en: "If the deal fails, because time ran out without an agreement or because of Quash, each main player loses 3 of their own ships to the warp. They choose them from any of their colonies; the offense may also take them from the gate.",
    ru: "Если сделка провалилась — время вышло или сыграно «Аннулирование», — каждый основной игрок отправляет в варп 3 своих корабля. Он сам выбирает их из любых своих колоний, а агрессор может взять их и с врат.",
  },
  {
    id: "DEA-17",
    en: "A player with fewer than 3 ships available loses all of them.",
    ru: "У кого доступных кораблей меньше трёх, тот теряет все.",
    decided: true,
  },
  {
    id: "DEA-18",
    en: "After a failed deal, the ships still on the gate return to colonies.",
    ru: "После провальной сделки оставшиеся на вратах корабли возвращаются в колонии.",
  },
  {
    id: "DEA-19",
    en: "No one gets compensation or rewards after a deal, made or failed.",
    ru: "После сделки, успешной или провальной, никто не получает ни компенсации, ни награды за защиту.",
    decided: true,
  },
  {
    id: "DEA-20",
    en: "A deal that is made counts as a success and allows a second encounter; a failed deal does not.",
    ru: "Успешная сделка даёт право на второй контакт, провальная — нет.",
  },
  {
    id: "DEA-21",
    en: "A deal is neither a win nor a loss, and the same goes for a failed deal; powers that react to either of them say so.",
    ru: "Сделка — не победа и не поражение, и провальная тоже; способности, которые на них реагируют, говорят об этом прямо.",
  },
];
