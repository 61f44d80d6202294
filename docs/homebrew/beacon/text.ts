/** Everything that players read. */
export const text = {
  name: { en: "Beacon", ru: "Маяк" },
  power: { en: "Guiding Light", ru: "Путеводный свет" },
  about: {
    en: "As an ally, when your side has revealed an attack, you may add 2 to its total for each of your ships in the encounter.",
    ru: "Когда вы союзник и ваша сторона раскрыла атаку, можете прибавить к её сумме по 2 за каждый свой корабль в контакте.",
  },
  oneLine: { en: "As an ally, add 2 for each of your ships.", ru: "Союзником: +2 за каждый свой корабль." },
  wild: {
    en: "As an ally on the winning side you may draw a card from the deck.",
    ru: "Союзник на победившей стороне может взять карту из колоды.",
  },
  super: {
    en: "As a main player who has revealed an attack, you may add 2 for each of your ships in the encounter.",
    ru: "Основной игрок, раскрывший атаку, может прибавить по 2 за каждый свой корабль в контакте.",
  },
  asks: {
    power: {
      "reveal.add": {
        ask: { en: "light the way for your side?", ru: "осветить путь своей стороне?" },
        does: { en: "+2 for each ship", ru: "+2 за корабль" },
      },
    },
    wild: {
      "resolution.after": {
        ask: { en: "draw a card for the victory?", ru: "взять карту за победу?" },
        does: { en: "Draw a card", ru: "Взять карту" },
      },
    },
    super: {
      "reveal.add": {
        ask: { en: "light your own way?", ru: "осветить собственный путь?" },
        does: { en: "+2 for each ship", ru: "+2 за корабль" },
      },
    },
  },
  rules: [
    {
      id: "beacon 1",
      en: "After cards are revealed, as an ally whose side shows an attack, you may add 2 to its total for each of your ships in the encounter.",
      ru: "После раскрытия карт союзник, чья сторона показала атаку, может прибавить к её сумме по 2 за каждый свой корабль в контакте.",
    },
    {
      id: "beacon wild",
      en: "Wild: after an encounter that your side won, as an ally you may draw a card. The flare then returns to your hand.",
      ru: "Джокер: после контакта, в котором ваша сторона победила, союзник может взять карту. Затем вспышка возвращается на руку.",
    },
    {
      id: "beacon super",
      en: "Super: as a main player who shows an attack, you may add 2 for each of your ships in the encounter. The flare then returns to your hand.",
      ru: "Супер: основной игрок, показавший атаку, может прибавить по 2 за каждый свой корабль в контакте. Затем вспышка возвращается на руку.",
    },
  ],
  messages: {
    "beacon.shines": {
      en: "{player, select, you {You add} other {{player} adds}} {n} by the light of the Beacon.",
      ru: "{player, select, you {Вы прибавляете} other {{player} прибавляет}} {n}: светит Маяк.",
    },
  },
};
