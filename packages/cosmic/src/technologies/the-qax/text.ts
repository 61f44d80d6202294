import type { TechText } from "../text.ts";

export const text: TechText = {
  name: { en: "The Qax", ru: "Квакс" },
  about: {
    en: "When you invite a player, give them this tech. They must ally with you with 4 ships, or as many as possible, without having to give up colonies; the new owner may use it later in the same way.",
    ru: "Приглашая игрока, отдайте ему эту технологию. Он обязан вступить с вами в союз, отправив 4 корабля или сколько может, но жертвовать колониями не обязан; позже новый владелец может применить её так же.",
  },
  asks: {
    "alliance.invited": {
      ask: {
        en: "give it to somebody you invited, who must then help you?",
        ru: "отдать приглашённому, который за это обязан помочь?",
      },
      does: { en: "Give it", ru: "Отдать" },
    },
  },
  messages: {
    "the-qax/whom": {
      en: "Choose the invited player to whom you give The Qax.",
      ru: "Выберите, кому из приглашённых отдадите «Квакс».",
    },
    "the-qax.given": {
      en: "{player} gave The Qax to {other}, {other, select, you {and you} other {who}} must become an ally.",
      ru: "{player, select, you {Вы отдаёте} other {{player} отдаёт}} «Квакс», обязательный союзник — {other}.",
    },
  },
};
