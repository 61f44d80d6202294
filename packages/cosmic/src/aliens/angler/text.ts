import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Angler", ru: "Удильщик" },
  power: { en: "Fish", ru: "Рыбалка" },
  about: {
    en: "As a main player, before encounter cards are selected, you may choose your opponent or one of the opposing allies and name a card. If that player has it, you must be given it. If not, draw a card from the deck; if it is the one you named, show it, and you may fish once more.",
    ru: "Если вы основной игрок, то до выбора карт контакта можете выбрать соперника или одного из его союзников и назвать карту. Если она у этого игрока есть, он обязан её отдать. Если нет, возьмите карту из колоды; если это названная карта, покажите её и можете порыбачить ещё раз.",
  },
  oneLine: {
    en: "Ask one opposing player for a card, or draw one.",
    ru: "Потребуйте карту у противника или возьмите из колоды.",
  },
  wild: {
    en: "As any player in any phase, you may name a card. If some player has it and is willing to give it to you, take it and give that player this flare. If not, keep the flare and take one random card from any player's hand.",
    ru: "В любой роли и в любой фазе можете назвать карту. Если она есть у кого-то из игроков и он согласен её отдать, возьмите её, а ему отдайте эту вспышку. Если нет, оставьте вспышку себе и возьмите случайную карту с руки любого игрока.",
  },
  super: {
    en: "As an ally in the planning phase, you may use your power against the other side.",
    ru: "Если вы союзник, то в фазе планирования можете использовать свою способность против другой стороны.",
  },
  asks: {
    power: {
      "planning.before": {
        ask: {
          en: "name a card and fish for it on the other side?",
          ru: "назвать карту и выудить её у другой стороны?",
        },
        does: { en: "Go fishing", ru: "Порыбачить" },
      },
    },
    wild: {
      ...sameAt(ANY_TIME, {
        ask: {
          en: "ask everybody for a card, or else take a random one?",
          ru: "попросить у всех карту, а не дадут — взять случайную?",
        },
        does: { en: "Ask for a card", ru: "Попросить карту" },
      }),
    },
    super: {
      "planning.before": {
        ask: {
          en: "fish on the other side, though you are only an ally?",
          ru: "порыбачить у другой стороны, хотя вы лишь союзник?",
        },
        does: { en: "Go fishing", ru: "Порыбачить" },
      },
    },
  },
  rules: [
    {
      id: "angler 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player in the planning phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования.",
    },
    {
      id: "angler 1",
      en: "Before encounter cards are selected, use this power to choose a player of the opposing side and name one specific card.",
      ru: "До выбора карт контакта используйте способность: выберите игрока противоположной стороны и назовите определённую карту.",
    },
    {
      id: "angler 2",
      en: "If that player has the card, you must be given one copy of it.",
      ru: "Если эта карта у игрока есть, он обязан отдать вам один её экземпляр.",
    },
    {
      id: "angler 3",
      en: "Otherwise you draw one card from the deck. If it is the card you named, show it, and you may use this power a second time in this encounter.",
      ru: "Если нет, возьмите одну карту из колоды. Если это названная карта, покажите её и можете использовать способность в этом контакте второй раз.",
    },
    {
      id: "angler zap",
      en: "A zap cancels that use: no card is given or drawn.",
      ru: "Заморозка отменяет это использование: карту не отдают и не берут.",
    },
    {
      id: "angler D1",
      en: "You may fish twice at most. You may name any card of the boxes you play with. Everybody hears the name and whether the player had the card.",
      ru: "Рыбачить можно не больше двух раз. Назвать можно любую карту из наборов, которыми вы играете. Все слышат, какая карта названа и была ли она у игрока.",
      decided: true,
    },
    {
      id: "angler D2",
      en: "A player who is left without encounter cards is treated as usual when cards are selected. A rift that you get goes off.",
      ru: "С игроком, оставшимся без карт контакта, при выборе карт поступают как обычно. Разлом, доставшийся вам, срабатывает.",
      decided: true,
    },
    {
      id: "angler wild",
      en: "Wild (any player, any phase): name a card. If some player has it and is willing to give it, take it, and this flare goes to that player's hand. If not, take one random card from any player's hand, and the flare returns to yours.",
      ru: "Джокер (любой игрок, любая фаза): назовите карту. Если она у кого-то есть и он согласен её отдать, возьмите её, а вспышка уходит на руку этому игроку. Если нет, возьмите случайную карту с руки любого игрока, а вспышка возвращается к вам.",
    },
    {
      id: "angler super",
      en: "Super (ally, planning): you may use your power against the other side. The flare then returns to your hand.",
      ru: "Супер (союзник, планирование): можете использовать свою способность против другой стороны. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "angler flare D1",
      en: "For the wild nobody has to admit having the card. If several players are willing, you choose one. A rift given willingly does not go off; one you take at random does.",
      ru: "По джокеру никто не обязан признаваться, что карта у него есть. Если согласны несколько игроков, выбираете вы. Отданный добровольно разлом не срабатывает, взятый наугад — срабатывает.",
      decided: true,
    },
  ],
  messages: {
    "angler/whom": {
      en: "Whose hand do you fish in?",
      ru: "У кого вы порыбачите?",
    },
    "angler/name": {
      en: "Name the card you want from {player}.",
      ru: "Назовите карту, которую хотите выудить. Отвечает {player}.",
    },
    "angler/wish": {
      en: "Name the card you wish for.",
      ru: "Назовите карту, которую хотите получить.",
    },
    "angler/give": {
      en: "{player} wishes for {card}. Do you give it for the Angler flare?",
      ru: "{player} хочет получить карту «{card}». Отдадите её за вспышку Удильщика?",
    },
    "angler/accept": {
      en: "Whose card do you take? That player gets the flare.",
      ru: "Чью карту вы возьмёте? Этот игрок получит вспышку.",
    },
    "angler/take": {
      en: "From whom do you take a random card?",
      ru: "У кого вы вытянете случайную карту?",
    },
    "angler.refused": {
      en: "Nobody gave {player} {card}.",
      ru: "Никто не отдаёт карту «{card}», которую {player, select, you {хотите получить вы} other {хочет получить {player}}}.",
    },
    "angler.caught": {
      en: "{player} fished for {card}, and {other, select, you {you have} other {{other} has}} it.",
      ru: "{player, select, you {Вы удите} other {{player} удит}} карту «{card}», и {other, select, you {вы её отдаёте} other {{other} её отдаёт}}.",
    },
    "angler.nothing": {
      en: "{player} fished for {card}, but {other, select, you {you do} other {{other} does}} not have it.",
      ru: "{player, select, you {Вы удите} other {{player} удит}} карту «{card}», но {other, select, you {у вас её нет} other {{other} отвечает, что такой нет}}.",
    },
    "angler.lucky": {
      en: "{player} drew the very card, {card}.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} ту самую карту, «{card}».",
    },
  },
};
