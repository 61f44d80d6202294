/** What is printed on the cards of the reward deck that have a text and are no artifacts. */
import type { Said } from "@hypergate/kernel";
import type { When } from "../aliens/facts.ts";
import type { TextId } from "../catalogue.ts";
import { type Asks, sameAt } from "../texts/ask.ts";
import type { Role } from "../vocabulary.ts";

export interface RewardFacts {
  readonly as: Role;
  readonly when: When;
  /** The statement of the rulebook that says what it does. */
  readonly rule: string;
  /** The same on the card, where name, role and phase stand elsewhere. */
  readonly about: Said;
  /** How its holder is asked whether to play it; a card with a number or played as an encounter card is never asked about. */
  readonly asks: Asks;
  /** Of a reinforcement without a number: what it adds for whoever has so many cards left in hand. */
  readonly plus?: (cardsLeft: number) => number;
}

/** Reinforcement +X adds the number of cards left in hand, at most eight. That rule is our own. */
export function plusX(cardsLeft: number): number {
  return Math.min(8, cardsLeft);
}

/** The moments before planning at which an intimidate may be laid down. */
export const INTIMIDATE_MOMENTS = [
  "turn.first",
  "regroup.start",
  "destiny.final",
  "launch.done",
  "alliance.before",
  "alliance.formed",
] as const;

