import type { Statement } from "@hypergate/kernel";

export const planning: readonly Statement[] = [
  {
    id: "PLN-01",
    en: "If the offense holds no encounter card, its turn ends at once. All ships on the gate and all allied ships of both sides return to their owners' colonies.",
    ru: "Если у агрессора нет карт контакта, его ход немедленно заканчивается. Все корабли с врат и все корабли союзников обеих сторон возвращаются в колонии владельцев.",
  },
  {
    id: "PLN-02",
    en: "The offense is checked before a defense without encounter cards draws a new hand.",
    ru: "Рука агрессора проверяется раньше, чем защитник без карт контакта набирает новую.",
    decided: true,
  },
  {
    id: "PLN-03",
    en: "The offense's hand is checked only at planning. If the table takes the 2020 wording literally, the turn ends as soon as the offense runs out of encounter cards at any time in the encounter before cards are selected.",
    ru: "Рука агрессора проверяется только в планировании. Если стол понимает правила 2020 года буквально, ход прерывается, как только агрессор остался без карт контакта в любой момент контакта до выбора карт.",
    setting: "offenseOutOfCards",
    decided: true,
  },
  {
    id: "PLN-04",
    en: "If the defense holds no encounter card, it may first play any cards that can be played now; then it shows and discards its hand and draws 8, repeating this until it holds an encounter card.",
    ru: "Если карт контакта нет у защитника, он может сначала сыграть любые карты, которые сейчас разрешены, а затем показывает и сбрасывает руку и берёт 8 карт — и так, пока не придёт карта контакта.",
  },
  {
    id: "PLN-05",
    en: "The new hand is complete before cards are selected, so effects that come before selection, such as Trader or Oracle's wild flare, deal with the new hand.",
    ru: "Новая рука набирается до выбора карт, поэтому эффекты, действующие перед выбором (Торговец, джокер Оракула и другие), имеют дело уже с ней.",
  },
  {
    id: "PLN-06",
    en: "Each main player puts one encounter card face down. They choose at the same time and in secret.",
    ru: "Каждый основной игрок кладёт перед собой взакрытую одну карту контакта. Выбирают одновременно и втайне.",
  },
  {
    id: "PLN-07",
    en: "Effects fall into place like this: before encounter cards are selected; when they are to be selected (Oracle); selection; after selection but before reveal (Amoeba, Calculator, Mirror, Sorcerer, Citadel, Kamikaze's wild flare, Gluon Mines).",
    ru: "Эффекты встраиваются так: до выбора карт — в момент выбора (Оракул) — сам выбор — после выбора, но до раскрытия (Амёба, Калькулятор, Отражатель, Чародей, Цитадель, джокер Камикадзе, «Глюонные мины»).",
  },
  {
    id: "PLN-08",
    en: "The card on the table is no longer part of your hand.",
    ru: "Выложенная на стол карта больше не считается частью руки.",
    decided: true,
  },
];
