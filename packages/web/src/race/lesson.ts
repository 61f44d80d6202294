/** The guide to Race for the Galaxy. */
import type { Value } from "@hypergate/kernel";
import scenario from "../../scenarios/guide-race.json";
import type { Lesson, Script } from "../game/lesson.ts";

interface Scenario {
  readonly seed: string;
  readonly settings: unknown;
  readonly position: unknown;
  readonly answers: readonly (readonly { readonly value: unknown }[])[];
}

function scriptOf({ seed, settings, position, answers }: Scenario): Script {
  const values = answers.map((ofSeat) => ofSeat.map(({ value }) => value as Value));
  return { config: { settings, position }, seed, answers: values };
}

export const lesson: Lesson = {
  game: "race",
  steps: [
    {
      does: "read",
      says: {
        en: "Earth's Lost Colony is your first world and lies in your tableau; the cards below are your hand, and cards are also the money.",
        ru: "«Потерянная колония Земли» — ваш первый мир, она лежит на столе; внизу карты руки, и картами же здесь платят.",
      },
    },
    {
      does: "answer",
      says: {
        en: "Everybody secretly chooses a phase, and every chosen phase is played by all: choose Settle.",
        ru: "Каждый тайно выбирает фазу, и каждую выбранную фазу играют все: выберите экспансию.",
      },
      hint: {
        en: "Choose Settle: you want a new world.",
        ru: "Выберите экспансию: вам нужен новый мир.",
      },
    },
    {
      does: "answer",
      says: {
        en: "Another player chose Explore, so you look at two cards as well and keep one: keep Comet Zone.",
        ru: "Кто-то выбрал исследование, поэтому и вы смотрите две карты и оставляете одну: оставьте «Зону комет».",
      },
      hint: { en: "Keep Comet Zone.", ru: "Оставьте «Зону комет»." },
    },
    {
      does: "answer",
      says: {
        en: "Now your own phase, Settle: choose Gem World.",
        ru: "Теперь ваша фаза, экспансия: выберите «Мир самоцветов».",
      },
      hint: { en: "Gem World is cheap and produces.", ru: "«Мир самоцветов» дёшев и даёт ресурсы." },
    },
    {
      does: "answer",
      says: {
        en: "It costs two, so pay with two cards you can spare: Export Duties and Interstellar Bank.",
        ru: "Он стоит две карты: заплатите теми, что не жалко, — «Экспортными пошлинами» и «Межзвёздным банком».",
      },
      hint: {
        en: "Pay with Export Duties and Interstellar Bank.",
        ru: "Заплатите «Экспортными пошлинами» и «Межзвёздным банком».",
      },
    },
    {
      does: "read",
      says: {
        en: "Others chose Consume and Produce: your good turned into a victory point, and both your worlds have made new goods.",
        ru: "Другие выбрали потребление и производство: ваш ресурс стал победным очком, а оба ваших мира дали новые ресурсы.",
      },
    },
    {
      does: "read",
      says: {
        en: "So it goes round after round, until somebody has twelve cards in the tableau or the point chips run out.",
        ru: "И так раунд за раундом, пока у кого-нибудь не наберётся двенадцать карт на столе или не кончатся жетоны очков.",
      },
    },
  ],
  script: scriptOf(scenario),
  wins: {
    en: "When the game ends, most points win: those on your cards and those in chips together.",
    ru: "В конце побеждает тот, у кого больше всего очков — на картах и в жетонах вместе.",
  },
  firstGame: {
    words: {
      en: "Play against bots with a ready-made opening hand",
      ru: "Сыграть с ботами, начав с готовой руки",
    },
    players: 3,
    settings: { sets: "base", learningHands: true },
  },
};