/** By the effect printed on a card. */
export const REWARD_FACTS: Readonly<Record<TextId, RewardFacts>> = {
  "epic-oratory": {
    as: "main",
    when: "planning",
    rule: "epic-oratory 1",
    about: {
      en: "Against an attack you lose and either get double compensation or keep your ships. Against a negotiate, each of you may gain two colonies in the deal.",
      ru: "Против атаки вы проигрываете и либо получаете двойную компенсацию, либо сохраняете свои корабли. Против переговоров каждый из вас может получить по сделке две колонии.",
    },
    asks: {},
  },
  "faulty-translator": {
    as: "main",
    when: "planning",
    rule: "faulty-translator 1",
    about: {
      en: "Against an attack you lose, and an ally of your opponent pays your compensation. Against a negotiate you bargain without words; if the deal fails, both lose one ship fewer.",
      ru: "Против атаки вы проигрываете, а компенсацию платит союзник соперника. Против переговоров торгуйтесь без слов; если сделка провалится, оба потеряют на корабль меньше.",
    },
    asks: {},
  },
  "right-of-refusal": {
    as: "main",
    when: "planning",
    rule: "right-of-refusal 1",
    about: {
      en: "You may discard any of the cards you get in the deal or as compensation.",
      ru: "Вы можете сбросить любые карты, полученные по сделке или как компенсация.",
    },
    asks: {},
  },
  "self-defense": {
    as: "main",
    when: "planning",
    rule: "self-defense 2",
    about: {
      en: "Against an attack you lose without compensation, but for each ship your side loses, one of the opposing ships in the encounter goes to the warp too.",
      ru: "Против атаки вы проигрываете без компенсации, но за каждый потерянный вашей стороной корабль в варп уходит и один вражеский из участвующих в контакте.",
    },
    asks: {},
  },
  intimidate: {
    as: "any",
    when: ["start", "regroup", "destiny", "launch", "alliance"],
    rule: "IN-2",
    about: {
      en: "Lay it face down before planning. As a main player you must use it as your encounter card, and may take an ally's unseen in place of your own. Against an attack it is an attack of this number, otherwise a negotiate.",
      ru: "Выложите взакрытую до планирования. Основному игроку оно послужит картой контакта; вместо своей карты он может вслепую взять устрашение союзника. Против атаки это атака с этим числом, иначе — переговоры.",
    },
    asks: {
      ...sameAt(INTIMIDATE_MOMENTS, {
        ask: { en: "use it in this encounter?", ru: "пустить в ход в этом контакте?" },
        does: { en: "Lay it face down", ru: "Выложить взакрытую" },
      }),
    },
  },
  "reverse-polarity": {
    as: "main",
    when: "planning",
    rule: "reverse-polarity 1",
    about: {
      en: "Multiplies every attack card in the encounter by −1. Compensation and failed deals are not touched.",
      ru: "Умножает на −1 все карты атаки в контакте. Компенсации и провалившихся сделок не касается.",
    },
    asks: {
      "planning.lay": {
        ask: {
          en: "make all attacks negative?",
          ru: "сделать все атаки отрицательными?",
        },
        does: { en: "Lay it face down", ru: "Выложить взакрытую" },
      },
    },
  },
  "self-destruct": {
    as: "main",
    when: "planning",
    rule: "self-destruct 1",
    about: {
      en: "As soon as it is revealed both sides lose, and all ships in the encounter go to the warp. There is no compensation.",
      ru: "Как только карта раскрыта, обе стороны проигрывают, и все корабли контакта уходят в варп. Компенсации нет.",
    },
    asks: {
      "planning.lay": {
        ask: { en: "blow up both fleets?", ru: "взорвать оба флота?" },
        does: { en: "Lay it face down", ru: "Выложить взакрытую" },
      },
    },
  },
  duplicity: {
    as: "main",
    when: "planning",
    rule: "duplicity 2",
    about: {
      en: "Doubles your attack, your compensation or your opponent's loss from a failed deal. When your allies leave the encounter, their ships go to the warp.",
      ru: "Удваивает вашу атаку, компенсацию или потери соперника от провалившейся сделки. Корабли ваших союзников, покидая контакт, уходят в варп.",
    },
    asks: {
      "planning.lay": {
        ask: {
          en: "double your attack at the cost of your allies' ships?",
          ru: "удвоить свою атаку ценой кораблей союзников?",
        },
        does: { en: "Lay it face down", ru: "Выложить взакрытую" },
      },
    },
  },
  "signal-lost": {
    as: "main",
    when: "planning",
    rule: "signal-lost 2",
    about: {
      en: "Doubles your attack, your compensation or your opponent's loss from a failed deal. All other kickers are cancelled, and nobody may play reinforcements.",
      ru: "Удваивает вашу атаку, компенсацию или потери соперника от провалившейся сделки. Остальные импульсы отменяются, и никто не может играть подкрепления.",
    },
    asks: {
      "planning.lay": {
        ask: {
          en: "double your attack and stop all reinforcements?",
          ru: "удвоить атаку и запретить подкрепления?",
        },
        does: { en: "Lay it face down", ru: "Выложить взакрытую" },
      },
    },
  },
  "give-war-a-chance": {
    as: "main",
    when: "planning",
    rule: "give-war-a-chance 1",
    about: {
      en: "Multiplies your attack card by 4, and nothing else.",
      ru: "Умножает вашу карту атаки на 4 и больше ничего.",
    },
    asks: {
      "planning.lay": {
        ask: {
          en: "multiply your attack by 4?",
          ru: "умножить свою атаку на 4?",
        },
        does: { en: "Lay it face down", ru: "Выложить взакрытую" },
      },
    },
  },
  "reinforcement-x": {
    as: "mainOrAlly",
    when: "reveal",
    rule: "reinforcement-x 1",
    about: {
      en: "Adds the number of cards left in your hand, at most 8. This number is our own rule, not the printed one.",
      ru: "Прибавляет число карт, оставшихся у вас на руке, но не больше 8. Так решили мы: печатное правило может быть иным.",
    },
    asks: {},
    plus: plusX,
  },
  "rift-1": {
    as: "offense",
    when: "regroup",
    rule: "rift-1 1",
    about: {
      en: "Found a colony on an empty planet with up to four of your ships. Detonation: whoever takes this card gives up a colony.",
      ru: "Создайте колонию на пустой планете: до четырёх ваших кораблей. Взрыв: взявший эту карту покидает одну свою колонию.",
    },
    asks: {
      "regroup.start": {
        ask: { en: "found a colony on an empty planet?", ru: "создать колонию на пустой планете?" },
        does: { en: "Found a colony", ru: "Создать колонию" },
      },
    },
  },
  "rift-2": {
    as: "offense",
    when: "regroup",
    rule: "rift-2 1",
    about: {
      en: "Draw two cards from the cosmic deck, the reward deck or both. Detonation: whoever takes this card discards two random cards.",
      ru: "Возьмите две карты из космической колоды, колоды наград или обеих. Взрыв: взявший эту карту сбрасывает две случайные карты.",
    },
    asks: {
      "regroup.start": {
        ask: { en: "draw two cards?", ru: "взять две карты?" },
        does: { en: "Draw two", ru: "Взять две" },
      },
    },
  },
  "rift-3": {
    as: "any",
    when: "regroup",
    rule: "rift-3 1",
    about: {
      en: "Three ships of any players leave the warp for their owners' colonies. Detonation: whoever takes this card sends three of their ships to the warp.",
      ru: "Три корабля любых игроков возвращаются из варпа в колонии владельцев. Взрыв: взявший эту карту отправляет в варп три своих корабля.",
    },
    asks: {
      "regroup.start": {
        ask: {
          en: "bring three ships of any players home from the warp?",
          ru: "вернуть из варпа три корабля любых игроков?",
        },
        does: { en: "Free them", ru: "Вернуть" },
      },
    },
  },
};
