import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Hacker", ru: "Хакер" },
  power: { en: "Hack", ru: "Взлом" },
  about: {
    en: "As a main player collecting compensation, you may choose which player pays it, look through that hand and pick the cards. When your opponent collects compensation from you, you may pick the cards yourself.",
    ru: "Если вы основной игрок и получаете компенсацию, можете выбрать, кто её заплатит, просмотреть руку этого игрока и взять карты на свой выбор. Когда компенсацию с вас получает соперник, можете сами выбрать, какие карты отдать.",
  },
  oneLine: {
    en: "Choose who pays compensation and which cards go.",
    ru: "Сами решайте, кто платит компенсацию и какими картами.",
  },
  wild: {
    en: "As a main player in the resolution phase, you may prevent your opponent from collecting compensation from you.",
    ru: "Если вы основной игрок, то в фазе результата можете не позволить сопернику взять с вас компенсацию.",
  },
  super: {
    en: "As a main player in the resolution phase, after collecting compensation from the player you chose, you may give that player up to the same number of cards of your choice from your hand.",
    ru: "Если вы основной игрок, то в фазе результата, получив компенсацию с выбранного вами игрока, можете отдать ему со своей руки карты на свой выбор, но не больше, чем взяли.",
  },
  asks: {
    power: {
      "resolution.compensation.1": {
        ask: {
          en: "choose who pays your {n, plural, one {# card} other {# cards}}, and pick them?",
          ru: "самим выбрать, кто и какими картами платит (положено {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}})?",
        },
        does: { en: "Choose", ru: "Выбрать" },
      },
      "resolution.compensation.2": {
        ask: {
          en: "pick the {n, plural, one {# card} other {# cards}} that {to} gets from you?",
          ru: "самим выбрать, какие карты отдать (положено {n, plural, one {# карта} few {# карты} many {# карт} other {# карты}})?",
        },
        does: { en: "Pick them", ru: "Выбрать" },
      },
    },
    wild: {
      "resolution.compensation": {
        ask: { en: "pay {to} no compensation?", ru: "оставить соперника без компенсации?" },
        does: { en: "Pay nothing", ru: "Не платить" },
      },
    },
    super: {
      "cards.received": {
        ask: {
          en: "give up to {n, plural, one {# card} other {# cards}} of yours in return?",
          ru: "отдать взамен свои ненужные карты, не больше {n}?",
        },
        does: { en: "Give some", ru: "Отдать" },
      },
    },
  },
  rules: [
    {
      id: "hacker 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player in the resolution phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока в фазе результата.",
    },
    {
      id: "hacker 1",
      en: "When you collect compensation, use this power to choose which player pays, your opponent or not. Look through that hand and choose the cards.",
      ru: "Получая компенсацию, используйте способность, чтобы выбрать, кто её платит — соперник или любой другой игрок. Просмотрите его руку и выберите карты.",
    },
    {
      id: "hacker 2",
      en: "When your opponent collects compensation from you, use this power to choose the cards yourself.",
      ru: "Когда соперник получает компенсацию с вас, используйте способность, чтобы самому выбрать, какие карты отдать.",
    },
    {
      id: "hacker zap",
      en: "A zap cancels whichever use was declared: random cards are then taken from the normal payer.",
      ru: "Заморозка отменяет то использование, которое объявлено: тогда берутся случайные карты у того, кто платит по обычным правилам.",
    },
    {
      id: "hacker EC1",
      en: "The number of cards is unchanged.",
      ru: "Число карт не меняется.",
      decided: true,
    },
    {
      id: "hacker EC2",
      en: "You may not choose yourself to pay. Ionic Gas stops both uses.",
      ru: "Назначить плательщиком себя нельзя. «Ионный газ» срывает оба использования.",
      decided: true,
    },
    {
      id: "hacker wild",
      en: "Wild: as a main player in the resolution phase, you may prevent your opponent from collecting compensation from you. The flare then returns to your hand.",
      ru: "Джокер: если вы основной игрок, то в фазе результата можете не позволить сопернику взять с вас компенсацию. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "hacker super",
      en: "Super: as a main player in the resolution phase, after collecting compensation from the player you chose, you may give that player up to the same number of cards of your choice from your hand. The flare then returns to your hand.",
      ru: "Супер: если вы основной игрок, то в фазе результата, получив компенсацию с выбранного вами игрока, можете отдать ему со своей руки карты на свой выбор, но не больше, чем взяли. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "hacker/payer": {
      en: "Who pays your compensation?",
      ru: "Кто заплатит вам компенсацию?",
    },
    "hacker/give": {
      en: "Which of your cards do you give to {player}?",
      ru: "Какие из своих карт вы отдадите? Получает {player}.",
    },
    "hacker.refused": {
      en: "{player} paid no compensation to {other}.",
      ru: "{player, select, you {Вы не платите} other {{player} не платит}} компенсацию, и {other, select, you {вы её не получаете} other {{other} её не получает}}.",
    },
  },
};
