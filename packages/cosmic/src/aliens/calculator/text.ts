import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Calculator", ru: "Калькулятор" },
  power: { en: "Equalize", ru: "Уравнивание" },
  about: {
    en: "As a main player, after encounter cards are selected but before they are revealed, you may announce an equalize. If both turn out to be attacks of different values, the higher value is reduced by the lower one.",
    ru: "Если вы основной игрок, то после выбора карт контакта, но до их раскрытия можете объявить уравнивание. Если обе карты окажутся атаками с разными значениями, большее значение уменьшается на меньшее.",
  },
  oneLine: {
    en: "Before the reveal: reduce the higher attack by the lower.",
    ru: "До раскрытия уменьшите большую атаку на меньшую.",
  },
  wild: {
    en: "As a main player in the planning phase, after encounter cards are selected and before they are revealed, you may call odd or even. If both cards are attacks and their sum is as you called, your opponent's card is reduced by the value of yours; if you called wrong, yours is reduced by the value of your opponent's.",
    ru: "Если вы основной игрок, то в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты, можете назвать «чёт» или «нечет». Если обе карты — атаки и вы угадали чётность их суммы, карта соперника уменьшается на значение вашей; если ошиблись, ваша уменьшается на значение его карты.",
  },
  super: {
    en: "In the planning phase you may use your power as an ally.",
    ru: "В фазе планирования можете использовать свою способность, будучи союзником.",
  },
  asks: {
    power: {
      "planning.selected": {
        ask: { en: "take the lower attack off the higher one?", ru: "вычесть меньшую атаку из большей?" },
        does: {
          en: "Equalize{myCard, select, none {} other {, you play {myCard}}}",
          ru: "Уравнять{myCard, select, none {} other {, у вас «{myCard}»}}",
        },
      },
    },
    wild: {
      "planning.selected": {
        ask: { en: "call odd or even to cut a card down?", ru: "назвать чёт или нечет, чтобы урезать карту?" },
        does: { en: "Call it", ru: "Назвать" },
      },
    },
    super: {
      "planning.selected": {
        ask: { en: "take the lower attack off the higher one?", ru: "вычесть меньшую атаку из большей?" },
        does: { en: "Equalize", ru: "Уравнять" },
      },
    },
  },
  rules: [
    {
      id: "calculator 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player in the planning phase, after encounter cards are selected and before they are revealed.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты.",
    },
    {
      id: "calculator 1",
      en: "Use this power to announce an equalize.",
      ru: "Используйте способность, чтобы объявить уравнивание.",
    },
    {
      id: "calculator 2",
      en: "If both revealed cards are attacks of different values, the higher value is reduced by the lower one, so that 15 and 08 become 7 and 8. Equal values do not change.",
      ru: "Если раскрыты две атаки с разными значениями, большее уменьшается на меньшее: 15 и 08 превращаются в 7 и 8. Равные значения не меняются.",
    },
    {
      id: "calculator zap",
      en: "The announcement can be zapped at once; when the cards are revealed it is too late.",
      ru: "Заморозить можно только само объявление; когда карты раскрыты, уже поздно.",
    },
    {
      id: "calculator EC1",
      en: "The values used are those after all changes of card and type and after the Tripler's wild, but before the Tripler's power, ships and bonuses. Effects announced in planning, such as a reversal and an equalize, apply in the order they were announced.",
      ru: "Берутся значения после всех замен карт, изменений их типа и джокера Утроителя, но до способности Утроителя, кораблей и прибавок. Эффекты, объявленные при планировании, например реверс и уравнивание, применяются в порядке объявления.",
      decided: true,
    },
    {
      id: "calculator EC2",
      en: "Against a morph both values are equal, so nothing changes.",
      ru: "При метаморфозе значения равны, поэтому ничего не меняется.",
      decided: true,
    },
    {
      id: "calculator wild",
      en: "Wild: as a main player in the planning phase, after encounter cards are selected and before they are revealed, you may call odd or even. If both cards are attacks and their sum is as you called, your opponent's card is reduced by the value of yours; if you called wrong, yours is reduced by the value of your opponent's. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты, можете назвать «чёт» или «нечет». Если обе карты — атаки и вы угадали чётность их суммы, карта соперника уменьшается на значение вашей; если ошиблись, ваша уменьшается на значение его карты. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "calculator super",
      en: "Super: in the planning phase you may use your power as an ally. The flare then returns to your hand.",
      ru: "Супер: в фазе планирования можете использовать свою способность, будучи союзником. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "calculator flare D1",
      en: "If the two cards are not both attacks, the wild does nothing.",
      ru: "Если хотя бы одна из карт не атака, джокер не даёт эффекта.",
      decided: true,
    },
    {
      id: "calculator flare D2",
      en: "For the wild the sum is that of the values before any other changes.",
      ru: "Для джокера складываются значения до любых других изменений.",
      decided: true,
    },
  ],
  messages: {
    "word/odd": {
      en: "Odd",
      ru: "Нечет",
    },
    "word/even": {
      en: "Even",
      ru: "Чёт",
    },
    "calculator/call": {
      en: "Will the sum of the two cards be odd or even?",
      ru: "Сумма двух карт будет чётной или нечётной?",
    },
    "calculator.called": {
      en: "{player} called {call, select, odd {odd} other {even}}.",
      ru: "{player, select, you {Вы объявляете} other {{player} объявляет}} «{call, select, odd {нечет} other {чёт}}».",
    },
    "calculator.equalized": {
      en: "The cards were equalized, to {offense} for the offense and {defense} for the defense.",
      ru: "Карты уравнены, теперь у агрессора {offense}, у защитника {defense}.",
    },
    "calculator.right": {
      en: "{player} called the sum right: the opponent's card was reduced to {n}.",
      ru: "{player, select, you {Вы угадываете} other {{player} угадывает}} чётность: карта соперника уменьшается до {n}.",
    },
    "calculator.wrong": {
      en: "{player} called the sum wrong, so {player, select, you {your} other {their}} own card was reduced to {n}.",
      ru: "{player, select, you {Вы не угадываете} other {{player} не угадывает}} чётность: собственная карта уменьшается до {n}.",
    },
  },
};
