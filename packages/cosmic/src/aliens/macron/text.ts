import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Macron", ru: "Макрон" },
  power: { en: "Mass", ru: "Масса" },
  about: {
    en: "As the offense or an ally, you may send only one ship, but as a main player or ally each of your ships in the encounter adds 4 instead of 1 to your side's total. This is mandatory. For compensation and rewards each of your ships counts as two.",
    ru: "Агрессором или союзником вы вправе отправить только один корабль, зато, когда вы основной игрок или союзник, каждый ваш корабль в контакте прибавляет к сумме вашей стороны 4 вместо 1. Способность обязательная. При получении компенсации и наград каждый ваш корабль считается за два.",
  },
  oneLine: {
    en: "You send only one ship, but each of yours counts 4.",
    ru: "Отправляете лишь один корабль, но каждый даёт 4.",
  },
  wild: {
    en: "As a main player or ally in the reveal phase, if your side shows an attack, you may add 1 to your side's total for each ship you have in the encounter.",
    ru: "Если вы основной игрок или союзник, то в фазе раскрытия, когда ваша сторона показала атаку, можете прибавить к её сумме по 1 за каждый свой корабль в контакте.",
  },
  super: {
    en: "As the offense in the launch phase or an ally in the alliance phase, you may send up to four ships.",
    ru: "Агрессором в фазе запуска или союзником в фазе союзов можете отправить до четырёх кораблей.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.add": {
        ask: {
          en: "add {plus} to your side, one for each of your ships?",
          ru: "прибавить {plus}, по одному за каждый ваш корабль?",
        },
        does: {
          en: "+{plus}{after, select, none {} other { → {after} : {theirs}}}",
          ru: "+{plus}{after, select, none {} other { → {after} : {theirs}}}",
        },
      },
    },
    super: {
      boost: {
        ask: { en: "send up to 4 ships instead of one?", ru: "отправить до 4 кораблей, а не один?" },
        does: { en: "Up to 4", ru: "До 4" },
      },
    },
  },
  rules: [
    {
      id: "macron 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player or ally in the launch, alliance and reveal phases.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока или союзника в фазах запуска, союзов и раскрытия.",
    },
    {
      id: "macron 1",
      en: "Use this power as the offense before launching, or as an ally after invitations: you may send only one ship.",
      ru: "Используйте способность агрессором перед запуском или союзником после приглашений: отправить можно только один корабль.",
    },
    {
      id: "macron 2",
      en: "Use this power after cards are revealed: each of your ships in the encounter counts 4 instead of 1 toward your side's total.",
      ru: "Используйте способность после раскрытия карт: каждый ваш корабль в контакте даёт сумме вашей стороны 4 вместо 1.",
    },
    {
      id: "macron 3",
      en: "For compensation and rewards each of your ships counts as two. This is not a use of the power.",
      ru: "При получении компенсации и наград каждый ваш корабль считается за два. Использованием способности это не считается.",
    },
    {
      id: "macron zap",
      en: "If the limiting use is zapped, you may send up to four ships, and the power is gone for this encounter, so they count 1 each. If the reveal use is zapped, your ships count 1 each.",
      ru: "Если заморожено использование, ограничивающее отправку, можно послать до четырёх кораблей, но способности в этом контакте больше нет и они считаются по 1. Если заморожено использование при раскрытии, ваши корабли считаются по 1.",
    },
    {
      id: "macron EC1",
      en: "As the defense, each of your ships on the planet counts 4.",
      ru: "Если вы защитник, каждый ваш корабль на планете считается за 4.",
      decided: true,
    },
    {
      id: "macron EC2",
      en: "Effects that count ships, such as the Cudgel, the Barbarian, the Gambler or the Virus's wild flare, count your real ships.",
      ru: "Эффекты, считающие корабли (Громила, Варвар, Шулер, джокер Вируса), учитывают настоящее их число.",
      decided: true,
    },
    {
      id: "macron EC3",
      en: "One committed ship earns 2 rewards. Each lost ship gives 2 cards of compensation.",
      ru: "Один отправленный корабль приносит 2 награды за защиту. Каждый потерянный даёт 2 карты компенсации.",
      decided: true,
    },
    {
      id: "macron EC4",
      en: "If something forces you to send more, as The Qax does, the power still limits you to one ship.",
      ru: "Даже если что-то заставляет отправить больше, как «Квакс», способность разрешает только один корабль.",
      decided: true,
    },
    {
      id: "macron EC5",
      en: "The limit is declared before you launch, or as an ally after invitations, and not only while ships are being sent.",
      ru: "Ограничение объявляется перед запуском, а союзником — после приглашений, а не в ходе самой отправки кораблей.",
    },
    {
      id: "macron wild",
      en: "Wild: as a main player or ally in the reveal phase, if your side shows an attack, you may add 1 to your side's total for each ship you have in the encounter. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок или союзник, то в фазе раскрытия, когда ваша сторона показала атаку, можете прибавить к её сумме по 1 за каждый свой корабль в контакте. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "macron super",
      en: "Super: as the offense in the launch phase or an ally in the alliance phase, you may send up to four ships. The flare then returns to your hand.",
      ru: "Супер: агрессором в фазе запуска или союзником в фазе союзов можете отправить до четырёх кораблей. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "macron flare D1",
      en: "The super is played instead of the limiting use; the reveal use still applies.",
      ru: "Суперсвойство заменяет использование, ограничивающее отправку; использование при раскрытии остаётся в силе.",
      decided: true,
    },
  ],
  messages: {},
};
