import { DECIDED, REBEL, statements } from "./statement.ts";

/** Sections 4 to 6: the round, Explore, Develop. */
export const roundStatements = statements([
  [
    "4.1",
    "Everybody secretly picks an action card; all are revealed at once.",
    "Все втайне выбирают карту действия и открывают их одновременно.",
  ],
  [
    "4.2",
    "A phase happens once if at least one player chose it. The order is Explore, Develop, Settle, Consume, Produce.",
    "Фаза наступает один раз, если её выбрал хотя бы один игрок. Порядок: исследование, развитие, экспансия, потребление, производство.",
  ],
  [
    "4.3",
    "In a phase every player may act; each chooser also has the bonus of the chosen card.",
    "В фазе действуют все, а каждый выбравший получает ещё и бонус своей карты.",
  ],
  ["4.4", "The same action may be chosen round after round.", "Одно и то же действие можно выбирать раунд за раундом."],
  [
    "4.5",
    "Two players pick two cards each. A table may play with one each instead.",
    "Вдвоём каждый выбирает две карты. Стол может договориться играть по одной.",
    { setting: "actionsForTwo" },
  ],
  [
    "4.6",
    "Both Develop or both Settle cards of one player make two whole phases. This player has the bonus in both, an opponent with one such card only in the first; cards of the first phase are active in the second.",
    "Обе карты развития или обе карты экспансии одного игрока дают две полные фазы. У него бонус в обеих, у соперника с одной такой картой — только в первой; карты, сыгранные в первой, действуют во второй.",
  ],
  [
    "4.7",
    "Both Explore cards of one player make one phase with both bonuses.",
    "Обе карты исследования одного игрока дают одну фазу с обоими бонусами.",
  ],
  [
    "4.8",
    "Both Consume cards of one player make one phase: first the sale, then doubled VPs.",
    "Обе карты потребления одного игрока дают одну фазу: сначала продажа, затем удвоенные ПО.",
  ],
  ["4.9", "Produce can be picked only once by a player.", "Производство игрок может выбрать только один раз."],
  [
    "4.10",
    "After the last phase come the hand limit, the goals, the test for the end of the game; then action cards return.",
    "После последней фазы — предел руки, цели, проверка конца игры; затем карты действий возвращаются.",
  ],
  [
    "4.11",
    "A phase uses powers, keywords and counts of the tableau as it was at its start. A card placed in the phase gives nothing in it.",
    "В фазе действуют свойства, ключевые слова и количества стола на её начало. Карта, сыгранная в этой фазе, в ней ничего не даёт.",
  ],
  [
    "4.12",
    "The good on a windfall world just settled is a normal good from then on.",
    "Ресурс, с которым вышел ресурсный мир, с этого момента ничем не отличается от других.",
  ],
  [
    "4.13",
    "A card discarded from the tableau for its power leaves it at once.",
    "Карта, сброшенная со стола ради свойства, покидает его сразу.",
  ],
  [
    "4.14",
    "Phases are simultaneous. Where order matters, as for draws from the deck, it is player order.",
    "Фазы одновременны. Где очерёдность важна, например при взятии карт, действует порядок игроков.",
  ],
  [
    "4.15",
    "Tableaus, numbers of goods and hand cards, chips and the pool are open. Hands, faces of goods, discard pile and deck are secret.",
    "Открыты столы, число ресурсов и карт в руках, победные очки и запас. Тайны — руки, лица ресурсов, сброс и колода.",
    DECIDED,
  ],
  [
    "5.1",
    "In Explore everybody draws two cards and keeps one.",
    "В исследовании каждый берёт две карты и оставляет одну.",
  ],
  [
    "5.2",
    "Explore +5 draws five more; Explore +1,+1 draws one more and keeps one more.",
    "Исследование +5 — на пять карт больше; исследование +1,+1 — взять на одну и оставить на одну больше.",
  ],
  [
    "5.3",
    "Explore powers add to both numbers, for choosers and others alike.",
    "Свойства исследования увеличивают оба числа — и у выбравших, и у остальных.",
  ],
  ["5.4", "What was drawn beyond the number to keep is discarded.", "Всё взятое сверх числа оставляемых сбрасывается."],
  ["5.5", "Only freshly drawn cards may be discarded.", "Сбрасывать можно только что взятые карты."],
  [
    "5.6",
    "With a mixing power the drawn cards join the hand first, and the same number is discarded from the whole hand.",
    "Со свойством «смешать перед сбросом» взятые карты сначала идут в руку, и столько же карт сбрасывается из всей руки.",
    REBEL,
  ],
  ["5.7", "All draw, then all discard at the same time.", "Сначала все берут, потом все одновременно сбрасывают."],
  [
    "6.1",
    "Draws at the start of Develop come first, whether or not their owner develops.",
    "Карты за начало развития берут сразу, даже если их владелец ничего не разыграет.",
  ],
  [
    "6.2",
    "Everybody secretly picks one development or none; all are placed together.",
    "Каждый втайне выбирает одну технологию или ни одной; все выкладываются вместе.",
  ],
  [
    "6.3",
    "A development may not be placed beside one of the same name.",
    "Нельзя разыграть технологию, если такая же уже есть на столе.",
  ],
  [
    "6.4",
    "The price is the cost, less 1 for a chooser, less all discounts, never below 0, paid with other hand cards.",
    "Цена — стоимость минус 1 для выбравшего и минус все скидки, но не меньше 0; платят другими картами руки.",
  ],
  [
    "6.5",
    "R&D Crash Program may be discarded from the tableau to lower the price by 3.",
    "R&D Crash Program можно сбросить со стола, чтобы снизить цену на 3.",
    REBEL,
  ],
  [
    "6.6",
    "Draws after developing come after paying and cannot pay for that development.",
    "Карты за разыгранную технологию берут после оплаты; ими за неё не заплатить.",
  ],
  [
    "6.7",
    "A picked card is committed, so only cards that can be paid for may be picked.",
    "Выбор обязывает, поэтому выбрать можно лишь то, за что есть чем заплатить.",
    DECIDED,
  ],
  ["6.8", "Nobody may pay more than the price.", "Переплачивать нельзя."],
]);
