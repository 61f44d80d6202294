import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Will", ru: "Воля" },
  power: { en: "Choice", ru: "Выбор" },
  about: {
    en: "When you are the offense, after the destiny card is drawn you must declare which other player is the defense, whatever the card says. You may aim at any home planet of that player or at any one of that player's colonies in any system; other effects of the card still happen.",
    ru: "Если вы агрессор, то, когда карта судьбы раскрыта, вы обязаны сами объявить, кто из других игроков станет защитником, что бы ни говорила карта. Целью может быть любая его родная планета или любая его колония в какой угодно системе; прочие эффекты карты сохраняются.",
  },
  oneLine: {
    en: "As the offense: choose whom to attack, and where.",
    ru: "В роли агрессора сами выбирайте защитника и цель.",
  },
  wild: {
    en: "When you draw another player's color as the offense, you may encounter that player in any system.",
    ru: "Если вы агрессор и раскрыли карту судьбы с цветом другого игрока, можете вступить с ним в контакт в любой системе.",
  },
  super: {
    en: "As the offense, you may look at one player's hand before deciding whom to encounter.",
    ru: "Если вы агрессор, то, прежде чем решить, с кем вступить в контакт, можете посмотреть руку одного игрока.",
  },
  asks: {
    power: {},
    wild: {
      "destiny.choose": {
        ask: {
          en: "attack {named, select, none {your target} other {{named}}} in any system you like?",
          ru: "напасть на цель в любой системе?",
        },
        does: { en: "Any system", ru: "Любая система" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "look at one hand before you choose whom to attack?",
          ru: "посмотреть чью-то руку, прежде чем выбрать цель?",
        },
        does: { en: "Look", ru: "Посмотреть" },
      },
    },
  },
  rules: [
    {
      id: "will 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as the offense in the destiny phase, after the card is drawn.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли агрессора в фазе судьбы, после того как раскрыта карта.",
    },
    {
      id: "will 1",
      en: "You declare which other player is the defense, regardless of the card.",
      ru: "Вы объявляете, кто из других игроков станет защитником, независимо от карты.",
    },
    {
      id: "will 2",
      en: "You may aim at any one of that player's colonies, in any system, or at any of that player's home planets.",
      ru: "Вы можете нацелить врата на любую колонию этого игрока в любой системе или на любую его родную планету.",
    },
    {
      id: "will 3",
      en: "Other effects of the drawn card still happen.",
      ru: "Прочие эффекты раскрытой карты остаются в силе.",
    },
    {
      id: "will zap",
      en: "The use is cancelled and you follow the card.",
      ru: "Использование отменяется, и вы следуете карте.",
    },
    {
      id: "will EC1",
      en: "You must use the power, but you may choose the very player the card names.",
      ru: "Использовать способность вы обязаны, но выбрать можете и того игрока, на которого указывает карта.",
      decided: true,
    },
    {
      id: "will EC2",
      en: "If you draw your own color, the power replaces the usual three options, and you may choose an invader in your system through it, since the invading colony is one of that player's. Re-establishing a home colony or drawing again is possible only if you are zapped or have lost the power.",
      ru: "Если выпал ваш собственный цвет, способность заменяет три обычных варианта, и с её помощью можно выбрать захватчика в вашей системе: ведь это одна из колоний того игрока. Заново создать родную колонию или взять другую карту можно, только если вас заморозили или вы лишены способности.",
      decided: true,
    },
    {
      id: "will EC3",
      en: "If the target is a foreign colony, only that colony is the defense. If you win, you found a colony on that planet.",
      ru: "Если цель — далёкая колония, защищается только она. Победив, вы создаёте колонию на той же планете.",
      decided: true,
    },
    {
      id: "will EC4",
      en: "Shadow, hazards and other effects keyed to the drawn card look at the card, not at your choice.",
      ru: "Тень, угрозы и другие эффекты, связанные с раскрытой картой, определяются самой картой, а не вашим выбором.",
      decided: true,
    },
    {
      id: "will wild",
      en: "Wild (offense, destiny): when you draw another player's color, you may encounter that player in any system. The flare then returns to your hand.",
      ru: "Джокер (агрессор, судьба): раскрыв карту с цветом другого игрока, можете вступить с ним в контакт в любой системе. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "will super",
      en: "Super (offense, destiny): you may look at one player's hand before deciding whom to encounter. The flare then returns to your hand.",
      ru: "Супер (агрессор, судьба): прежде чем решить, с кем вступить в контакт, можете посмотреть руку одного игрока. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "will flare D1",
      en: "Outside that player's home system, the wild targets one of that player's foreign colonies.",
      ru: "За пределами родной системы этого игрока целью джокера служит одна из его далёких колоний.",
      decided: true,
    },
    {
      id: "will flare D2",
      en: "For the wild a special destiny card counts as the color of the player it designates.",
      ru: "Для джокера особая карта судьбы считается цветом игрока, на которого она указывает.",
      decided: true,
    },
  ],
  messages: {
    "will/defense": {
      en: "Who is the defense?",
      ru: "Кто будет защитником?",
    },
    "will/look": {
      en: "Whose hand do you look at?",
      ru: "Чью руку вы посмотрите?",
    },
    "will.chose": {
      en: "{player} chose {other} as the defense.",
      ru: "{player, select, you {Вы назначаете} other {{player} назначает}} {other, select, you {вас защитником} other {защитника, это {other}}}.",
    },
    "will.abroad": {
      en: "{player} will encounter {other} at one of {other, select, you {your} other {their}} foreign colonies.",
      ru: "{player, select, you {Вы вступите} other {{player} вступит}} в контакт в одной из далёких колоний{other, select, you {, принадлежащих вам} other {, которыми владеет {other}}}.",
    },
  },
};
