import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Mirage", ru: "Мираж" },
  power: { en: "Delusion", ru: "Наваждение" },
  about: {
    en: "As a main player, after the cards are revealed, you choose one of your own colonies and one of your opponent's. In the totals the ships on these colonies count instead of the main players' ships in the encounter. Allies count as usual. The power is mandatory.",
    ru: "Если вы основной игрок, то после раскрытия карт вы выбираете одну свою колонию и одну колонию соперника. В суммах вместо кораблей основных игроков в контакте считаются корабли в этих колониях. Союзники считаются как обычно. Способность обязательная.",
  },
  oneLine: {
    en: "Ships on colonies you choose count in the totals.",
    ru: "В суммах считаются корабли выбранных вами колоний.",
  },
  wild: {
    en: "After the cards are revealed, you may play a negotiate from your hand as a reinforcement +3.",
    ru: "После раскрытия карт можете сыграть переговоры с руки как подкрепление +3.",
  },
  super: {
    en: "When you use your power, also choose a colony of one ally on either side; its ships count instead of the ally's real ones.",
    ru: "Используя свою способность, выберите ещё и колонию одного союзника любой из сторон: её корабли считаются вместо его настоящих.",
  },
  asks: {
    power: {},
    wild: {
      "reveal.reinforce": {
        ask: { en: "play a negotiate as a reinforcement +3?", ru: "сыграть переговоры как подкрепление +3?" },
        does: { en: "Reinforce by 3", ru: "Подкрепить на 3" },
      },
    },
    super: {
      boost: {
        ask: { en: "count an ally's colony as well?", ru: "учесть и колонию союзника?" },
        does: { en: "Count it too", ru: "Учесть" },
      },
    },
  },
  rules: [
    {
      id: "mirage 0",
      en: "Green alert light, no game setup. The power is mandatory: you use it as a main player after the cards are revealed.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность обязательная: вы используете её в роли основного игрока после раскрытия карт.",
    },
    {
      id: "mirage 1",
      en: "Choose one colony of your own and one of your opponent's.",
      ru: "Выберите одну свою колонию и одну колонию соперника.",
    },
    {
      id: "mirage 2",
      en: "The totals count the main players' ships on those colonies instead of their ships in the encounter.",
      ru: "В суммах считаются корабли основных игроков в этих колониях, а не их корабли в контакте.",
    },
    {
      id: "mirage 3",
      en: "Ships of allies count as usual.",
      ru: "Корабли союзников считаются как обычно.",
    },
    {
      id: "mirage zap",
      en: "The use is cancelled: the ships in the encounter count.",
      ru: "Использование отменяется: считаются корабли в контакте.",
    },
    {
      id: "mirage EC1",
      en: "Only the totals change: losses, compensation, rewards and landing use the real ships.",
      ru: "Меняются только суммы: потери, компенсация, награды и высадка зависят от настоящих кораблей.",
      decided: true,
    },
    {
      id: "mirage EC2",
      en: "The planet that is attacked may be chosen too. A player without colonies counts with 0 ships.",
      ru: "Можно выбрать и атакованную планету. Игрок без колоний считается с 0 кораблей.",
      decided: true,
    },
    {
      id: "mirage wild",
      en: "Wild (main player or ally, reveal): after the cards are revealed, play one negotiate from your hand as a reinforcement +3. The flare then returns to your hand.",
      ru: "Джокер (основной игрок или союзник, раскрытие): после раскрытия карт сыграйте одни переговоры с руки как подкрепление +3. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "mirage super",
      en: "Super (main player, reveal): when you use your power, also choose one colony of one ally of either side; its ships count instead of that ally's. The flare then returns to your hand.",
      ru: "Супер (основной игрок, раскрытие): используя свою способность, выберите ещё одну колонию одного союзника любой стороны; её корабли считаются вместо кораблей этого союзника. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "mirage/own": {
      en: "Which of your colonies counts in your total?",
      ru: "Какая из ваших колоний войдёт в вашу сумму?",
    },
    "mirage/theirs": {
      en: "Which colony of your opponent counts in the other total?",
      ru: "Какая колония соперника войдёт в его сумму?",
    },
    "mirage/ally": {
      en: "Which colony of an ally counts instead of the ships sent?",
      ru: "Какая колония союзника считается вместо посланных им кораблей?",
    },
    "mirage/card": {
      en: "Which negotiate do you play as a reinforcement +3?",
      ru: "Какие переговоры вы сыграете как подкрепление +3?",
    },
    "mirage.counts": {
      en: "{player, select, you {you count} other {{player} counts}} with {n, plural, one {# ship} other {# ships}}.",
      ru: "{player, select, you {Вы сражаетесь} other {{player} сражается}} как будто с {n, plural, one {# кораблём} few {# кораблями} many {# кораблями} other {# корабля}}.",
    },
  },
};
