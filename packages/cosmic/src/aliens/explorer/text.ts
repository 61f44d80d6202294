import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Explorer", ru: "Исследователь" },
  power: { en: "Discovery", ru: "Открытие" },
  about: {
    en: "Game setup: four planets of a color that nobody plays lie on this sheet. As the offense, after the gate is aimed, you may put one of them into the targeted system and aim the gate at it instead: it is discovered. As a main player or an ally, if both cards are attacks, you may add to your side's total 1 for each discovered planet without your colony, 2 for each you share, and 4 for each you hold alone.",
    ru: "Подготовка: четыре планеты цвета, которым никто не играет, лежат на этом листе. Если вы агрессор и врата уже нацелены, можете поместить одну из них в выбранную систему и нацелить врата на неё: она открыта. Если вы основной игрок или союзник и обе карты — атаки, можете прибавить к сумме своей стороны 1 за каждую открытую планету без вашей колонии, 2 за каждую, которую делите с другими, и 4 за каждую, которую занимаете один.",
  },
  oneLine: {
    en: "Discover undefended planets; each of them adds to totals.",
    ru: "Открывайте планеты без защиты; каждая прибавляет к сумме.",
  },
  wild: {
    en: "As the offense, after the gate is aimed, you may put the Genesis planet into the targeted system and aim at it. Besides other gains you receive a reward for each of your ships in the encounter if you win or make a deal, otherwise one reward.",
    ru: "Если вы агрессор и врата уже нацелены, можете поместить планету Творение в выбранную систему и нацелить врата на неё. Сверх прочего вы получаете награды по числу своих кораблей в контакте, если победите или заключите сделку, иначе одну награду.",
  },
  super: {
    en: "As a main player or an ally at a discovered planet, you may add 4 to your side's total after the cards are revealed.",
    ru: "Если вы основной игрок или союзник в контакте за открытую планету, можете прибавить 4 к сумме своей стороны после раскрытия карт.",
  },
  asks: {
    power: {
      "launch.aimed": {
        ask: { en: "discover a planet and aim at it?", ru: "открыть планету и нацелить на неё врата?" },
        does: { en: "Discover", ru: "Открыть" },
      },
      "reveal.add": {
        ask: { en: "add to your side's total for discovered planets?", ru: "прибавить к сумме за открытые планеты?" },
        does: { en: "Add", ru: "Прибавить" },
      },
    },
    wild: {
      "launch.aimed": {
        ask: { en: "aim at the Genesis planet instead?", ru: "нацелить врата на планету Творение?" },
        does: { en: "Aim at it", ru: "Нацелить" },
      },
    },
    super: {
      "reveal.add": {
        ask: {
          en: "add 4, as the planet at stake is a discovered one?",
          ru: "прибавить 4 за контакт на открытой планете?",
        },
        does: { en: "Add 4", ru: "Прибавить 4" },
      },
    },
  },
  rules: [
    {
      id: "explorer 0",
      en: "Yellow alert light. Game setup: four planets of a color that nobody plays lie on this sheet; with all colors in play the Explorer is not in the game. The power is optional.",
      ru: "Жёлтая сигнальная лампочка. Подготовка: четыре планеты цвета, которым никто не играет, лежат на этом листе; если заняты все цвета, Исследователя в игре нет. Способность необязательная.",
    },
    {
      id: "explorer 1",
      en: "As the offense, after the gate is aimed, you may put a planet from the sheet into the targeted system and aim the gate at it. It is discovered from then on.",
      ru: "Если вы агрессор и врата уже нацелены, можете поместить планету с листа в выбранную систему и нацелить врата на неё. С этого момента она открыта.",
    },
    {
      id: "explorer 2",
      en: "As a main player or an ally, if both main players' cards are attacks, you may add to your side's total 1 for each discovered planet without a colony of yours, 2 for each you share, and 4 for each you hold alone.",
      ru: "Если вы основной игрок или союзник и карты обоих основных игроков — атаки, можете прибавить к сумме своей стороны 1 за каждую открытую планету без вашей колонии, 2 за каждую, которую делите с другими, и 4 за каждую, которую занимаете один.",
    },
    {
      id: "explorer zap",
      en: "Each of the two can be cancelled: the planet stays on the sheet, or nothing is added.",
      ru: "Отменить можно каждое из двух: планета остаётся на листе или ничего не прибавляется.",
    },
    {
      id: "explorer EC1",
      en: "You discover one planet per encounter. It belongs to the system from then on: a colony there is a home colony for the player of that system and foreign for everybody else. The defense defends it without ships.",
      ru: "За контакт вы открываете одну планету. С этого момента она принадлежит системе: колония на ней родная для хозяина системы и далёкая для всех остальных. Защитник обороняет её без кораблей.",
      decided: true,
    },
    {
      id: "explorer wild",
      en: "Wild (offense, launch): after the gate is aimed, put the Genesis planet, wherever it is, with all ships on it into the targeted system and aim at it. When the encounter is resolved you receive rewards for your ships in it if you won or made a deal, otherwise, however the encounter ends, one reward, besides other gains. The flare then returns to your hand.",
      ru: "Джокер (агрессор, запуск): когда врата нацелены, поместите планету Творение, где бы она ни была, со всеми кораблями на ней в выбранную систему и нацельте врата на неё. После результата вы получаете награды по числу своих кораблей в контакте, если победили или заключили сделку, иначе, чем бы контакт ни кончился, одну награду, сверх прочего. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "explorer super",
      en: "Super (main player or ally, reveal): in an encounter at a discovered planet add 4 to your side's total. The flare then returns to your hand.",
      ru: "Супер (основной игрок или союзник, раскрытие): в контакте за открытую планету прибавьте 4 к сумме своей стороны. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "explorer.discovered": {
      en: "{player} discovered {planet} in {other, select, you {your} other {{other}'s}} system; the gate is aimed at it.",
      ru: "{player, select, you {Вы открываете} other {{player} открывает}} новую планету {planet} {other, select, you {в вашей системе} other {в системе, где хозяйничает {other}}}; врата нацелены на неё.",
    },
    "explorer.created": {
      en: "{player} brought the Genesis planet into {other, select, you {your} other {{other}'s}} system; the gate is aimed at it.",
      ru: "{player, select, you {Вы приводите} other {{player} приводит}} планету Творение {other, select, you {в вашу систему} other {в систему, где хозяйничает {other}}}; врата нацелены на неё.",
    },
  },
};
