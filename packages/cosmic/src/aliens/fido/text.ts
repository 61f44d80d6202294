import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Fido", ru: "Жучка" },
  power: { en: "Fetch", ru: "Апорт" },
  about: {
    en: "In any role, after the encounter cards are discarded at the end of the encounter, you may fetch one of them and offer it to another player. If it is refused, you may keep it; if it is accepted, you may retrieve one of your ships from the warp or draw a card from the deck.",
    ru: "В любой роли, когда в конце контакта сброшены карты контакта, можете подобрать одну из них и предложить другому игроку. Если он откажется, карту можно оставить себе; если возьмёт, можете забрать один свой корабль из варпа или взять карту из колоды.",
  },
  oneLine: {
    en: "Fetch a discarded encounter card for another player.",
    ru: "Подберите сброшенную карту контакта для другого игрока.",
  },
  wild: {
    en: "As a main player in the planning phase, before encounter cards are selected, you may force your opponent to take the top card of the discard pile into the hand; then you draw one card from the deck.",
    ru: "Если вы основной игрок, то в фазе планирования до выбора карт контакта можете заставить соперника взять на руку верхнюю карту сброса; затем вы берёте одну карту из колоды.",
  },
  super: {
    en: "As any player in the resolution phase, you may take any or all of the encounter cards discarded at the end of the encounter and offer them one by one to other players in any order.",
    ru: "В любой роли в фазе результата можете подобрать любые или все карты контакта, сброшенные в конце контакта, и по одной предлагать их другим игрокам в любом порядке.",
  },
  asks: {
    power: {
      "resolution.discarded": {
        ask: {
          en: "fetch a used encounter card and offer it to somebody?",
          ru: "принести сыгранную карту и предложить её кому-то?",
        },
        does: { en: "Fetch", ru: "Принести" },
      },
    },
    wild: {
      "planning.before": {
        ask: {
          en: "make {opponent} take the top discard, and draw a card?",
          ru: "всучить сопернику верхнюю карту сброса и взять карту себе?",
        },
        does: { en: "Make them take it", ru: "Всучить" },
      },
    },
    super: {
      "resolution.discarded": {
        ask: {
          en: "fetch the used encounter cards and offer them one by one?",
          ru: "принести сыгранные карты и предлагать их по одной?",
        },
        does: { en: "Fetch", ru: "Принести" },
      },
    },
  },
  rules: [
    {
      id: "fido 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as any player in the resolution phase, at the end of the encounter.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли в фазе результата, в конце контакта.",
    },
    {
      id: "fido 1",
      en: "After the encounter cards have been discarded, use this power to take one of them and offer it to another player.",
      ru: "После сброса карт контакта используйте способность, чтобы взять одну из них и предложить другому игроку.",
    },
    {
      id: "fido 2",
      en: "If the card is refused, you may keep it or discard it.",
      ru: "Если от карты отказались, можете оставить её себе или сбросить.",
    },
    {
      id: "fido 3",
      en: "If the card is accepted, that player keeps it, and you may either retrieve one of your ships from the warp or draw one card from the deck.",
      ru: "Если карту приняли, она остаётся у того игрока, а вы можете либо забрать один свой корабль из варпа, либо взять одну карту из колоды.",
    },
    {
      id: "fido zap",
      en: "A zap cancels the use: the card stays in the discard pile.",
      ru: "Заморозка отменяет использование: карта остаётся в сбросе.",
    },
    {
      id: "fido EC1",
      en: "You may fetch only an encounter card that was used to resolve this encounter, not one discarded for any other reason.",
      ru: "Подобрать можно только карту контакта, с которой разыгрывали этот контакт, но не сброшенную по другой причине.",
    },
    {
      id: "fido EC2",
      en: "The card is public, so the other player knows what is offered.",
      ru: "Карта открыта: другой игрок знает, что ему предлагают.",
      decided: true,
    },
    {
      id: "fido EC3",
      en: "If you and the Filch want the same card, the timing rule decides who acts first and gets it. The other may take the other card.",
      ru: "Если на одну карту претендуете вы и Ворюга, очерёдность определяет общий порядок действий: первый её и получает. Другой может взять вторую карту.",
      decided: true,
    },
    {
      id: "fido EC4",
      en: "You make one offer to one player per encounter.",
      ru: "За контакт вы делаете одно предложение одному игроку.",
      decided: true,
    },
    {
      id: "fido wild",
      en: "Wild: as a main player in the planning phase, before encounter cards are selected, you may force your opponent to take the top card of the discard pile into the hand; then you draw one card from the deck. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования до выбора карт контакта можете заставить соперника взять на руку верхнюю карту сброса; затем вы берёте одну карту из колоды. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "fido super",
      en: "Super: as any player in the resolution phase, you may take any or all of the encounter cards discarded at the end of the encounter and offer them one by one to other players in any order. The flare then returns to your hand.",
      ru: "Супер: в любой роли в фазе результата можете подобрать любые или все карты контакта, сброшенные в конце контакта, и по одной предлагать их другим игрокам в любом порядке. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "fido flare D1",
      en: "With the super, each accepted card gives you the usual choice of a ship or a card.",
      ru: "По суперсвойству каждая принятая карта даёт обычный выбор: корабль или карта.",
      decided: true,
    },
    {
      id: "fido flare D2",
      en: "With the super, you may keep each refused card.",
      ru: "По суперсвойству каждую отвергнутую карту можно оставить себе.",
      decided: true,
    },
  ],
  messages: {
    "fido/card": {
      en: "Which discarded encounter card do you fetch?",
      ru: "Какую из сброшенных карт контакта вы подбираете?",
    },
    "fido/whom": {
      en: "To whom do you offer {card}?",
      ru: "Кому вы предложите карту «{card}»?",
    },
    "fido/accept": {
      en: "{player} offers you {card}: do you accept it?",
      ru: "{player} предлагает вам карту «{card}»: возьмёте?",
    },
    "fido/refused": {
      en: "{card} was refused: do you keep it or discard it?",
      ru: "От карты «{card}» отказались. Оставите её себе или сбросите?",
    },
    "fido/reward": {
      en: "The card was accepted: do you draw a card or retrieve a ship from the warp?",
      ru: "Карту взяли: возьмёте карту из колоды или заберёте корабль из варпа?",
    },
    "word/draw": { en: "Draw a card", ru: "Взять карту" },
    "fido.offered": {
      en: "{player} offered {card} to {other}.",
      ru: "{player, select, you {Вы предлагаете} other {{player} предлагает}} карту «{card}»{other, select, you { вам} other {, решает {other}}}.",
    },
    "fido.accepted": {
      en: "{player} accepted {card}.",
      ru: "{player, select, you {Вы берёте} other {{player} берёт}} карту «{card}».",
    },
    "fido.kept": {
      en: "{card} was refused, so {player} kept it.",
      ru: "От карты «{card}» отказались, и {player, select, you {вы оставляете} other {{player} оставляет}} её себе.",
    },
    "fido.dropped": {
      en: "{card} was refused, so {player} discarded it.",
      ru: "От карты «{card}» отказались, и {player, select, you {вы сбрасываете} other {{player} сбрасывает}} её.",
    },
    "fido.forced": {
      en: "{player} had to take {card} from the top of the discard pile.",
      ru: "{player, select, you {Вы поневоле берёте} other {{player} поневоле берёт}} верхнюю карту сброса «{card}».",
    },
  },
};
