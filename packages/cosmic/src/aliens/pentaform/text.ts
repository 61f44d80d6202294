import { sameAt } from "../../texts/ask.ts";
import { ANY_TIME } from "../../vocabulary.ts";
import type { AlienText } from "../text.ts";

export const text: AlienText = {
  name: { en: "Pentaform", ru: "Пентаформа" },
  power: { en: "Evolve", ru: "Эволюция" },
  about: {
    en: "Five aliens lie beside you in an order of your choice: your life stages. Besides this power you have that of the current stage, the leftmost at first. Whenever you gain a foreign colony you move one stage to the right, whenever you lose one you move one to the left. The power is mandatory.",
    ru: "Рядом с вами в выбранном вами порядке лежат пять пришельцев — ваши стадии жизни. Кроме этой способности, у вас есть способность текущей стадии, сначала самой левой. Получив далёкую колонию, вы сдвигаетесь на стадию вправо, потеряв — на стадию влево. Способность обязательная.",
  },
  oneLine: {
    en: "Five aliens in a row: each colony makes you the next one.",
    ru: "Пять пришельцев в ряд: каждая колония — новая стадия.",
  },
  wild: {
    en: "Discard your alien, draw two unused flares, and become one of their aliens. Give this flare to the Pentaform.",
    ru: "Сбросьте своего пришельца, возьмите две неиспользуемые вспышки и станьте одним из этих пришельцев. Отдайте эту вспышку Пентаформе.",
  },
  super: {
    en: "At the start of any encounter two of your life stages may change places.",
    ru: "В начале любого контакта две ваши стадии жизни могут поменяться местами.",
  },
  asks: {
    power: {},
    wild: {
      ...sameAt(ANY_TIME, {
        ask: {
          en: "discard your alien and become one of two unused ones?",
          ru: "сбросить своего пришельца и стать одним из двух новых?",
        },
        does: { en: "Transform", ru: "Превратиться" },
      }),
    },
    super: {
      "regroup.start": {
        ask: { en: "swap two of your life stages?", ru: "поменять местами две стадии жизни?" },
        does: { en: "Swap stages", ru: "Поменять" },
      },
    },
  },
  rules: [
    {
      id: "pentaform 0",
      en: "Red alert light. Game setup: draw five unused flares, drawing again for aliens with game setup or not allowed at this table or beside the others; lay their sheets out in an order of your choice. Those flares leave the game. You start at the leftmost. The power is mandatory.",
      ru: "Красная сигнальная лампочка. Подготовка: возьмите пять неиспользуемых вспышек, меняя пришельцев с подготовкой и тех, кому нельзя быть за этим столом или рядом с остальными; выложите их листы в любом порядке. Эти вспышки покидают игру. Вы начинаете с самой левой стадии. Способность обязательная.",
    },
    {
      id: "pentaform 1",
      en: "You have both your own power and that of the current stage; a zap on one leaves the other.",
      ru: "У вас и своя способность, и способность текущей стадии; заморозка одной не трогает другую.",
    },
    {
      id: "pentaform 2",
      en: "On gaining a foreign colony you move one stage to the right, if possible; one move for each colony.",
      ru: "Получив далёкую колонию, вы, если можно, сдвигаетесь на стадию вправо; за каждую колонию — на одну.",
    },
    {
      id: "pentaform 3",
      en: "On losing a foreign colony you move one stage to the left, if possible; one move for each colony.",
      ru: "Потеряв далёкую колонию, вы, если можно, сдвигаетесь на стадию влево; за каждую колонию — на одну.",
    },
    {
      id: "pentaform zap",
      en: "Each move and every use of the stage's power can be zapped. A zapped move is not made up for.",
      ru: "Заморозить можно каждый сдвиг и каждое использование способности стадии. Замороженный сдвиг не восполняется.",
    },
    {
      id: "pentaform EC1",
      en: "A new stage works at once for everything still to come; a zap on the one before does not carry over to it, but a stage that was zapped stays so for the encounter, even if you come back to it. Tokens, cards and ships on a stage stay there while it is not the current one. Too few home colonies suspend both powers.",
      ru: "Новая стадия сразу действует для всего, что ещё впереди; заморозка прежней на неё не переходит, но замороженная стадия остаётся такой до конца контакта, даже если вы к ней вернётесь. Жетоны, карты и корабли на листе стадии остаются на нём, пока она не текущая. Нехватка родных колоний приостанавливает обе способности.",
      decided: true,
    },
    {
      id: "pentaform EC2",
      en: "When this sheet is turned face down, leaves you or leaves the game, so do all your stages: what their texts say of that happens, even for those that are not the current one.",
      ru: "Когда этот лист перевёрнут, уходит от вас или выходит из игры, то же происходит со всеми стадиями: исполняется всё, что об этом сказано на их листах, даже если текущая стадия — другая.",
      decided: true,
    },
    {
      id: "pentaform wild",
      en: "Wild (any player, any phase): discard your alien, draw two unused flares, drawing again for aliens with game setup or not allowed, and become one of the two. Both flares are shuffled into the cosmic deck. This flare then goes to the Pentaform, or is discarded if nobody is the Pentaform.",
      ru: "Джокер (любой игрок, любая фаза): сбросьте своего пришельца, возьмите две неиспользуемые вспышки, меняя пришельцев с подготовкой и недопустимых, и станьте одним из двух. Обе вспышки замешиваются в космическую колоду. Эта вспышка переходит к Пентаформе, а если её нет, сбрасывается.",
    },
    {
      id: "pentaform super",
      en: "Super (any player, regroup): two life stages change places; your own place in the row does not move. The flare then returns to your hand.",
      ru: "Супер (любой игрок, перегруппировка): две стадии жизни меняются местами; ваше место в ряду не сдвигается. Затем вспышка возвращается вам на руку.",
    },
  ],
  messages: {
    "pentaform/order": {
      en: "In which order do you go through these lives? You begin with the first.",
      ru: "В каком порядке вы проживёте эти жизни? Начнёте с первой.",
    },
    "pentaform/first": { en: "Which life stage changes its place?", ru: "Какая стадия жизни сменит место?" },
    "pentaform/second": {
      en: "With which stage does it change places?",
      ru: "С какой стадией она поменяется местами?",
    },
    "pentaform/become": { en: "Which alien do you become?", ru: "Каким пришельцем вы станете?" },
    "pentaform.row": {
      en: "{player, select, you {your} other {{player}'s}} lives will be {powers}.",
      ru: "{player, select, you {Вы проживёте} other {{player} проживёт}} жизни одну за другой ({powers}).",
    },
    "pentaform.became": {
      en: "{player} entered a new stage of life, {power}.",
      ru: "{player, select, you {Вы вступаете} other {{player} вступает}} в новую стадию жизни ({power}).",
    },
  },
};
