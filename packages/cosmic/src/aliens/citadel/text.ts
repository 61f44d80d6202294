import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Citadel", ru: "Цитадель" },
  power: { en: "Fortification", ru: "Фортификация" },
  about: {
    en: "Once in every encounter, after destiny, you may lay an attack card from your hand face up beside any planet as a citadel. If the targeted planet has citadels, you may activate them all, whatever your role, after encounter cards are selected but before they are revealed: their combined value is added to the defense's total, and they are discarded if the defense loses.",
    ru: "В каждом контакте после определения судьбы можете один раз положить с руки карту атаки лицевой стороной вверх у любой планеты — это цитадель. Если у планеты-цели есть цитадели, то после выбора карт контакта, но до их раскрытия вы в любой роли можете активировать их все: их общее значение прибавляется к сумме защитника, а если защитник проиграет, они сбрасываются.",
  },
  oneLine: {
    en: "Lay attack cards at planets; they can help the defense.",
    ru: "Кладите атаки у планет: они могут усилить защитника.",
  },
  wild: {
    en: "As a main player or ally in the reveal phase, after cards are revealed, you may add 5 to the defense's total.",
    ru: "Если вы основной игрок или союзник, то в фазе раскрытия после раскрытия карт можете прибавить 5 к сумме защитника.",
  },
  super: {
    en: "As any player in the planning phase, when you activate citadels, you may have them either add to the defense's total or subtract from it. They are discarded if the defense loses, even when they subtract.",
    ru: "В любой роли в фазе планирования, активируя цитадели, можете решить, прибавляются они к сумме защитника или вычитаются из неё. Если защитник проиграет, они сбрасываются, даже если вычитались.",
  },
  asks: {
    power: {
      "destiny.final": {
        ask: { en: "lay an attack card beside a planet as a citadel?", ru: "положить у планеты атаку как цитадель?" },
        does: { en: "Build one", ru: "Построить" },
      },
      "planning.selected": {
        ask: {
          en: "add the citadels at {planet} to the defense's total?",
          ru: "прибавить цитадели планеты {planet} к сумме защитника?",
        },
        does: { en: "Activate them", ru: "Активировать" },
      },
    },
    wild: {
      "reveal.add": {
        ask: { en: "add {plus} to the defense's total?", ru: "прибавить {plus} к сумме защитника?" },
        does: { en: "+{plus} for the defense", ru: "+{plus} защитнику" },
      },
    },
    super: {
      boost: {
        ask: {
          en: "choose whether the citadels add or subtract?",
          ru: "самим выбрать, прибавят цитадели или отнимут?",
        },
        does: { en: "Choose", ru: "Выбрать" },
      },
    },
  },
  rules: [
    {
      id: "citadel 0",
      en: "Red alert light, no game setup. The power is optional: you may use it as any player in the planning phase, after encounter cards are selected and before they are revealed; citadels are placed after destiny.",
      ru: "Красная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в любой роли в фазе планирования, когда карты контакта уже выбраны, но ещё не раскрыты; размещают цитадели после определения судьбы.",
    },
    {
      id: "citadel 1",
      en: "Once in each encounter of any player, when the destiny card is final and before launch, you may put one attack card from your hand face up beside any planet in any system as a citadel. This is not a use of the power.",
      ru: "Один раз в каждом контакте любого игрока, когда карта судьбы определена окончательно и до запуска, можете положить одну карту атаки с руки лицевой стороной вверх у любой планеты в любой системе: это цитадель. Использованием способности это не считается.",
    },
    {
      id: "citadel 2",
      en: "If the targeted planet has one or more citadels, you may use this power after selection and before reveal to activate all of them. Their combined value is added to the defense's total.",
      ru: "Если у планеты-цели есть хотя бы одна цитадель, после выбора карт и до раскрытия можете использовать способность и активировать их все. Их общее значение прибавляется к сумме защитника.",
    },
    {
      id: "citadel 3",
      en: "If you activated the citadels and the defense loses, they are discarded; otherwise they stay.",
      ru: "Если вы активировали цитадели и защитник проиграл, они сбрасываются; в остальных случаях остаются на месте.",
    },
    {
      id: "citadel 4",
      en: "If a planet is destroyed, its citadels are discarded. If this sheet leaves the game, all citadels are discarded.",
      ru: "Если планета уничтожена, её цитадели сбрасываются. Если этот лист выбывает из игры, сбрасываются все цитадели.",
    },
    {
      id: "citadel zap",
      en: "A zap cancels only the activation: the citadels add nothing and stay. Placing a citadel is not a use and cannot be zapped.",
      ru: "Заморозка отменяет только активацию: цитадели ничего не прибавляют и остаются на месте. Размещение цитадели — не использование, заморозить его нельзя.",
    },
    {
      id: "citadel EC1",
      en: "A planet may have several citadels. Activation is all or nothing.",
      ru: "У одной планеты может быть несколько цитаделей. Активируются либо все, либо ни одной.",
      decided: true,
    },
    {
      id: "citadel EC2",
      en: "You may place one citadel per encounter, not per turn; a redrawn destiny card does not give you a second.",
      ru: "Размещать цитадель можно раз за контакт, а не раз за ход; повторное взятие карты судьбы права на вторую не даёт.",
      decided: true,
    },
    {
      id: "citadel EC3",
      en: "If you activated the citadels and the encounter ends in a deal, they stay.",
      ru: "Если вы активировали цитадели, а контакт закончился сделкой, они остаются на месте.",
      decided: true,
    },
    {
      id: "citadel EC4",
      en: "Your role does not matter, so even as the offense you may strengthen your own opponent.",
      ru: "Роль не важна: даже агрессором вы вправе усилить собственного соперника.",
      decided: true,
    },
    {
      id: "citadel EC5",
      en: "If you lose the power, the citadels stay but cannot be activated. If the sheet is traded, as by the Sorcerer's wild flare, they go with it; if it is discarded, as by reincarnation or changing powers, so are they.",
      ru: "Если вы потеряли способность, цитадели остаются, но активировать их нельзя. При обмене листами, например джокером Чародея, они переходят вместе с листом; если лист сброшен из-за реинкарнации или смены способностей, сбрасываются и они.",
      decided: true,
    },
    {
      id: "citadel wild",
      en: "Wild: as a main player or ally in the reveal phase, after cards are revealed, you may add 5 to the defense's total. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок или союзник, то в фазе раскрытия после раскрытия карт можете прибавить 5 к сумме защитника. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "citadel super",
      en: "Super: as any player in the planning phase, when you activate citadels, you may have them either add to the defense's total or subtract from it. They are discarded if the defense loses, even when they subtract. The flare then returns to your hand.",
      ru: "Супер: в любой роли в фазе планирования, активируя цитадели, можете решить, прибавляются они к сумме защитника или вычитаются из неё. Если защитник проиграет, они сбрасываются, даже если вычитались. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "citadel/card": {
      en: "Which attack card becomes a citadel?",
      ru: "Какая карта атаки станет цитаделью?",
    },
    "citadel/planet": {
      en: "Beside which planet do you place the citadel?",
      ru: "У какой планеты вы размещаете цитадель?",
    },
    "citadel/sign": {
      en: "Do the citadels add {n} to the defense's total, or subtract {n} from it?",
      ru: "Прибавить {n} к сумме защитника или вычесть {n} из неё?",
    },
    "citadel.placed": {
      en: "{player} placed {card} as a citadel beside {planet}.",
      ru: "{player, select, you {Вы размещаете} other {{player} размещает}} цитадель «{card}» у планеты {planet}.",
    },
    "citadel.added": {
      en: "{player} activated the citadels, which add {n} to the defense's total.",
      ru: "{player, select, you {Вы активируете} other {{player} активирует}} цитадели: к сумме защитника прибавляется {n}.",
    },
    "citadel.subtracted": {
      en: "{player} activated the citadels, which subtract {n} from the defense's total.",
      ru: "{player, select, you {Вы активируете} other {{player} активирует}} цитадели: из суммы защитника вычитается {n}.",
    },
    "citadel.discarded": {
      en: "{n, plural, one {A citadel was} other {# citadels were}} discarded ({cards}).",
      ru: "{n, plural, one {Сброшена # цитадель} few {Сброшены # цитадели} many {Сброшено # цитаделей} other {Сброшено # цитадели}} ({cards}).",
    },
  },
};
