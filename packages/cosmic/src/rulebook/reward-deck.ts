import type { Statement } from "@hypergate/kernel";

export const rewardDeck: readonly Statement[] = [
  {
    id: "RD-1",
    en: "The reward deck is optional and chosen when the table is set up: 32 cards with a back of their own.",
    ru: "Колода наград — по желанию: её включают при создании стола. В ней 32 карты с собственной рубашкой.",
    setting: "rewardDeck",
  },
  {
    id: "RD-2",
    en: "Where several boxes bring reward cards, the host says which of them make up the deck.",
    ru: "Если карты наград есть в нескольких коробках, хозяин стола решает, из каких собрать колоду.",
    setting: "rewardDeck",
  },
  {
    id: "RD-3",
    en: "During setup, once the cosmic deck is ready, the reward deck is shuffled and placed face down beside the warp. Nobody starts with cards from it.",
    ru: "При подготовке, когда готова космическая колода, колоду наград перемешивают и кладут рубашкой вверх рядом с варпом. На стартовых руках её карт нет.",
    setting: "rewardDeck",
  },
  {
    id: "RD-4",
    en: "Whenever you may take cards as a reward, any number of them may come from the reward deck instead of the cosmic deck.",
    ru: "Когда вам полагаются карты в награду, любую их часть можно взять не из космической колоды, а из колоды наград.",
    setting: "rewardDeck",
  },
  {
    id: "RD-5",
    en: "One reward is a card from the cosmic deck, a card from the reward deck, or one of your ships moved from the warp to one of your colonies. You say how you split all your rewards before you see any card.",
    ru: "Одна награда — это карта космической колоды, карта колоды наград или ваш корабль, возвращённый из варпа в вашу колонию. Как поделить все награды, вы объявляете, прежде чем увидите хотя бы одну карту.",
    setting: "rewardDeck",
  },
  {
    id: "RD-6",
    en: "This holds for every effect that grants rewards. To draw from the deck, or to draw a new hand, always means the cosmic deck.",
    ru: "Так работают все эффекты, которые дают награды. «Взять из колоды» и «набрать новую руку» — это всегда о космической колоде.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "RD-7",
    en: "A discarded reward card goes to a separate discard pile, whoever discards it and for whatever reason.",
    ru: "Сброшенная карта наград уходит в отдельный сброс, кто бы и почему её ни сбросил.",
    setting: "rewardDeck",
  },
  {
    id: "RD-8",
    en: "Effects that catch a card just before, while or right after it is discarded work on reward cards too: Clone, Fido, Filch, Vulch, Reserve's wild flare. Effects that reach into the discard pile later find only cosmic cards there, unless they name any discard pile.",
    ru: "Эффекты, которые перехватывают карту перед сбросом, во время него или сразу после, действуют и на карты наград: Клон, Жучка, Ворюга, Падальщик, джокер Резервиста. Эффекты, которые достают что-то из сброса позже, видят только космический сброс — если только не сказано «любой сброс».",
    setting: "rewardDeck",
  },
  {
    id: "RD-9",
    en: "If the reward deck is empty, its discard pile is shuffled into a new one.",
    ru: "Если колода наград кончилась, её сброс перемешивают в новую.",
    setting: "rewardDeck",
  },
  {
    id: "RD-10",
    en: "If deck and pile are both empty, no reward cards can be drawn until one is discarded. A draw that was declared and cannot be made is declared anew, as a cosmic card or a ship.",
    ru: "Если пусты и колода наград, и её сброс, карт оттуда не взять, пока какая-нибудь не будет сброшена. Объявленную, но невозможную награду игрок объявляет заново: космическая карта или корабль.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "RD-11",
    en: "The reward deck never causes a cosmic quake. In a quake caused by the cosmic deck, reward cards in hands go to their own discard pile and are not dealt back.",
    ru: "Колода наград не вызывает космотрясения. Если его вызвала космическая колода, карты наград с рук уходят в свой сброс и обратно не раздаются.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "RD-12",
    en: "Backs are seen by all. Whoever takes cards at random from a hand with both backs names the back of each; only the face is left to chance.",
    ru: "Рубашки видны всем. Кто тянет наугад с руки, где есть обе рубашки, сам называет рубашку каждой карты; случайно лишь то, что на лицевой стороне.",
    setting: "rewardDeck",
  },
  {
    id: "RD-13",
    en: "So everybody knows how many cards of each back every hand holds, and the back of each card that is played face down.",
    ru: "Поэтому все знают, сколько карт с какой рубашкой у каждого на руке, и видят рубашку каждой карты, сыгранной взакрытую.",
    setting: "rewardDeck",
    decided: true,
  },
  {
    id: "OT-1",
    en: "The deck also holds one morph, two reinforcements and five artifacts, which work like those of the cosmic deck.",
    ru: "Есть в колоде и метаморфоза, два подкрепления и пять артефактов: они работают так же, как в космической колоде.",
    setting: "rewardDeck",
  },
  {
    id: "OT-2",
    en: "These rules for the reward deck, kickers and rifts replace those of older boxes, for their cards too.",
    ru: "Эти правила колоды наград, импульсов и разломов заменяют правила прежних коробок, в том числе для их карт.",
    setting: "rewardDeck",
  },
];
