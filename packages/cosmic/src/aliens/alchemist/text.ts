import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Alchemist", ru: "Алхимик" },
  power: { en: "Transmutation", ru: "Преобразование" },
  about: {
    en: "Once per encounter, at any time, you may send one of your ships to the warp and discard a card from your hand to take a card of the same type from any discard pile. An attack may become another attack only if their values differ by 4 or less.",
    ru: "Раз за контакт в любой момент можете отправить в варп один свой корабль и сбросить карту с руки, чтобы взять из любого сброса карту того же типа. Атаку можно сменить только на такую, что отличается не больше чем на 4.",
  },
  oneLine: {
    en: "Pay a ship: swap a card for a discarded one.",
    ru: "За корабль смените карту на карту из сброса.",
  },
  wild: {
    en: "As any player in any phase, you may discard a card that is not an encounter card from your hand and take a different card of the same type from any discard pile.",
    ru: "В любой роли и в любой фазе можете сбросить с руки карту, но не карту контакта, и взять из любого сброса другую карту того же типа.",
  },
  super: {
    en: "When you transmute an attack with your power, you may take an attack of any value.",
    ru: "Преобразуя атаку с помощью своей способности, можете взять атаку с любым значением.",
  },
  asks: {
    power: {
      ...sameAt(ANY_TIME, {
        ask: {
          en: "pay a ship to swap a card for a discarded one?",
          ru: "отдать корабль и сменить карту на карту из сброса?",
        },
        does: { en: "Transmute", ru: "Преобразовать" },
      }),
    },
    wild: {
      ...sameAt(ANY_TIME, {
        ask: {
          en: "swap a card for another of its type from a discard pile?",
          ru: "сменить карту на другую того же типа из сброса?",
        },
        does: { en: "Swap a card", ru: "Сменить карту" },
      }),
    },
    super: {
      boost: {
        ask: { en: "take an attack of any value?", ru: "взять атаку с любым значением?" },
        does: { en: "Any attack", ru: "Любую атаку" },
      },
    },
  },
  rules: [
    {
      id: "alchemist 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as any player in any phase.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "alchemist 1",
      en: "Once per encounter, at any time, use this power: send one of your ships to the warp.",
      ru: "Раз за контакт в любой момент используйте способность: отправьте в варп один свой корабль.",
    },
    {
      id: "alchemist 2",
      en: "Then discard one card from your hand.",
      ru: "Затем сбросьте одну карту с руки.",
    },
    {
      id: "alchemist 3",
      en: "Then take one card of the same type from any discard pile into your hand.",
      ru: "Затем возьмите на руку из любого сброса одну карту того же типа.",
    },
    {
      id: "alchemist 4",
      en: "An attack may be exchanged for an attack only if the values differ by at most 4.",
      ru: "Атаку можно сменить на атаку, только если значения отличаются не больше чем на 4.",
    },
    {
      id: "alchemist zap",
      en: "A zap cancels the whole exchange: you keep the ship and the card.",
      ru: "Заморозка отменяет обмен целиком: и корабль, и карта остаются у вас.",
    },
    {
      id: "alchemist D1",
      en: "Both discard piles will do, but the card you have just discarded cannot be the one you take. Without a fitting pair of cards the power cannot be used.",
      ru: "Годятся оба сброса, но взять только что сброшенную карту нельзя. Если подходящей пары карт нет, использовать способность нельзя.",
      decided: true,
    },
    {
      id: "alchemist D2",
      en: "The ship may come from a colony or from the encounter.",
      ru: "Корабль можно взять из колонии или из контакта.",
      decided: true,
    },
    {
      id: "alchemist wild",
      en: "Wild (any player, any phase): discard a card that is not an encounter card and take a different card of its type from any discard pile. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): сбросьте карту, но не карту контакта, и возьмите из любого сброса другую карту того же типа. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "alchemist super",
      en: "Super (any player, any phase): when you transmute an attack, the attack you take may have any value. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): когда вы преобразуете атаку, взятая атака может иметь любое значение. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "alchemist flare D1",
      en: "A different card is one with another name. This flare itself cannot be the card you discard.",
      ru: "Другая карта — это карта с другим названием. Саму эту вспышку так сбросить нельзя.",
      decided: true,
    },
  ],
  messages: {
    "alchemist/card": {
      en: "Which card do you transmute?",
      ru: "Какую карту вы преобразуете?",
    },
    "alchemist/take": {
      en: "What does {card} become?",
      ru: "Во что превратится карта «{card}»?",
    },
    "alchemist.swapped": {
      en: "{player} took {card} from the discard pile.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} из сброса карту «{card}».",
    },
  },
};
