import type { Statement } from "@hypergate/kernel";

export const decks: readonly Statement[] = [
  {
    id: "DCK-01",
    en: "If the cosmic deck is empty when a card must be drawn, shuffle the discard pile into a new deck and go on drawing.",
    ru: "Если нужно взять карту, а космическая колода пуста, перемешайте сброс в новую колоду и берите дальше.",
  },
  {
    id: "DCK-02",
    en: "That shuffle is what sets off Tick-Tock's wild flare.",
    ru: "Именно такое перемешивание приводит в действие джокер Тик-Така.",
  },
  {
    id: "DCK-03",
    en: "Cosmic quake: if a card must be drawn and both the deck and the discard pile are empty, all players discard their hands, the discards are shuffled into a new deck, and everyone gets 8 cards. If the table plays without quakes, as in the 2008 edition, the draw simply fails.",
    ru: "Космотрясение: если нужно взять карту, а пусты и колода, и сброс, все сбрасывают руки, сброс перемешивают в новую колоду и раздают каждому по 8 карт. Если стол играет без космотрясений, как в издании 2008 года, карту просто не берут.",
    setting: "cosmicQuake",
  },
  {
    id: "DCK-04",
    en: "After a quake the draw that caused it is not made up; the 8 new cards replace it.",
    ru: "После космотрясения прерванный добор не восполняют: его заменяют 8 новых карт.",
    setting: "cosmicQuake",
    decided: true,
  },
  {
    id: "DCK-05",
    en: "The discard pile is open to all and keeps its order; its top card matters, for example to Fido's wild flare.",
    ru: "Сброс открыт для всех, и порядок карт в нём сохраняется; верхняя карта важна — например, для джокера Жучки.",
    decided: true,
  },
  {
    id: "DCK-06",
    en: "If the tech deck runs out, shuffle the tech discards into a new one.",
    ru: "Если закончилась колода технологий, перемешайте сброс технологий в новую.",
  },
  {
    id: "DCK-07",
    en: "Cards put on the bottom of the deck, as by the Gambler, stay face down.",
    ru: "Карты, подложенные под низ колоды (например, Шулером), остаются взакрытую.",
  },
  {
    id: "DCK-08",
    en: "Cards on alien sheets, under techs or used as citadels are in no hand, deck or discard pile, and a quake does not touch them.",
    ru: "Карты на листах пришельцев, под технологиями и в роли цитаделей не относятся ни к руке, ни к колоде, ни к сбросу, и космотрясение их не трогает.",
    decided: true,
  },
  {
    id: "DES-01",
    en: "The destiny deck has 3 cards for each of the five colors (blue, green, purple, red and yellow), 15 in all.",
    ru: "В колоде судьбы по 3 карты каждого из пяти цветов (синий, зелёный, фиолетовый, красный, жёлтый), всего 15.",
  },
  {
    id: "DES-02",
    en: "It has 2 wild cards.",
    ru: "Джокеров в ней 2.",
  },
  {
    id: "DES-03",
    en: "It has 3 special cards: most cards in hand, most foreign colonies, fewest ships in the warp. They never point to the offense; ties go to the tied player nearest clockwise.",
    ru: "Особых карт в ней 3: больше всех карт на руке, больше всех далёких колоний, меньше всех кораблей в варпе. На агрессора они не указывают; при равенстве выбирают ближайшего к нему по часовой стрелке.",
  },
  {
    id: "DES-04",
    en: "Exactly one of the three cards of each color shows a hazard warning, a halo around the color disc; wild and special cards show none. It has no effect in the base game.",
    ru: "Ровно на одной из трёх карт каждого цвета есть предупреждение об угрозе — ореол вокруг цветного круга; на джокерах и особых картах его нет. В базовой игре оно ни на что не влияет.",
  },
  {
    id: "DES-05",
    en: "By number of players the deck has 20 cards (five), 17 (four) or 14 (three), with 5, 4 or 3 hazard cards among them.",
    ru: "В зависимости от числа игроков в колоде 20 карт (пятеро), 17 (четверо) или 14 (трое), из них с предупреждением об угрозе 5, 4 или 3.",
  },
];
