import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Reserve", ru: "Резервист" },
  power: { en: "Augment", ru: "Усиление" },
  about: {
    en: "When you are a main player or ally, after the cards are revealed you may play attack cards of 06 or less from your hand as reinforcements of the same value. When another player plays a reinforcement, you may discard a negotiate from your hand to cancel it. Both are optional.",
    ru: "Если вы основной игрок или союзник, то после раскрытия карт можете играть с руки карты атаки со значением 06 и ниже как подкрепления того же значения. Когда другой игрок играет подкрепление, можете сбросить с руки карту переговоров, чтобы его отменить. И то и другое необязательно.",
  },
  oneLine: {
    en: "Attacks of 06 or less serve you as reinforcements.",
    ru: "Ваши атаки 06 и ниже годятся и как подкрепления.",
  },
  wild: {
    en: "When another player discards a reinforcement, played or not, you may take it into your hand. Those you play yourself are discarded as usual.",
    ru: "Когда другой игрок сбрасывает карту подкрепления, сыгранную или нет, можете взять её на руку. Ваши собственные подкрепления сбрасываются как обычно.",
  },
  super: {
    en: "As a main player or ally, you may use your power to play one attack card of 09 or less as a reinforcement.",
    ru: "Если вы основной игрок или союзник, можете использовать свою способность, чтобы сыграть одну карту атаки со значением 09 или ниже как подкрепление.",
  },
  asks: {
    power: {
      "reveal.reinforce": {
        ask: { en: "play an attack of up to 06 as a reinforcement?", ru: "сыграть атаку до 06 как подкрепление?" },
        does: { en: "Reinforce", ru: "Усилиться" },
      },
      "reinforcement.played": {
        ask: { en: "discard a negotiate to cancel {card}?", ru: "сбросить переговоры и отменить «{card}»?" },
        does: { en: "Cancel it", ru: "Отменить" },
      },
    },
    wild: {
      "cards.discarded": {
        ask: { en: "take the discarded reinforcement?", ru: "забрать сброшенное подкрепление?" },
        does: { en: "Take it", ru: "Забрать" },
      },
    },
    super: {
      "reveal.reinforce": {
        ask: { en: "play an attack of up to 09 as a reinforcement?", ru: "сыграть атаку до 09 как подкрепление?" },
        does: { en: "Reinforce", ru: "Усилиться" },
      },
    },
  },
  rules: [
    {
      id: "reserve 0",
      en: "Green alert light, no game setup. The power is optional: you may use it as a main player or ally in the reveal phase.",
      ru: "Зелёная сигнальная лампочка, подготовка не нужна. Способность необязательная: её можно использовать в роли основного игрока или союзника в фазе раскрытия.",
    },
    {
      id: "reserve 1",
      en: "After the cards are revealed you may play one or more attack cards of 06 or less from your hand as reinforcements of their value.",
      ru: "После раскрытия карт можете сыграть с руки одну или несколько карт атаки со значением 06 и ниже как подкрепления того же значения.",
    },
    {
      id: "reserve 2",
      en: "When another player plays a reinforcement, you may discard a negotiate from your hand to cancel and discard that reinforcement.",
      ru: "Когда другой игрок играет подкрепление, можете сбросить с руки карту переговоров, чтобы отменить и сбросить это подкрепление.",
    },
    {
      id: "reserve zap",
      en: "The use is cancelled: the attack cards, or the negotiate, return to your hand.",
      ru: "Использование отменяется: карты атаки или карта переговоров возвращаются вам на руку.",
    },
    {
      id: "reserve EC1",
      en: "The playable values are 00, 01, 04, 05 and 06. The cards may go to either side.",
      ru: "Играть можно значения 00, 01, 04, 05 и 06. Усилить ими можно любую сторону.",
      decided: true,
    },
    {
      id: "reserve EC2",
      en: "You may play attack cards this way repeatedly while reinforcements are being played, until you are zapped.",
      ru: "Пока играются подкрепления, вы можете играть так карты атаки снова и снова, если вас не заморозят.",
      decided: true,
    },
    {
      id: "reserve EC3",
      en: "You may also cancel cards that another effect like this one plays as reinforcements.",
      ru: "Отменять можно и те карты, которые сыграны как подкрепления благодаря другому подобному эффекту.",
      decided: true,
    },
    {
      id: "reserve EC4",
      en: "Attack cards played this way are reinforcements while in play and attack cards in the discard pile.",
      ru: "Сыгранные так карты атаки в игре считаются подкреплениями, а в сбросе — снова картами атаки.",
      decided: true,
    },
    {
      id: "reserve wild",
      en: "Wild (any player, any phase): when another player discards a reinforcement, played or not, you may take it into your hand; those you play yourself are discarded normally. The flare then returns to your hand.",
      ru: "Джокер (любой игрок, любая фаза): когда другой игрок сбрасывает подкрепление, сыгранное или нет, можете взять его на руку; ваши собственные сыгранные подкрепления сбрасываются как обычно. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "reserve super",
      en: "Super (main player or ally, reveal): you may use your power to play one attack card of 09 or less as a reinforcement. The flare then returns to your hand.",
      ru: "Супер (основной игрок или союзник, раскрытие): можете использовать свою способность, чтобы сыграть одну карту атаки со значением 09 или ниже как подкрепление. Затем вспышка возвращается вам на руку.",
    },
    {
      id: "reserve flare D1",
      en: "The wild takes all reinforcements that one player discards at that moment.",
      ru: "Джокер забирает все подкрепления, которые один игрок сбрасывает в этот момент.",
      decided: true,
    },
  ],
  messages: {
    "reserve/cards": {
      en: "Which attack cards do you play as reinforcements?",
      ru: "Какие карты атаки вы сыграете как подкрепления?",
    },
    "reserve/card": {
      en: "Which attack card do you play as a reinforcement?",
      ru: "Какую карту атаки вы сыграете как подкрепление?",
    },
    "reserve.took": {
      en: "{player} took {cards} from the discard pile.",
      ru: "{player, select, you {Вы забираете} other {{player} забирает}} сброшенные подкрепления ({cards}).",
    },
  },
};
