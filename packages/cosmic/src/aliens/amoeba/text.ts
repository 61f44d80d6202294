import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Amoeba", ru: "Амёба" },
  power: { en: "Ooze", ru: "Растекание" },
  about: {
    en: "After encounter cards are selected but before they are revealed, if you are a main player with at least one ship in the encounter, you may pull out any number of your ships, even all of them, or pour in any number from your colonies, with no limit of four. If you win with no ship left in the encounter, you gain no colony.",
    ru: "Если вы основной игрок и в контакте участвует хотя бы один ваш корабль, то после выбора карт контакта, но до их раскрытия можете отозвать из контакта любое число своих кораблей, хоть все, либо добавить любое число из своих колоний; предел в четыре корабля при этом не действует. Если вы победили, не оставив в контакте ни одного корабля, колонию вы не получаете.",
  },
  oneLine: {
    en: "Before the reveal: add or withdraw any number of ships.",
    ru: "До раскрытия добавьте или отзовите сколько угодно кораблей.",
  },
  wild: {
    en: "As a main player in the planning phase, before encounter cards are selected, you may raise or lower the number of your ships in the encounter by 1 to 4, even to more than four on the gate.",
    ru: "Если вы основной игрок, то в фазе планирования до выбора карт контакта можете увеличить или уменьшить число своих кораблей в контакте на 1–4; на вратах при этом может оказаться больше четырёх.",
  },
  super: {
    en: "In the planning phase you may use your power as an ally.",
    ru: "В фазе планирования можете использовать свою способность, будучи союзником.",
  },
  asks: {
    power: {
      "planning.selected": {
        ask: {
          en: "pull ships out or pour more in (now {ships})?",
          ru: "отвести корабли или добавить (сейчас {ships})?",
        },
        does: { en: "Change the number", ru: "Изменить число" },
      },
    },
    wild: {
      "planning.before": {
        ask: {
          en: "raise or lower your ships here by 1 to 4 (now {ships})?",
          ru: "прибавить или убавить 1–4 своих корабля (сейчас {ships})?",
        },
        does: { en: "Change the number", ru: "Изменить число" },
      },
    },
    super: {
      "planning.selected": {
        ask: {
          en: "as an ally too, pull ships out or pour more in (now {ships})?",
          ru: "и как союзник отвести корабли или добавить (сейчас {ships})?",
        },
        does: { en: "Change the number", ru: "Изменить число" },
      },
    },
  },
  rules: [
    {
      id: "amoeba 0",
      en: "Yellow alert light, no game setup. The power is optional: you may use it as a main player in the planning phase, after encounter cards are selected and before they are revealed.",
      ru: "Жёлтая сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты.",
    },
    {
      id: "amoeba 1",
      en: "You need at least one ship in the encounter to use this power.",
      ru: "Чтобы использовать способность, нужен хотя бы один ваш корабль в контакте.",
    },
    {
      id: "amoeba 2",
      en: "Use this power to change the number of your ships in the encounter: either return any number of them, even all, to any of your colonies, or add any number from any of your colonies. The limit of four does not apply.",
      ru: "Используйте способность, чтобы изменить число своих кораблей в контакте: либо верните любое их число (хоть все) в любые свои колонии, либо добавьте любое число из любых своих колоний. Предел в четыре корабля не действует.",
    },
    {
      id: "amoeba 3",
      en: "If you win with no ship of yours left in the encounter, you gain no colony.",
      ru: "Если вы победили, а ваших кораблей в контакте не осталось, колонию вы не получаете.",
    },
    {
      id: "amoeba zap",
      en: "A zap cancels the whole change: no ship is added or withdrawn.",
      ru: "Заморозка отменяет всё изменение целиком: ни один корабль не добавляется и не отзывается.",
    },
    {
      id: "amoeba EC1",
      en: "You may use this power once per encounter. One use either adds ships or withdraws them, never both.",
      ru: "За контакт способность можно использовать один раз. За одно использование корабли либо добавляют, либо отзывают, но не то и другое сразу.",
      decided: true,
    },
    {
      id: "amoeba EC2",
      en: "As the defense you put added ships on the targeted planet and take withdrawn ships off it. If the last one leaves, your colony there ends at once.",
      ru: "Если вы защитник, добавленные корабли ставятся на планету-цель, а отозванные её покидают. Когда её покинет последний, ваша колония там сразу перестаёт существовать.",
      decided: true,
    },
    {
      id: "amoeba EC3",
      en: "If you are the offense and withdraw every ship, the encounter goes on; losing it then costs you no ship.",
      ru: "Если вы агрессор и отозвали все корабли, контакт продолжается, а поражение не будет стоить вам ни одного корабля.",
      decided: true,
    },
    {
      id: "amoeba EC4",
      en: "If you have no other colony for your ships to return to, you may not withdraw them; they stay in the encounter.",
      ru: "Если кораблям некуда вернуться, потому что других колоний у вас нет, отозвать их нельзя: они остаются в контакте.",
      decided: true,
    },
    {
      id: "amoeba wild",
      en: "Wild: as a main player in the planning phase, before encounter cards are selected, you may raise or lower the number of your ships in the encounter by 1 to 4, even to more than four on the gate. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе планирования до выбора карт контакта можете увеличить или уменьшить число своих кораблей в контакте на 1–4; на вратах при этом может оказаться больше четырёх. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "amoeba super",
      en: "Super: in the planning phase you may use your power as an ally. The flare then returns to your hand.",
      ru: "Супер: в фазе планирования можете использовать свою способность, будучи союзником. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "amoeba flare D1",
      en: "With the wild, ships may go to or come from any of your colonies.",
      ru: "По джокеру корабли можно возвращать в любые свои колонии и брать из любых.",
      decided: true,
    },
  ],
  messages: {
    "amoeba/how": {
      en: "Add ships to the encounter, or withdraw them?",
      ru: "Ваши корабли в контакте: прибавить или отозвать?",
    },
    "amoeba/add": {
      en: "Which ships do you add to the encounter?",
      ru: "Какие корабли вы добавляете в контакт?",
    },
    "amoeba/withdraw": {
      en: "To which colonies do you withdraw ships from the encounter?",
      ru: "В какие колонии вы отзываете корабли из контакта?",
    },
    "amoeba.added": {
      en: "{player} added {n, plural, one {# ship} other {# ships}} to the encounter.",
      ru: "{player, select, you {Вы добавляете} other {{player} добавляет}} в контакт {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
    },
    "amoeba.withdrew": {
      en: "{player} withdrew {n, plural, one {# ship} other {# ships}} from the encounter.",
      ru: "{player, select, you {Вы отзываете} other {{player} отзывает}} из контакта {n, plural, one {# корабль} few {# корабля} many {# кораблей} other {# корабля}}.",
    },
  },
};
