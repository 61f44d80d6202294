import type { Messages } from "@hypergate/kernel";

/** What a player is asked, by the key of the question. */
export const questions: Messages = {
  "start.world": {
    en: "Choose your start world. The other one is discarded.",
    ru: "Выберите стартовый мир. Второй уйдёт в сброс.",
  },
  "start.discard": {
    en: "You start with {card}. Discard {n, plural, one {# card} other {# cards}}.",
    ru: "Ваш стартовый мир — {card}. Сбросьте {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "choose.action": { en: "Choose your action for this round.", ru: "Выберите действие на этот раунд." },
  "choose.actions": {
    en: "Choose two actions for this round. You may take Develop or Settle twice.",
    ru: "Выберите два действия на этот раунд. Развитие и экспансию можно взять дважды.",
  },
  "explore.keep": {
    en: "Keep {n, plural, one {# card} other {# cards}}.",
    ru: "Оставьте {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
  "explore.discard": {
    en: "Discard {n, plural, one {# card} other {# cards}} from your whole hand.",
    ru: "Сбросьте {n, plural, one {# карту} few {# карты} other {# карт}} из всей руки.",
  },
  "develop.pick": { en: "Which development do you place?", ru: "Какую технологию вы разыгрываете?" },
  "develop.discount": {
    en: "{price, plural, =0 {There is nothing to pay. Do you discard a card from your tableau all the same?} other {The price is #. Do you discard a card from your tableau to pay only {lower}?}}",
    ru: "{price, plural, =0 {Платить не нужно. Всё равно сбросить карту со стола?} other {Цена — #. Сбросить карту со стола, чтобы заплатить только {lower}?}}",
  },
  "develop.pay": {
    en: "Pay {n, plural, one {# card} other {# cards}} for {card}.",
    ru: "Заплатите {n, plural, one {# карту} few {# карты} other {# карт}} за карту {card}.",
  },
  "settle.pick": { en: "Which world do you settle?", ru: "Какой мир вы заселяете?" },
  "settle.second": { en: "Do you settle a second world?", ru: "Заселяете второй мир?" },
  "settle.way": { en: "How do you get {card}?", ru: "Как вы получаете мир {card}?" },
  "settle.pay": {
    en: "Pay {n, plural, one {# card} other {# cards}} for {card}.",
    ru: "Заплатите {n, plural, one {# карту} few {# карты} other {# карт}} за карту {card}.",
  },
  "settle.tactics": {
    en: "{n, plural, =0 {Your military is enough. Do you still discard cards from your tableau for +{plus} each?} other {You lack # military. Which cards from your tableau do you discard for +{plus} each?}}",
    ru: "{n, plural, =0 {Военной мощи хватает. Всё равно сбросить карты со стола? Каждая даёт +{plus}.} other {Военной мощи не хватает: ещё #. Какие карты со стола сбросить? Каждая даёт +{plus}.}}",
  },
  "settle.mercenaries": {
    en: "Discard {min, plural, =0 {up to {max}} other {# to {max}}} hand cards for +1 military each.",
    ru: "Сбросьте {min, plural, =0 {до {max}} other {от # до {max}}} карт из руки, каждая даёт +1 военной мощи.",
  },
  "takeover.target": {
    en: "Do you try to take over a world of another player?",
    ru: "Попытаться захватить мир другого игрока?",
  },
  "takeover.power": { en: "With which power do you take over {target}?", ru: "Какой картой захватить мир {target}?" },
  "takeover.tactics": {
    en: "Which cards from your tableau do you discard for +{plus} in this attack?",
    ru: "Какие карты со стола сбросить ради нападения? Каждая даёт +{plus}.",
  },
  "takeover.mercenaries": {
    en: "Discard up to {max, plural, one {# hand card} other {# hand cards}} for +1 each in this attack.",
    ru: "Сбросьте до {max, plural, one {# карты} other {# карт}} из руки ради нападения: каждая даёт +1.",
  },
  "defense.tactics": {
    en: "Your world is attacked. Which cards from your tableau do you discard for +{plus} each?",
    ru: "На ваш мир нападают. Какие карты со стола сбросить? Каждая даёт +{plus}.",
  },
  "defense.mercenaries": {
    en: "Your world is attacked. Discard up to {max, plural, one {# hand card} other {# hand cards}} for +1 each.",
    ru: "На ваш мир нападают. Сбросьте до {max, plural, one {# карты} other {# карт}} из руки: каждая даёт +1.",
  },
  "trade.sell": { en: "Which good do you sell?", ru: "Какой ресурс вы продаёте?" },
  "consume.next": { en: "Which power do you use next?", ru: "Какое свойство применить следующим?" },
  "consume.goods": {
    en: "Choose {n, plural, one {a good} other {# goods}} for {power}.",
    ru: "Выберите {n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}} для карты {power}.",
  },
  "consume.leave": {
    en: "Which kinds do you leave? {min, plural, =0 {You may take all.} other {Leave at least #.}}",
    ru: "Какие виды оставить? {min, plural, =0 {Можно взять все.} other {Оставьте хотя бы #.}}",
  },
  "consume.sell": { en: "Which good do you sell with {power}?", ru: "Какой ресурс продать через карту {power}?" },
  "consume.discard": {
    en: "Discard up to {max, plural, one {# card} other {# cards}} for {power}.",
    ru: "Сбросьте до {max, plural, one {# карты} other {# карт}} для карты {power}.",
  },
  "gamble.name": { en: "Name a number, or do not gamble.", ru: "Назовите число или не рискуйте." },
  "gamble.ante": { en: "Which card do you wager?", ru: "Какую карту поставить?" },
  "gamble.take": { en: "You win. Which of the cards do you take?", ru: "Выигрыш! Какую из карт взять?" },
  "produce.bonus": {
    en: "You chose Produce: which windfall world gets a good?",
    ru: "Вы выбрали производство: какой ресурсный мир пополнить?",
  },
  "produce.windfall": {
    en: "Which windfall world gets a good from {card}?",
    ru: "Какой ресурсный мир пополнит карта {card}?",
  },
  "produce.discard": {
    en: "Do you discard a card so that {card} produces?",
    ru: "Сбросить карту, чтобы мир {card} произвёл ресурс?",
  },
  "round.discard": {
    en: "Your hand is too large. Discard {n, plural, one {# card} other {# cards}}.",
    ru: "В руке слишком много карт. Сбросьте {n, plural, one {# карту} few {# карты} other {# карт}}.",
  },
};
