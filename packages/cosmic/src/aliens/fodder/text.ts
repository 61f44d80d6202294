import type { Ask } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

const LATE: Ask = {
  ask: { en: "join the encounter late with one ship?", ru: "вступить в союз с опозданием, одним кораблём?" },
  does: { en: "Join with 1", ru: "Вступить одним" },
};

export const text: AlienText = {
  name: { en: "Fodder", ru: "Пушечное мясо" },
  power: { en: "Overwhelm", ru: "Натиск" },
  about: {
    en: "As a main player, when both sides reveal attack cards, you may discard any number of attack cards from your hand that are higher than your own card and lower than your opponent's, and add their values to your total.",
    ru: "Если вы основной игрок и обе стороны раскрыли атаки, можете сбросить с руки любое число карт атаки старше вашей, но младше карты соперника, и прибавить их значения к своей сумме.",
  },
  oneLine: {
    en: "Add attacks above your card and below your opponent's.",
    ru: "Прибавьте с руки атаки старше вашей и младше чужой.",
  },
  wild: {
    en: "In the reveal phase, after cards are revealed, if you are neither a main player nor an ally and were invited but declined, you may join a side that invited you with one ship.",
    ru: "В фазе раскрытия после раскрытия карт, если вы не основной игрок и не союзник, но вас приглашали, а вы отказались, можете присоединиться одним кораблём к стороне, которая вас приглашала.",
  },
  super: {
    en: "As a main player in the reveal phase, when you use your power, you may discard and add any attack cards lower than your opponent's, whatever you played yourself.",
    ru: "Если вы основной игрок, то в фазе раскрытия, используя способность, можете сбросить и прибавить любые карты атаки младше карты соперника, что бы вы ни сыграли сами.",
  },
  asks: {
    power: {
      "reveal.add": {
        ask: {
          en: "discard attacks to add them to your total{mine, select, none {} other { ({mine} : {theirs})}}?",
          ru: "сбросить атаки и прибавить их к своей сумме{mine, select, none {} other { ({mine} : {theirs})}}?",
        },
        does: { en: "Add attacks", ru: "Добавить атаки" },
      },
    },
    wild: { "reveal.change": LATE, "reveal.add": LATE },
    super: {
      boost: {
        ask: {
          en: "add any attacks lower than {opponent}'s card?",
          ru: "добавить любые атаки меньше карты соперника?",
        },
        does: { en: "Any attacks", ru: "Любые атаки" },
      },
    },
  },
  rules: [
    {
      id: "fodder 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player in the reveal phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе раскрытия.",
    },
    {
      id: "fodder 1",
      en: "The power can be used only if both main players show attack cards.",
      ru: "Способность можно использовать, только если оба основных игрока показали атаки.",
    },
    {
      id: "fodder 2",
      en: "Use this power to discard any number of attack cards from your hand that are higher than your own card and lower than your opponent's. Add their values to your total.",
      ru: "Используйте способность, чтобы сбросить с руки любое число карт атаки старше вашей карты и младше карты соперника. Прибавьте их значения к своей сумме.",
    },
    {
      id: "fodder zap",
      en: "A zap cancels the use: the cards go back to your hand and add nothing.",
      ru: "Заморозка отменяет использование: карты возвращаются вам на руку и ничего не прибавляют.",
    },
    {
      id: "fodder EC1",
      en: "The printed values of your hand cards are compared with the values the two revealed cards have by then, after any reversal, equalize or tripling. Equal values do not qualify.",
      ru: "Напечатанные значения карт с руки сравниваются с теми значениями двух раскрытых карт, что получились к этому моменту: после реверса, уравнивания и утроения. Равные значения не подходят.",
      decided: true,
    },
    {
      id: "fodder EC2",
      en: "The cards you add are not encounter cards: they are not reversed, tripled or multiplied.",
      ru: "Прибавленные карты не считаются картами контакта: к ним не применяются ни реверс, ни утроение, ни умножение.",
      decided: true,
    },
    {
      id: "fodder EC3",
      en: "You may use this power once per encounter.",
      ru: "За контакт способность можно использовать один раз.",
      decided: true,
    },
    {
      id: "fodder wild",
      en: "Wild: in the reveal phase, after cards are revealed, if you are neither a main player nor an ally and were invited but declined, you may join a side that invited you with one ship. The flare then returns to your hand.",
      ru: "Джокер: в фазе раскрытия после раскрытия карт, если вы не основной игрок и не союзник, но вас приглашали, а вы отказались, можете присоединиться одним кораблём к стороне, которая вас приглашала. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "fodder super",
      en: "Super: as a main player in the reveal phase, when you use your power, you may discard and add any attack cards lower than your opponent's, whatever you played yourself; under the alternative setting you may instead add those equal to or lower than your own card. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе раскрытия, используя способность, можете сбросить и прибавить любые карты атаки младше карты соперника, что бы вы ни сыграли сами; при другой настройке стола — карты, равные вашей или младше неё. Затем вспышка возвращается вам на руку.",
      setting: "fodderSuper",
    },
  ],
  messages: {
    "setting/fodderSuper": {
      en: "Fodder: the super flare",
      ru: "Пушечное мясо: супер",
    },
    "setting/fodderSuper/about": {
      en: "Which attack cards the super flare lets the Fodder add; the sources differ.",
      ru: "Какие карты атаки позволяет прибавить супер Пушечного мяса; источники расходятся.",
    },
    "setting/fodderSuper/belowOpponent": {
      en: "All that are lower than the opponent's card",
      ru: "Все младше карты соперника",
    },
    "setting/fodderSuper/notAboveOwn": {
      en: "Those equal to or lower than the Fodder's own card",
      ru: "Равные собственной карте или младше неё",
    },
    "fodder/cards": {
      en: "Choose the attack cards to discard and add to your total.",
      ru: "Выберите карты атаки, которые сбросите и прибавите к своей сумме.",
    },
    "fodder/side": {
      en: "Choose the side you join with one ship.",
      ru: "Выберите, к какой стороне присоединитесь одним кораблём.",
    },
    "fodder/planet": {
      en: "Choose the colony your ship comes from.",
      ru: "Выберите колонию, откуда отправится корабль.",
    },
    "fodder.chose": {
      en: "{player} chose to add {cards}.",
      ru: "{player, select, you {Вы хотите} other {{player} хочет}} прибавить карты ({cards}).",
    },
    "fodder.added": {
      en: "{player} added {n} to the total.",
      ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} к своей сумме {n}.",
    },
  },
};
