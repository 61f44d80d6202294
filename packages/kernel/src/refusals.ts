import type { Messages } from "./text.ts";

/** Why an answer was refused, in words; the same in every game. */
export const refusals: Messages = {
  "refused.one": {
    en: "Choose one of these: {options}.",
    ru: "Выберите что-то одно: {options}.",
  },
  "refused.some": {
    en: "Choose at least {min} and at most {max} of these: {options}.",
    ru: "Выберите не меньше {min} и не больше {max} из списка: {options}.",
  },
  "refused.number": {
    en: "Choose a whole number from {min} to {max}.",
    ru: "Выберите целое число от {min} до {max}.",
  },
  "refused.spread": {
    en: "Spread at least {min} and at most {max}, within these limits: {options}.",
    ru: "Распределите не меньше {min} и не больше {max}, соблюдая пределы: {options}.",
  },
  "refused.confirm": {
    en: "Answer yes or no.",
    ru: "Ответьте «да» или «нет».",
  },
  "refused.deal": {
    en: "Make an offer, accept the one on the table, or refuse.",
    ru: "Сделайте предложение, примите сделанное вам или откажитесь.",
  },
  "refused.accept": {
    en: "There is no offer that you could accept.",
    ru: "Нет предложения, которое вы могли бы принять.",
  },
  "refused.terms": {
    en: "Only these can change owners: {options}.",
    ru: "Сменить владельца может только это: {options}.",
  },
  "refused.cap": {
    en: "That is too much: of these you can name at most {max}.",
    ru: "Это слишком много: предел здесь — {max}.",
  },
  "refused.empty": {
    en: "An offer of nothing for nothing is no offer.",
    ru: "«Ничего за ничего» — не предложение.",
  },
  "refused.notAsked": {
    en: "You are not being asked anything right now.",
    ru: "Сейчас вас ни о чём не спрашивают.",
  },
  "refused.stale": {
    en: "That question is no longer open; please look at the new one.",
    ru: "Этот вопрос уже неактуален, взгляните на новый.",
  },
};
