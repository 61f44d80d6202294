/** The hints of a first game of Race: what a sensible player would do, and what to think of. */
import { sensible } from "@hypergate/bots/sensible-race";
import type { Said, Value } from "@hypergate/kernel";
import type { View } from "@hypergate/race/client";
import type { Adviser } from "../../game/lesson.ts";

const ACTIONS: Readonly<Record<string, Said>> = {
  "action/explore+5": {
    en: "you look for a good card, and seven are more than two.",
    ru: "вам нужна хорошая карта, а из семи выбрать легче, чем из двух.",
  },
  "action/explore+1+1": {
    en: "your hand is short, and this keeps two cards instead of one.",
    ru: "карт в руке мало, а так останутся две вместо одной.",
  },
  "action/develop": {
    en: "a development works for the rest of the game, and with the bonus it costs one card less.",
    ru: "технология работает до конца игры, а с бонусом она на одну карту дешевле.",
  },
  "action/settle": {
    en: "a world in your hand is within reach, and the bonus draws a card afterwards.",
    ru: "один из миров вам по силам, а бонус потом вернёт карту.",
  },
  "action/trade": {
    en: "you have a good and need cards, and this sells it first.",
    ru: "ресурс у вас есть, а карты нужны: с этим бонусом он сначала продаётся.",
  },
  "action/consume-x2": {
    en: "your goods can be turned into points, and they count twice now.",
    ru: "ваши ресурсы можно обратить в очки, и сейчас они удвоятся.",
  },
  "action/produce": {
    en: "your worlds are empty, and empty worlds earn nothing.",
    ru: "ваши миры пусты, а пустые миры ничего не приносят.",
  },
};

const QUESTIONS: Readonly<Record<string, Said>> = {
  "start.discard": {
    en: "keep what goes with your first world and what you can pay for soon.",
    ru: "оставляйте то, что подходит к первому миру и что скоро окупится.",
  },
  "explore.keep": {
    en: "a card that fits what lies before you is better than a dear one.",
    ru: "карта, которая подходит к вашему столу, лучше дорогой.",
  },
  "develop.pick": {
    en: "early on what a card does is worth more than its points.",
    ru: "в начале игры свойство карты важнее её очков.",
  },
  "develop.pay": {
    en: "pay with what you cannot place soon.",
    ru: "платите тем, что нескоро выложите.",
  },
  "settle.pick": {
    en: "a world that makes goods pays again and again.",
    ru: "мир, который даёт ресурсы, окупается снова и снова.",
  },
  "settle.pay": {
    en: "pay with what you cannot place soon.",
    ru: "платите тем, что нескоро выложите.",
  },
  "trade.sell": {
    en: "the rarer the good, the more cards it brings.",
    ru: "чем реже ресурс, тем больше карт он приносит.",
  },
  "consume.next": {
    en: "powers that take only one kind of good go first, those that take any go last.",
    ru: "сначала свойства, которым нужен определённый ресурс, потом те, которым годится любой.",
  },
  "consume.goods": {
    en: "spend the good that no other power needs.",
    ru: "тратьте ресурс, который другим свойствам не нужен.",
  },
  "produce.bonus": {
    en: "windfall worlds make a good only by such powers.",
    ru: "ресурсный мир наполняется только так.",
  },
  "produce.windfall": {
    en: "windfall worlds make a good only by such powers.",
    ru: "ресурсный мир наполняется только так.",
  },
  "round.discard": {
    en: "more than ten cards cannot be kept, so let those go that cost too much.",
    ru: "больше десяти карт держать нельзя: расстаньтесь с теми, что слишком дороги.",
  },
};

const NOTHING: Said = {
  en: "what could be placed is not worth the cards it costs.",
  ru: "то, что можно выложить, не стоит своих карт.",
};

const bot = sensible("hints");

export const adviser: Adviser = {
  answer: (view, question) => bot(question, () => view as View) as Value,
  why: (_, { key }, wanted) => {
    if (wanted === "word/none") return key === "develop.pick" || key === "settle.pick" ? NOTHING : undefined;
    return ACTIONS[String(wanted)] ?? QUESTIONS[key];
  },
};
