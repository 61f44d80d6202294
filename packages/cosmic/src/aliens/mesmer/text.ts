import { ARTIFACT_FACTS } from "../../artifacts/facts.ts";
import { type Asks, sameAt } from "../../texts/ask.ts";
import type { AlienText } from "../text.ts";

/** The moments at which artifacts may be played. */
const MOMENTS = Object.values(ARTIFACT_FACTS).flatMap(({ asks }) => Object.keys(asks) as (keyof Asks)[]);

export const text: AlienText = {
  name: { en: "Mesmer", ru: "Гипнос" },
  power: { en: "Mass Hypnosis", ru: "Массовый гипноз" },
  about: {
    en: "You may play any artifact from your hand as if it were any other artifact that you name, when that one could be played. If you are zapped, the card returns to your hand and may still be played as what it is.",
    ru: "Можете играть любой артефакт с руки так, будто это любой другой артефакт, который вы назовёте, — когда можно сыграть тот. Если вас заморозили, карта возвращается на руку и её ещё можно сыграть как есть.",
  },
  oneLine: {
    en: "Play any artifact as any other.",
    ru: "Играйте любой артефакт как любой другой.",
  },
  wild: {
    en: "As a main player in the reveal phase, you may turn your own revealed attack below 10 into a negotiate.",
    ru: "Если вы основной игрок, то в фазе раскрытия можете превратить свою раскрытую атаку ниже 10 в переговоры.",
  },
  super: {
    en: "When you use your power, you may play any card that is not an encounter card as an artifact.",
    ru: "Используя свою способность, можете сыграть как артефакт любую карту, кроме карты контакта.",
  },
  asks: {
    power: {
      ...sameAt(MOMENTS, {
        ask: { en: "play an artifact as if it were another?", ru: "сыграть артефакт так, будто это другой?" },
        does: { en: "Hypnotize", ru: "Загипнотизировать" },
      }),
    },
    wild: {
      "reveal.change": {
        ask: {
          en: "turn your {myCard, select, none {attack} other {{myCard}}} into a negotiate?",
          ru: "превратить {myCard, select, none {свою атаку} other {карту «{myCard}»}} в переговоры?",
        },
        does: { en: "Make it a negotiate", ru: "Превратить" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "play any card except an encounter card as an artifact?",
          ru: "сыграть как артефакт любую карту, кроме карты контакта?",
        },
        does: { en: "Any card", ru: "Любую карту" },
      },
    },
  },
  rules: [
    {
      id: "mesmer 0",
      en: "Red alert light, no game setup. The power is optional: you may use it as any player in any phase.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли и в любой фазе.",
    },
    {
      id: "mesmer 1",
      en: "You may use this power to play an artifact from your hand as if it were any artifact that you name.",
      ru: "Можете использовать способность, чтобы сыграть артефакт с руки так, будто это любой артефакт, который вы назовёте.",
    },
    {
      id: "mesmer zap",
      en: "A zap cancels the use: the card returns to your hand and may then be played as what it is, if it fits.",
      ru: "Заморозка отменяет использование: карта возвращается на руку, и её ещё можно сыграть как есть, если она подходит.",
    },
    {
      id: "mesmer D1",
      en: "You may name artifacts of the boxes you play with. Role and phase of the named one apply. The card goes to its own discard pile.",
      ru: "Называть можно артефакты из наборов, которыми вы играете. Действуют роль и фаза названного. Карта уходит в свой сброс.",
      decided: true,
    },
    {
      id: "mesmer wild",
      en: "Wild (main player, reveal): you may turn your own revealed attack below 10 into a negotiate. The flare then returns to your hand.",
      ru: "Джокер (основной игрок, раскрытие): можете превратить свою раскрытую атаку ниже 10 в переговоры. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mesmer super",
      en: "Super (any player, any phase): any card that is not an encounter card may be played as an artifact with your power. The flare then returns to your hand.",
      ru: "Супер (любой игрок, любая фаза): с помощью способности можно сыграть как артефакт любую карту, кроме карты контакта. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mesmer flare D1",
      en: "For the wild the value of the card itself counts, before a kicker. A flare played as an artifact is discarded and does not count as a flare of this encounter.",
      ru: "Для джокера важно значение самой карты, без импульса. Вспышка, сыгранная как артефакт, сбрасывается и вспышкой этого контакта не считается.",
      decided: true,
    },
  ],
  messages: {
    "mesmer/card": {
      en: "Which card do you pass off as another artifact?",
      ru: "Какую карту вы выдадите за другой артефакт?",
    },
    "mesmer/name": {
      en: "As which artifact do you play it?",
      ru: "Каким артефактом она станет?",
    },
    "mesmer.played": {
      en: "{player} played {card} as {name}.",
      ru: "{player, select, you {Вы играете} other {{player} играет}} карту «{card}» так, будто это «{name}».",
    },
    "mesmer.calmed": {
      en: "{player, select, you {your} other {{player}'s}} attack became a negotiate.",
      ru: "{player, select, you {Вы превращаете} other {{player} превращает}} свою атаку в переговоры.",
    },
  },
};
