/** Race, third lesson: goods are produced and consumed for twice the points. */
import scenario from "../../../scenarios/guide-race-consume.json";
import { type Lesson, thing } from "../../game/lesson.ts";
import { ConsumePicture } from "./pictures.tsx";
import { COMPANY, scriptOf } from "./script.ts";

export const consume: Lesson = {
  id: "consume",
  title: { en: "Produce, consume ×2", ru: "Производство и ×2" },
  about: { en: "The engine that wins on chips.", ru: "Двигатель, который побеждает жетонами." },
  minutes: 4,
  Picture: ConsumePicture,
  names: COMPANY,
  script: scriptOf(scenario),
  steps: [
    {
      does: "read",
      at: ["earths-lost-colony", "gem-world", "spice-world"].map((id) => thing(`card/${id}`)).join(", "),
      act: { en: "Look at your three blue worlds", ru: "Посмотрите на три свои голубые планеты" },
      why: {
        en: "each of them makes a good whenever somebody calls Produce.",
        ru: "каждая даёт ресурс, когда кто-нибудь выбирает производство.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Produce", ru: "Выберите производство" },
      why: {
        en: "empty worlds earn nothing, and this fills them all at once.",
        ru: "пустые миры ничего не дают, а так наполнятся все сразу.",
      },
    },
    {
      does: "read",
      at: thing("card/consumer-markets"),
      act: { en: "Look at Consumer Markets", ru: "Посмотрите на «Потребительские рынки»" },
      why: {
        en: "for each blue good just made you drew a card.",
        ru: "за каждый новый голубой ресурс вы взяли карту.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Consume ×2", ru: "Выберите потребление ×2" },
      why: {
        en: "every point your goods earn now counts twice.",
        ru: "каждое очко за ресурсы сейчас удвоится.",
      },
    },
    {
      does: "answer",
      act: { en: "Start with Consumer Markets", ru: "Начните с «Потребительских рынков»" },
      why: {
        en: "it takes three blue goods at once, one point for each.",
        ru: "они берут сразу три голубых ресурса, по очку за каждый.",
      },
    },
    {
      does: "read",
      at: '[data-spot="own-points"]',
      act: { en: "Look at your points", ru: "Посмотрите на свои очки" },
      why: {
        en: "three goods became six points, and not one card was spent.",
        ru: "три ресурса стали шестью очками, и ни одной карты не потрачено.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Produce", ru: "Выберите производство" },
      why: { en: "the worlds are empty again.", ru: "миры снова пусты." },
    },
    {
      does: "read",
      at: thing("player/2"),
      act: { en: "Look at Tomas", ru: "Взгляните на Томаса" },
      why: {
        en: "four goods lie there, so Consume will come without your help.",
        ru: "у него четыре ресурса, и потребление случится без вашей помощи.",
      },
    },
    {
      does: "answer",
      act: { en: "Choose Settle", ru: "Выберите экспансию" },
      why: {
        en: "you place a world, and consume along when Tomas calls it.",
        ru: "вы заселите мир и заодно потребите, когда потребление выберет Томас.",
      },
    },
    {
      does: "answer",
      act: { en: "Settle Comet Zone", ru: "Заселите «Зону комет»" },
      why: {
        en: "a fourth world that produces is one good more each time.",
        ru: "четвёртый производящий мир — это ещё один ресурс каждый раз.",
      },
    },
    {
      does: "answer",
      act: {
        en: "Pay with Rebel Base, Destroyed World and Interstellar Bank",
        ru: "Отдайте «Базу повстанцев», «Разрушенный мир» и «Межзвёздный банк»",
      },
      why: {
        en: "without military, and with chips as your plan, they are only money.",
        ru: "без военной мощи и с расчётом на жетоны это просто деньги.",
      },
    },
    {
      does: "answer",
      act: { en: "Use Consumer Markets", ru: "Пустите в ход «Потребительские рынки»" },
      why: {
        en: "nothing is doubled this time, but three chips came for free.",
        ru: "на этот раз без удвоения, зато три жетона достались даром.",
      },
    },
    {
      does: "read",
      at: '[data-spot="pool"]',
      act: { en: "Look at the chips that are left", ru: "Посмотрите на запас жетонов" },
      why: {
        en: "when they run out the game ends, and you are ahead.",
        ru: "когда он кончится, кончится и игра, а вы впереди.",
      },
    },
    {
      does: "read",
      act: { en: "Produce, then double", ru: "Произвели, удвоили" },
      why: { en: "two rounds, six points, again and again.", ru: "два раунда, шесть очков, и снова." },
    },
  ],
};
